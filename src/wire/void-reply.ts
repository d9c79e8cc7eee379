import { epochSecondOf, isoUtc } from '../astro/civil.ts'
import { SIGNS } from '../astro/sign.ts'
import { isVoid, type VoidDefinition, type VoidOfCourse } from '../astro/void-of-course.ts'

/** The void at the end of the Moon's stay in its sign, to the second, with its definition. */
export function voidReply(found: VoidOfCourse, jd: number, definition: VoidDefinition) {
  const { start, end, lastAspect, nextSign } = found
  const at = (time: number): string => isoUtc(epochSecondOf(time))
  return {
    is_void: isVoid(found, jd),
    start: at(start),
    end: at(end),
    last_aspect: lastAspect && { body: lastAspect.body, type: lastAspect.aspect.id, exact_at: at(lastAspect.jd) },
    next_sign: SIGNS[nextSign]!.name,
    definition,
  }
}
