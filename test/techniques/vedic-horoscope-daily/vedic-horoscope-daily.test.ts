import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../../src/astro/sign.ts'
import { PLANETS } from '../../../src/astro/vedic/dignity.ts'
import { favourableHouses } from '../../../src/astro/vedic/gochar.ts'
import { functionalNature, ruledHouses } from '../../../src/astro/vedic/house-karakas.ts'
import { obstructing, VEDHA_HOUSES } from '../../../src/astro/vedic/vedha.ts'
import { VedicHoroscopeDailyReply } from '../../../src/techniques/vedic-horoscope-daily/schema.ts'
import { sharedApp } from '../../support/app.ts'
import { MUMBAI, MUMBAI_UNTIMED, TROMSO, useTechnique } from '../../support/vedic.ts'
import almanac from '../panchang/truth.json' with { type: 'json' }
import truth from './truth.json' with { type: 'json' }

const PATH = '/api/v2/vedic/horoscope/daily/personal'
const { send, answer } = useTechnique(PATH, VedicHoroscopeDailyReply)
const DAY = { ...MUMBAI, target_date: '2026-09-22' }
const AREAS = ['career', 'wealth', 'relationships', 'health', 'mind', 'spiritual'] as const

async function other(path: string, payload: object) {
  const answered = await (await sharedApp()).postTo(path, payload)
  expect(answered.statusCode, answered.body).toBe(200)
  return answered.json()
}

describe('rules', () => {
  test('obstruct each favourable house of a planet from the house of the Phaladeepika', () => {
    for (const planet of PLANETS) {
      expect(Object.entries(VEDHA_HOUSES[planet]!).map(([good, bad]) => [Number(good), bad])).toEqual(
        truth.vedha[planet],
      )
      expect(truth.vedha[planet].map(([good]) => good)).toEqual(favourableHouses(planet, 'saturn'))
    }
  })

  test('let no vedha pass between the Sun and Saturn', () => {
    const sun = { graha: 'Sun', sign: 2 } as const
    expect(obstructing(sun, 0, [sun, { graha: 'Saturn', sign: 8 }])).toEqual([])
    expect(obstructing(sun, 0, [sun, { graha: 'Mars', sign: 8 }])).toEqual(['Mars'])
  })

  test('name the one yogakaraka of each lagna that has one', () => {
    const found = SIGNS.flatMap(({ name }, sign) =>
      PLANETS.filter((planet) => functionalNature(ruledHouses(planet, sign)) === 'yogakaraka').map(
        (planet) => [name, planet] as const,
      ),
    )
    const { source: _, ...expected } = truth.yogakarakas
    expect(Object.fromEntries(found)).toEqual(expected)
  })
})

describe('an answer', () => {
  test('has scores that are 60 with the points of their drivers and cautions, and their mean as overall', async () => {
    const { scores, influences } = await answer(DAY)
    for (const area of AREAS) {
      const { score, drivers, cautions } = scores[area]
      const sum = [...drivers, ...cautions].reduce((all, { points }) => all + points, 60)
      expect(score, area).toBe(Math.min(100, Math.max(0, sum)))
      expect(
        influences.all_ranked.reduce((all, { points }) => all + points[area], 60),
        area,
      ).toBe(sum)
    }
    const mean = AREAS.reduce((sum, area) => sum + scores[area].score, 0) / 6
    expect(scores.overall.score).toBe(Math.round(mean))
  })

  // Worked by hand from the rules in the guide and the signs of swetest: 60 + 5 + 5 + 2 - 3 - 5 - 5 - 3 - 3.
  test('scores relationships of the worked example as the guide does by hand', async () => {
    const { scores } = await answer(DAY)
    const { score, drivers, cautions } = scores.relationships
    expect(score).toBe(53)
    expect(Object.fromEntries([...drivers, ...cautions].map(({ fact_id, points }) => [fact_id, points]))).toEqual({
      'chandra_bala:1': 5,
      'tara_bala:ati_mitra': 5,
      'tithi:shukla_ekadashi': 2,
      'yoga:atiganda': -3,
      'gochar:venus:moon:10': -5,
      'gochar:rahu:moon:2': -5,
      'dasha_dignity:antardasha:venus': -3,
      'dasha_function:antardasha:venus': -3,
    })
  })

  test('has the panchang of the panchang address', async () => {
    const { panchang } = await answer(DAY)
    const { lat, lng, tz_str } = MUMBAI
    const { warnings: _, ...day } = await other('/api/v2/vedic/panchang', {
      year: 2026,
      month: 9,
      day: 22,
      lat,
      lng,
      tz_str,
    })
    expect(panchang).toEqual(day)
  })

  test('has the active periods of the dasha address', async () => {
    const { dasha } = await answer(DAY)
    const periods = await other('/api/v2/vedic/dasha', { ...MUMBAI, reference_date: '2026-09-22' })
    expect(dasha.active_periods).toEqual(periods.active_periods)
    expect(dasha.dominant_period).toEqual(periods.active_periods[0])
  })

  test('has the horas and chaughadias of the questions about a day', async () => {
    const { timing } = await answer(DAY)
    const { lat, lng, tz_str } = MUMBAI
    for (const [question, periods] of [
      ['hora', timing!.horas],
      ['chaughadia', timing!.chaughadia],
    ] as const) {
      const asked = await other('/api/v2/vedic/qa', { question, date: '2026-09-22', lat, lng, tz_str })
      const shown = ({ start_iso, end_iso, quality, lord }: (typeof periods)[number]) => ({
        start_iso,
        end_iso,
        quality,
        lord,
      })
      expect(periods.map(shown)).toEqual(asked.periods.map(shown))
    }
    expect(timing!.chaughadia.map(({ label }) => label).join(' ')).toBe(almanac.chaughadias_of_tuesday.names)
    expect(timing).toMatchObject({ yamaganda: { segment: 3 }, gulika: { segment: truth.tuesday.gulika } })
  })

  test('judges each transit by the house that gochar insights give it', async () => {
    const { raw_facts: raw } = await answer({ ...DAY, include_raw_facts: true })
    const { insights } = await other('/api/v2/vedic/gochar/timeline/insights', {
      ...MUMBAI,
      range_start: '2026-09-22',
      range_end: '2026-09-22',
      transit_hour: 6,
      transit_minute: 30,
    })
    const slow = ['Saturn', 'Jupiter', 'Rahu', 'Ketu']
    const rows = (insights as readonly { transit_planet: string; house_from_moon: number; polarity: string }[]).filter(
      ({ transit_planet }) => slow.includes(transit_planet),
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { transit_planet, house_from_moon, polarity } of rows)
      expect(raw!.transits.find(({ name }) => name === transit_planet)).toMatchObject({ house_from_moon, polarity })
  })

  test('says of each overlap of a period with a time to avoid how long it is', async () => {
    const { timing } = await answer(DAY)
    const { start_iso, end_iso } = timing!.rahu_kalam
    const taken = timing!.chaughadia.filter((each) => each.end_iso > start_iso && each.start_iso < end_iso)
    expect(taken.length).toBeGreaterThan(0)
    for (const each of taken) expect(each.warnings.map(({ key }) => key)).toContain('rahu_kaal')
  })

  // Janmashtami of 2026 is on 4 September (Drik Panchang): the eighth is paksharandhra in the Muhurta Chintamani.
  test('counts an Ashtami neither way', async () => {
    const { influences } = await answer({ ...MUMBAI, target_date: '2026-09-04' })
    const tithi = influences.background.find(({ kind }) => kind === 'tithi')!
    expect([tithi.fact_id, tithi.polarity]).toEqual(['tithi:krishna_ashtami', 'neutral'])
  })

  test('has stable fact ids and unique ones', async () => {
    const ids = async () => (await answer(DAY)).influences.all_ranked.map(({ fact_id }) => fact_id)
    const first = await ids()
    expect(await ids()).toEqual(first)
    expect(new Set(first).size).toBe(first.length)
  })

  test('leaves evidence out if it is not asked for', async () => {
    const { influences } = await answer({ ...DAY, include_evidence: false })
    expect(influences.all_ranked.filter(({ evidence }) => evidence)).toEqual([])
  })

  test('puts the article before Sun and Moon within a sentence, and an and before the last lord', async () => {
    const { influences, narrative, remedy } = await answer(DAY)
    const texts = [...influences.all_ranked.map(({ summary }) => summary), narrative.summary, remedy.basis]
    expect(texts.filter((text) => /\b(?:for|by|on|of|and) (?:Sun|Moon)\b/.test(text))).toEqual([])
    expect(narrative.summary).toContain('of Jupiter, the antardasha of Venus and the pratyantardasha of Mars.')
  })

  test('without a time of birth has no lagna, no ashtakavarga and less confidence, and says why', async () => {
    const reply = await answer({ ...MUMBAI_UNTIMED, target_date: '2026-09-22', include_raw_facts: true })
    expect(reply.profile.lagna).toBeNull()
    expect(reply.raw_facts!.transits.every(({ ashtakavarga_points: points }) => points === null)).toBe(true)
    expect(reply.scores.overall.confidence).toBeLessThan(0.7)
    expect(reply.warnings!.map(({ code }) => code)).toContain('time_required')
  })

  test('on a polar day has no timing, a warning and still scores', async () => {
    const { timing, warnings, scores } = await answer({ ...MUMBAI, ...TROMSO, target_date: '2026-06-21' })
    expect(timing).toBeNull()
    expect(warnings!.map(({ code }) => code)).toContain('no_sunrise')
    expect(scores.overall.score).toBeGreaterThan(0)
  })

  test('for a date before the birth is a refusal that names target_date', async () => {
    const answered = await send({ ...MUMBAI, target_date: '1990-01-01' })
    expect(answered.statusCode).toBe(422)
    expect(answered.json()).toMatchObject({ detail: [{ loc: ['body', 'target_date'] }] })
  })

  test('without a date is for today at the birthplace', async () => {
    const { meta } = await answer(MUMBAI)
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    expect(meta.target_date).toBe(today)
  })
})
