import { epochSecondOf, isoUtc } from '../astro/civil.ts'
import { SIGNS } from '../astro/sign.ts'
import type { VoidDefinition, VoidOfCourse } from '../astro/void-of-course.ts'

/** The void at the end of the Moon's stay in its sign, to the second, with its definition. */
export function voidReply({ start, end, lastAspect, nextSign }: VoidOfCourse, jd: number, definition: VoidDefinition) {
  const at = (time: number): string => isoUtc(epochSecondOf(time))
  return {
    is_void: jd >= start && jd < end,
    start: at(start),
    end: at(end),
    last_aspect: lastAspect && { body: lastAspect.body, type: lastAspect.aspect.id, exact_at: at(lastAspect.jd) },
    next_sign: SIGNS[nextSign]!.name,
    definition,
  }
}
