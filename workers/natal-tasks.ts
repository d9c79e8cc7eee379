import { chart } from '../src/astro/chart.ts'
import type { Sky, Zodiac } from '../src/astro/sky.ts'
import { voidOfCourse } from '../src/astro/void-of-course.ts'
import type { NatalChartQuery, NatalChartRequest, SimpleNatalRequest } from '../src/contract/natal.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import { type Atlas, type Born, bornOf } from '../src/wire/birth.ts'
import { byteWriter, literal } from '../src/wire/bytes.ts'
import { type Cast, compactReply, writeNatal } from '../src/wire/natal.ts'
import { chartRequestOf, starsNamed } from '../src/wire/natal-plan.ts'

/** Natal charts over one sky and one atlas, as the bytes of answers. */
export function natalTasks(sky: Sky, atlas: Atlas, corpus: () => Corpus) {
  const out = byteWriter()

  function cast(born: Born, input: Parameters<typeof chartRequestOf>[1], minor: boolean): Cast {
    const request = chartRequestOf(born, input, minor)
    return { born, chart: chart(sky, request), zodiac: request.zodiac, deltaTDays: sky.deltaTDays(request.jd) }
  }

  return {
    calculate(input: NatalChartRequest & NatalChartQuery): Uint8Array<ArrayBuffer> {
      const born = bornOf(input, atlas)
      const found = cast(born, input, input.include_minor || input.include_minor_aspects)
      if (input.response_format === 'compact') return json(compactReply(found, input))
      const { jd } = born.moment
      const stars = starsNamed(input.fixed_stars).map((star) => [star, sky.star(star, jd, found.zodiac)] as const)
      const extras = {
        stars,
        voidOfCourse: input.include_moon_void_of_course
          ? voidOfCourse(sky, jd, found.zodiac, input.moon_void_definition)
          : null,
        corpus: input.interpretation?.enable ? corpus() : null,
        moonOfDay: born.timeKnown ? null : moonOfDay(sky, born, found.zodiac),
      }
      writeNatal(out, found, extras, input)
      return out.take()
    },

    simple(input: SimpleNatalRequest): Uint8Array<ArrayBuffer> {
      const born = bornOf(input, atlas)
      return json(compactReply(cast(born, input, false), input))
    },
  }
}

const json = (reply: object): Uint8Array<ArrayBuffer> => literal(JSON.stringify(reply))

/** The Moon from one midnight to the next, around the noon of a birth without a time. */
function moonOfDay(sky: Sky, { moment }: Born, zodiac: Zodiac): readonly [number, number] {
  const moonAt = (jd: number): number => sky.positions(['moon'], jd, zodiac)[0]!.longitude
  return [moonAt(moment.jd - HALF_DAY), moonAt(moment.jd + HALF_DAY)]
}

const HALF_DAY = 0.5
