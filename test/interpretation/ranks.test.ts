import { expect, test } from 'vitest'
import { MAJOR_ASPECTS } from '../../src/astro/aspect.ts'
import { PLANETS } from '../../src/astro/body.ts'
import { chart } from '../../src/astro/chart.ts'
import { dominants } from '../../src/astro/dominants.ts'
import { selection } from '../../src/interpretation/selection.ts'
import { synthesis } from '../../src/interpretation/synthesis.ts'
import { LANGUAGES } from '../../src/languages/language.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

const sky = swissSky(ephemerisFiles(undefined))
const charts = Array.from({ length: 400 }, (_, index) =>
  chart(sky, {
    ...{ jd: 2440000.5 + index * 31.37, place: { latitude: 48, longitude: 11 }, zodiac: { kind: 'tropical' } },
    ...{ houses: 'placidus', bodies: [...PLANETS], angles: [], lots: [], aspects: MAJOR_ASPECTS },
  }),
)

/** Shares of at most two in a hundred apart are printed as the same number or as neighbours. */
const SAME_SHARE = 0.02

test('a mode sets the tone only where no other weighs as much', () => {
  const tied = charts.filter((cast) => {
    const [first, second] = Object.values(dominants(cast, 'modern').modes).toSorted((a, b) => b - a)
    return first! - second! < SAME_SHARE
  })
  expect(tied.length).toBeGreaterThan(20)
  const titles = tied.flatMap((cast) => synthesis(cast, null, 'en').map(({ title }) => title))
  expect(titles.filter((title) => /(?:cardinal|fixed|mutable) signs set the tone/.test(title))).toEqual([])
  const reasons = tied.flatMap((cast) => synthesis(cast, null, 'en').flatMap(({ because }) => because))
  expect(reasons.filter((reason) => reason.startsWith('By mode')).length).toBe(tied.length)
  expect(
    reasons.filter((reason) => /^By mode/.test(reason) && !/ each in \w+(?:, \w+)? and \w+ signs\.$/.test(reason)),
  ).toEqual([])
})

test('a shape whose text tells of one planet names it', () => {
  const titleOf = (cast: (typeof charts)[number], shape: string) =>
    selection(cast).flatMap(({ key, title }) => (key === `shape.${shape}` ? [title] : []))
  const [bowls, buckets, locomotives] = ['bowl', 'bucket', 'locomotive'].map((shape) =>
    charts.flatMap((cast) => titleOf(cast, shape)),
  )
  for (const title of [...bowls!, ...locomotives!]) expect(title).toMatch(/^The shape of the chart: \w+, led by \w+$/)
  for (const title of buckets!) expect(title).toMatch(/: Bucket, with \w+(?: and \w+)? as its handle$/)
  for (const found of [bowls, buckets, locomotives]) expect(found!.length).toBeGreaterThan(3)
})

test('the leader of a bowl has the empty half on its clockwise side', () => {
  const bowls = charts.flatMap((cast) => {
    const led = selection(cast).find(({ key }) => key === 'shape.bowl')
    return led ? [{ cast, leader: /led by (\w+)$/.exec(led.title)![1]!.toLowerCase() }] : []
  })
  for (const { cast, leader } of bowls) {
    const longitudes = new Map(cast.points.map(({ id, longitude }) => [id, longitude]))
    const behind = [...longitudes.values()].map((each) => (longitudes.get(leader)! - each + 360) % 360)
    expect(behind.filter((arc) => arc > 0 && arc < 150)).toEqual([])
  }
})

test('names are filled in every language', () => {
  for (const language of LANGUAGES) {
    const titles = charts
      .slice(0, 40)
      .flatMap((cast) => [
        ...selection(cast, null, language).map(({ title }) => title),
        ...synthesis(cast, null, language).flatMap(({ title, because }) => [title, ...because]),
      ])
    expect(titles.filter((title) => /[{}]|undefined|null/.test(title))).toEqual([])
  }
})

test('the closest aspects are not those of a generation', () => {
  const slow = charts.flatMap((cast) => synthesis(cast, null, 'en').map(({ title }) => title))
  expect(slow.filter((title) => /^(?:Uranus|Neptune|Pluto) \w+ (?:Uranus|Neptune|Pluto)$/.test(title))).toEqual([])
  const readings = charts.map((cast) => selection(cast).map(({ title }) => title))
  expect(readings.flat().some((title) => /^(?:Uranus|Neptune|Pluto) \w+ (?:Uranus|Neptune|Pluto)$/.test(title))).toBe(
    true,
  )
})
