import { normalise, separation } from '../src/astro/angle.ts'
import { ASPECTS, MAJOR_ASPECTS } from '../src/astro/aspect.ts'
import { type AspectHit, crossAspects } from '../src/astro/aspects.ts'
import { type Body, PLANETS } from '../src/astro/body.ts'
import { type Chart, type ChartPoint, chart, moversOf } from '../src/astro/chart.ts'
import { houseOf } from '../src/astro/houses.ts'
import { type Passage, passages } from '../src/astro/passages.ts'
import type { Sky, Zodiac } from '../src/astro/sky.ts'
import type { TransitQuery, TransitRequest } from '../src/contract/transits.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import { transitReading } from '../src/interpretation/transit-reading.ts'
import { type Atlas, bornOf, locate } from '../src/wire/birth.ts'
import { byteWriter } from '../src/wire/bytes.ts'
import { aspectsWithin, chartRequestOf } from '../src/wire/natal-plan.ts'
import { transitMoment, writeTransit } from '../src/wire/transits.ts'
import { zodiacOf } from '../src/wire/zodiac.ts'

const TRANSIT_BODIES: readonly Body[] = [...PLANETS, 'true_node', 'chiron', 'mean_lilith']

/** Transits over natal charts, as the bytes of answers. */
export function transitTasks(sky: Sky, atlas: Atlas, corpus: () => Corpus) {
  const out = byteWriter()

  return {
    calculate(input: TransitRequest & TransitQuery): Uint8Array<ArrayBuffer> {
      const born = bornOf(input.natal, atlas, 'natal.')
      const { current_city: city, current_lat: lat, current_lng: lng, tz_str } = input
      const now = locate({ city, lat, lng, tz_str }, atlas, 'current_city')
      const moment = transitMoment(input, now)
      const zodiac = zodiacOf(input.natal)
      const natal = chart(sky, { ...chartRequestOf(born, input.natal, false), aspects: [] })
      const { moving, unknown } = movingOver(natal, sky, moment.jd, zodiac)
      const among = aspectsWithin(input.include_minor ? ASPECTS : MAJOR_ASPECTS, input.orb_settings)
      const fixed = moversOf(natal.points).map((point) => ({ ...point, speed: 0 }))
      const hits = crossAspects(moversOf(moving), fixed, among)
      const transit = {
        born,
        natal,
        now,
        moment,
        moving,
        unknown,
        hits,
        passages: input.include_exact_times ? passagesOf(hits, moving, natal, sky, moment.jd, zodiac) : null,
        texts: input.interpretation?.enable ? transitReading(hits, moving, natal.points, corpus()) : null,
        deltaTDays: { birth: sky.deltaTDays(born.moment.jd), transit: sky.deltaTDays(moment.jd) },
      }
      writeTransit(out, transit, input)
      return out.take()
    },
  }
}

/** The bodies of an instant, in the houses of a natal chart. */
function movingOver({ houses }: Chart, sky: Sky, jd: number, zodiac: Zodiac) {
  const { points, unknown } = chart(sky, {
    jd,
    place: null,
    zodiac,
    houses: 'placidus',
    bodies: TRANSIT_BODIES,
    angles: [],
    lots: [],
    aspects: [],
  })
  const moving = points.map((point) => ({ ...point, house: houses && houseOf(point.longitude, houses.cusps) }))
  return { moving, unknown }
}

/** The passage that each aspect belongs to. */
function passagesOf(
  hits: readonly AspectHit[],
  moving: readonly ChartPoint[],
  natal: Chart,
  sky: Sky,
  jd: number,
  zodiac: Zodiac,
): Passage[] {
  const byBody = new Map<string, ReturnType<typeof passages>>()
  return hits.map(({ a, b, aspect }) => {
    const body = moving.find(({ id }) => id === a)!
    const point = natal.points.find(({ id }) => id === b)!
    const passage = byBody.get(a) ?? passages(sky, body.body!, jd, zodiac)
    byBody.set(a, passage)
    const [near] = [point.longitude + aspect.angle, point.longitude - aspect.angle]
      .map(normalise)
      .sort((one, other) => separation(one, body.longitude) - separation(other, body.longitude))
    return passage(near!, aspect.orb)
  })
}
