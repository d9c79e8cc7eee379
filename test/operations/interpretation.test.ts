import { beforeAll, describe, expect, test } from 'vitest'
import { Interpretation } from '../../src/contract/births/interpretation.ts'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { ReportContent } from '../../src/contract/reports/content.ts'
import { splitChunks } from '../../src/wire/bytes.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

const ATHENS = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const SECTIONS = ['core_self', 'mind', 'love_relating', 'work_path', 'social_collective', 'karmic_healing']

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const natal = async (body: object) => (await service.postTo('/api/v1/natal/calculate', { ...ATHENS, ...body })).json()

describe('the texts of a natal chart', () => {
  test('are grouped by section, and present only on request', async () => {
    expect(await natal({})).not.toHaveProperty('interpretation')
    expect(await natal({ interpretation: { enable: false } })).not.toHaveProperty('interpretation')
    const { interpretation, warnings } = await natal({ interpretation: { enable: true } })
    expect(warnings).toBeUndefined()
    expect(Interpretation.parse(interpretation)).toEqual(interpretation)
    expect(Object.keys(interpretation.sections)).toEqual(SECTIONS)
    for (const entries of Object.values<unknown[]>(interpretation.sections)) expect(entries.length).toBeGreaterThan(3)
  })

  test('agree with the chart of the same answer', async () => {
    const { planets, aspects, interpretation } = await natal({ interpretation: { enable: true } })
    const keys = new Set(
      Object.values<{ key: string }[]>(interpretation.sections).flatMap((all) => all.map(({ key }) => key)),
    )
    const read = (id: string) => !['lilith'].includes(id)
    for (const { id, sign_id, house } of planets.filter((planet: { id: string }) => read(planet.id))) {
      expect(keys).toContain(`planet.${id}.sign.${sign_id}`)
      expect(keys).toContain(`planet.${id}.house.${house}`)
    }
    const told = aspects.filter(({ p1, p2 }: { p1: string; p2: string }) => read(p1) && read(p2))
    expect(told.length).toBeGreaterThan(10)
    for (const { p1, type, p2 } of told) expect(keys).toContain(`aspect.${p1}.${type}.${p2}`)
  })

  test('name what dominates, with reasons', async () => {
    const { interpretation, dominants } = await natal({ interpretation: { enable: true }, include_dominants: true })
    const [first] = interpretation.synthesis
    expect(first.title.toLowerCase()).toContain(dominants.strongest.planet)
    expect(first.because.length).toBeGreaterThan(1)
    expect(first.body.length).toBeGreaterThan(200)
  })

  test('leave houses and angles out without a time of birth', async () => {
    const { interpretation } = await natal({
      time_known: false,
      tz_str: 'Europe/Athens',
      interpretation: { enable: true },
    })
    const entries = Object.values<{ key: string; category: string }[]>(interpretation.sections).flat()
    expect(entries.filter(({ key }) => key.includes('house') || key.startsWith('angle'))).toEqual([])
    expect(entries.length).toBeGreaterThan(20)
  })
})

describe('the texts of transits', () => {
  const transits = async (interpretation: object | undefined) => {
    const body = {
      natal: ATHENS,
      current_lat: 37.98,
      current_lng: 23.73,
      transit_date: '2026-03-01T12:00',
      interpretation,
    }
    return (await service.postTo('/api/v1/transits/calculate', body)).json()
  }

  test('are texts of transits alone, in the sections of natal points', async () => {
    const { interpretation } = await transits({ enable: true })
    const entries = Object.values<{ title: string; key: string }[]>(interpretation.sections).flat()
    expect(Object.keys(interpretation.sections)).toEqual(SECTIONS)
    expect(entries.filter(({ key }) => !/^(transit|return)\./.test(key))).toEqual([])
    expect(entries.every(({ title }) => title.startsWith('Transiting '))).toBe(true)
  })

  test('are present only on request', async () => {
    expect(await transits(undefined)).not.toHaveProperty('interpretation')
  })
})

test('the content of a report has every part of its contract', async () => {
  const input = NatalChartRequest.parse({ ...ATHENS, name: 'Ada <b>', city: 'Athens' })
  const [, text, wheel] = splitChunks(
    await service.services.compute.run('natal_order', input, { id: 'test', weight: 1 }),
    3,
  ).map((part) => Buffer.from(part).toString())
  const content = ReportContent.parse({ ...JSON.parse(text!), wheel_svg: wheel })
  expect(content.subject.name).toBe('Ada <b>')
  expect(content.sections.map(({ id }) => id).sort()).toEqual([...SECTIONS].sort())
  expect(content.sections[0]!.id).toBe('core_self')
  expect(content.houses).toHaveLength(12)
  expect(content.wheel_svg).toMatch(/^<\?xml|^<svg/)
  // swetest -b1.1.1981 -ut21:30 -p01: Sun 281.4012, Moon 217.4166
  expect(content.placements[0]).toMatchObject({ id: 'sun', sign: 'Capricorn', position: '11°24′', house: 4 })
  const words = content.sections.flatMap(({ entries }) => entries.map(({ body }) => body.split(' ').length))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(4_000)
})
