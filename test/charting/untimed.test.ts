import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { elementOf, SIGNS } from '../../src/astro/sign.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { pictureOf, styleOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import { contentOf } from '../support/report.ts'

const LEEDS = { name: 'Ann', city: 'Leeds', lat: 53.7965, lng: -1.5478, tz_str: 'Europe/London' }
/** Forty days in a row: the Moon changes its sign in about seventeen of them. */
const DAYS = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(1965, 6, 1 + index)))
const birth = (day: Date) => ({
  ...LEEDS,
  ...{ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
})
const reports: readonly ReportContent[] = DAYS.map((day) => contentOf({ ...birth(day), time_known: false }))
const moonOf = ({ placements }: ReportContent) => placements.find(({ id }) => id === 'moon')!
const open = reports.filter((report) => moonOf(report).sign_id === null)
const certain = reports.filter((report) => moonOf(report).sign_id !== null)

describe('a report of a birth without a time', () => {
  test('has each body in one sign or in two, as the ephemeris has it at both ends of the day', () => {
    expect(open.length).toBeGreaterThan(10)
    expect(certain.length).toBeGreaterThan(10)
    const signsAt = (day: Date, hour: number, minute: number) =>
      contentOf({ ...birth(day), hour, minute }).placements.map(({ sign }) => sign)
    const inTwo = new Set<string>()
    DAYS.forEach((day, index) => {
      const [early, late] = [signsAt(day, 0, 0), signsAt(day, 23, 59)]
      reports[index]!.placements.forEach(({ id, sign, dignity }, place) => {
        const isOpen = early[place] !== late[place]
        expect(sign).toBe(isOpen ? `${early[place]} or ${late[place]}` : early[place])
        if (isOpen) {
          inTwo.add(id)
          expect(dignity).toBeNull()
        }
      })
    })
    expect([...inTwo]).toEqual(expect.arrayContaining(['sun', 'moon', 'mercury', 'venus']))
  })

  test('reads both signs of a Sun that changes its sign, and builds nothing on either', () => {
    const [report, ...others] = reports.filter(({ placements }) => placements[0]!.sign_id === null)
    expect(others).toEqual([])
    const entries = report!.sections.flatMap((section) => section.entries)
    expect(entries.flatMap(({ key, title }) => (/^sun\.|\.sun\.|sun_/.test(key) ? [title] : []))).toEqual(
      expect.arrayContaining([
        'Sun in Cancer, if you were born early in the day',
        'Sun in Leo, if you were born late in the day',
      ]),
    )
    expect(entries.filter(({ key }) => /^blend\.sun|^dignity\.sun/.test(key))).toEqual([])
    expect(report!.portrait![0]).toMatch(/left Cancer and entered Leo/)
    expect(report!.questions![0]).toMatch(/of Cancer or one of Leo/)
    expect(report!.synthesis.slice(0, 2).filter(({ title }) => title.includes('Sun'))).toEqual([])
  })

  test('gives positions and orbs in whole degrees, and no direction of an aspect that was exact that day', () => {
    const aspects = reports.flatMap((report) => report.aspects)
    for (const { orb } of aspects) expect(orb).toMatch(/^\d{1,2}°$/)
    for (const { position } of reports.flatMap(({ placements }) => placements)) expect(position).not.toContain('′')
    expect(JSON.stringify(reports.map(({ synthesis, portrait }) => [synthesis, portrait]))).not.toContain('′')
    expect(aspects.some(({ applying }) => applying === null)).toBe(true)
    DAYS.slice(0, 12).forEach((day, index) => {
      const [early, late] = [0, 23].map((hour) => contentOf({ ...birth(day), hour, minute: 0 }).aspects)
      const known = reports[index]!.aspects.filter((each) => each.applying !== null)
      for (const { a, b, type, applying } of known) {
        const ends = [early!, late!].map((list) => list.find((hit) => hit.a === a && hit.b === b && hit.type === type))
        // A pair whose bodies are equally fast may turn within the day.
        if (ends[0]?.applying === ends[1]?.applying)
          expect([a, b, type, applying]).toEqual([a, b, type, ends[0]?.applying])
      }
    })
  })

  test('says the degrees of the Moon as a range, and no dignity where its sign is open', () => {
    for (const report of reports) expect(moonOf(report).position).toMatch(/^\d{1,2}°–\d{1,2}°$/)
    for (const report of open) expect(moonOf(report).dignity).toBeNull()
    expect(certain.some((report) => moonOf(report).dignity !== null)).toBe(true)
  })

  test('has no aspect of the Moon, in tables, texts, reasons and figures', () => {
    for (const report of reports) {
      expect(report.aspects.filter(({ a, b }) => a === 'moon' || b === 'moon')).toEqual([])
      const keys = report.sections.flatMap(({ entries }) => entries.map(({ key }) => key))
      expect(keys.filter((key) => /^aspect\..*\bmoon\b/.test(key))).toEqual([])
      const reasons = report.synthesis.flatMap(({ because }) => because)
      expect(reasons.filter((reason) => /closest|aspect/.test(reason) && /Moon/.test(reason))).toEqual([])
      const figures = report.synthesis.filter(({ title }) => /trine of|T-square|cross|yod|kite/i.test(title))
      expect(figures.filter(({ title }) => title.includes('Moon'))).toEqual([])
    }
  })

  test('lacks no element that the Moon may bring, and never says that nothing contradicts', () => {
    const elementsOf = (signs: string) =>
      signs.split(' or ').map((name) => elementOf(SIGNS.findIndex((sign) => sign.name === name)))
    for (const report of open) {
      const keys = report.sections.flatMap(({ entries }) => entries.map(({ key }) => key))
      for (const element of elementsOf(moonOf(report).sign)) {
        expect(keys).not.toContain(`element.${element}.weak`)
        expect(report.synthesis.flatMap(({ because }) => because)).not.toContainEqual(
          expect.stringMatching(new RegExp(`^(?:Nothing of weight|The least).*${element}`)),
        )
      }
    }
    for (const report of reports) expect(JSON.stringify(report)).not.toContain('do not contradict each other')
  })

  test('counts no Moon where its sign is open: in weights, stelliums and rulers', () => {
    for (const report of open) {
      expect(report.synthesis.slice(0, 2).filter(({ title }) => title.includes('Moon'))).toEqual([])
      expect(report.synthesis.flatMap(({ because }) => because).filter((each) => /sign of.*Moon/.test(each))).toEqual(
        [],
      )
      const stelliums = report.sections.flatMap(({ entries }) =>
        entries.filter(({ key }) => key.startsWith('stellium.')),
      )
      expect(stelliums.filter(({ title }) => title.includes('Moon'))).toEqual([])
    }
  })

  test('calls no planet unaspected that an hour of the day joins with the Moon', () => {
    const said = reports.map(unaspectedIn)
    expect(said.flat().length).toBeGreaterThan(5)
    DAYS.forEach((day, index) => {
      for (const hour of said[index]!.length > 0 ? [0, 4, 8, 12, 16, 20] : []) {
        const { aspects } = contentOf({ ...birth(day), hour, minute: 0 })
        const met = aspects.flatMap(({ a, b }) => (a === 'moon' ? [b] : b === 'moon' ? [a] : []))
        expect(said[index]!.filter((planet) => met.includes(planet))).toEqual([])
      }
    })
  })
})

const unaspectedIn = ({ sections }: ReportContent): string[] =>
  sections.flatMap(({ entries }) => entries.flatMap(({ key }) => /^unaspected\.(\w+)$/.exec(key)?.[1] ?? []))

const sky = swissSky(ephemerisFiles(undefined))
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

describe('a picture of a birth without a time', () => {
  const moonIn = (request: object) => {
    const order = pictureOf('natal', request)
    const { content } = wheelOf(sky, atlas, order)
    const page = new DOMParser().parseFromString(drawWheel(content, styleOf(order)), 'image/svg+xml')
    const groups = [...page.getElementsByTagName('g')]
    const titleOf = (group: (typeof groups)[number]) => group.getElementsByTagName('title')[0]!.textContent
    const moon = groups.find((group) => group.getAttribute('data-body') === 'moon')!
    const ends = ['data-from', 'data-to']
    return {
      title: titleOf(moon),
      labels: [...moon.getElementsByTagName('path')].map((path) => path.getAttribute('class')),
      aspects: groups.filter((group) => ends.some((end) => group.getAttribute(end) === 'moon')).map(titleOf),
      words: page.getElementsByTagName('desc')[0]!.textContent,
    }
  }
  test('has the Moon without minutes, and its aspects in whole degrees without a direction', () => {
    const pictures = DAYS.slice(0, 10).map((day) => moonIn({ ...birth(day), time_known: false }))
    for (const { title, labels, words } of pictures) {
      expect(title).toMatch(/^Moon \d{1,2}° \w+$/)
      expect(labels).toContain('degree')
      expect(labels).not.toContain('minute')
      expect(words).toContain('time unknown')
      expect(words).not.toMatch(/Moon \d{1,2}°\d/)
      expect(words!.split('the closest:')[1]).not.toContain('Moon')
    }
    const aspects = pictures.flatMap((picture) => picture.aspects)
    expect(aspects.length).toBeGreaterThan(10)
    for (const title of aspects) expect(title).toMatch(/orb \d°$/)
    const timed = moonIn({ ...birth(DAYS[1]!), hour: 12, minute: 0 })
    expect(timed.labels).toContain('minute')
    expect(timed.title).toMatch(/^Moon \d{1,2}°\d\d′/)
  })
})
