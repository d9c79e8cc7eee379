import { expect, test } from 'vitest'
import type { Sky } from '../../src/astro/sky.ts'
import { natalChart } from '../../src/calculation/charting/natal.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { orderedNatal } from '../../src/calculation/charting/report.ts'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { PICTURES } from '../../src/techniques/index.ts'
import { pictureOf, requestWith, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { swissSky } from '../../workers/sky.ts'

const swiss = swissSky(ephemerisFiles(undefined))
const corpus = lazyCorpus()
const TOWN = {
  ...{
    geonameId: 1,
    name: 'Town',
    country: 'GR',
    countryName: 'Greece',
    state: null,
    population: 1,
    others: 0,
  },
  ...{ latitude: 37.98, longitude: 23.73, timezone: 'Europe/Athens' },
}
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Town' }

/** The real sky and an atlas of one town, with a count of what was asked of each. */
function counted() {
  const counts: Record<string, number> = {}
  const counting = <Parts extends object>(parts: Parts): Parts =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part !== 'function'
          ? part
          : (...given: unknown[]) => {
              counts[name] = (counts[name] ?? 0) + 1
              return part(...given)
            },
      ]),
    ) as Parts
  const sky: Sky = counting(swiss)
  const atlas = counting({
    find: () => TOWN,
    suggest: () => [],
    distance: () => null,
    near: () => [],
    zonesNear: () => [],
    zonesAt: () => ['Europe/Athens'],
  }) as unknown as Atlas
  return { sky, atlas, counts }
}

const askedBy = (make: (sky: Sky, atlas: Atlas) => unknown): Record<string, number> => {
  const { sky, atlas, counts } = counted()
  make(sky, atlas)
  return counts
}

const REQUEST = NatalChartRequest.parse({ ...BIRTH, include_minor_aspects: true, fixed_stars: ['royal_4'] })

test('a chart with its report makes exactly the calls to sky and atlas of the chart alone', () => {
  const alone = askedBy((sky, atlas) => natalChart(sky, atlas, corpus, REQUEST))
  const ordered = askedBy((sky, atlas) => orderedNatal(sky, atlas, corpus, REQUEST))
  expect(alone).toMatchObject({ find: 1, zonesAt: 1, houses: 1, star: 4 })
  expect(ordered).toEqual(alone)
})

test('a report has only the major aspects, also beside a chart with all ten', () => {
  const { natal, report } = orderedNatal(swiss, counted().atlas, corpus, REQUEST)
  const major = natalChart(swiss, counted().atlas, corpus, { ...REQUEST, include_minor_aspects: false })
  expect(natal.cast.chart.aspects.length).toBeGreaterThan(major.cast.chart.aspects.length)
  expect(report.text.aspects).toHaveLength(major.cast.chart.aspects.length)
})

/** Fields that name a place, which is looked up once. */
const placesIn = (request: unknown): number =>
  typeof request === 'object' && request !== null
    ? Object.entries(request).reduce((sum, [name, value]) => sum + (/(?:^|_)city$/.test(name) ? 1 : placesIn(value)), 0)
    : 0

test.each(PICTURES)('a wheel of kind %s casts each of its charts once, headers included', (kind, face) => {
  const request = requestWith(face, [BIRTH, { ...BIRTH, year: 1979 }])
  const order = pictureOf(kind, request)
  const { rings, births } = wheelOf(swiss, counted().atlas, order)
  const charts = [rings.inner, rings.outer, ...births].filter((each) => each?.occasion)
  expect(askedBy((sky, atlas) => wheelOf(sky, atlas, order))).toMatchObject({
    houses: charts.length,
    find: placesIn(request),
  })
})
