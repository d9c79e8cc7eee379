import { expect, test } from 'vitest'
import { VedicCalculateReply } from '../../../src/techniques/vedic-calculate/schema.ts'
import { calculateText } from '../../../src/techniques/vedic-calculate/vedic-calculate.ts'
import { MUMBAI, useTechnique } from '../../support/vedic.ts'

const { send, answer: calculated } = useTechnique('/api/v2/vedic/calculate', VedicCalculateReply)

async function answerOf(technique: string, payload: object) {
  const reply = await send(payload, `/api/v2/vedic/${technique}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const BIRTH = { ...MUMBAI, tz_str: 'Asia/Kolkata' }
const DATED = { ...BIRTH, reference_date: '2026-09-22' }
const EVERYTHING = {
  ...DATED,
  vargas: ['D1', 9, 60],
  include_avastha: true,
  include_yogas: true,
  include_panchang: true,
  include_shadbala: true,
  include_ashtakavarga: true,
}

test('each part is what its technique answers for the same birth', async () => {
  const all = await calculated(EVERYTHING)
  const [chart, vargas, dasha, yogas, panchang, strength] = await Promise.all([
    answerOf('chart', DATED),
    answerOf('vargas', { ...BIRTH, vargas: ['D1', 'D9', 'D60'] }),
    answerOf('dasha', DATED),
    answerOf('yogas', BIRTH),
    answerOf('panchang', BIRTH),
    answerOf('strength', BIRTH),
  ])
  const planets = all.chart.planets.map(({ avastha: _, ...planet }) => planet)
  expect({ ...all.chart, planets }).toEqual({
    ascendant: chart.ascendant,
    planets: chart.planets,
    houses: chart.houses,
    sade_sati: chart.sade_sati,
    metadata: chart.metadata,
  })
  expect(all.vargas!.vargas).toEqual(vargas.vargas)
  expect(all.vimshottari_dasha).toMatchObject({
    moon_nakshatra: dasha.moon_nakshatra,
    birth_balance: dasha.birth_balance,
    active_periods: dasha.active_periods,
  })
  const { rules: _rules, ...ofYogas } = all.yogas!
  expect(ofYogas).toEqual({
    active_yogas: yogas.active_yogas,
    yogas: yogas.yogas,
    not_evaluated: yogas.not_evaluated,
    summary: yogas.summary,
  })
  expect(all.panchang).toEqual(panchang)
  expect(all.shadbala).toEqual(strength.shadbala)
  expect(all.ashtakavarga).toEqual(strength.ashtakavarga)
  expect(all.chart.planets.map(({ avastha }) => avastha)).toEqual(
    all.chart.planets.map(({ name }) => strength.avasthas[name][0]),
  )
})

test('only the chart, its rashi and the dashas come by default', async () => {
  const { vargas, vimshottari_dasha: dasha, ...others } = await calculated(DATED)
  expect(Object.keys(vargas!.vargas)).toEqual(['D1'])
  expect(dasha!.active_periods.map(({ level }) => level)).toEqual(['Mahadasha', 'Antardasha', 'Pratyantardasha'])
  expect(Object.keys(others).toSorted()).toEqual(['ayanamsha', 'chart', 'subject', 'time', 'timezone_used'])
  const least = await calculated({ ...DATED, vargas: [], dasha_levels: 0 })
  expect(least).not.toHaveProperty('vargas')
  expect(least).not.toHaveProperty('vimshottari_dasha')
})

test('without a time what needs the lagna is null, and no warning is repeated', async () => {
  const { hour: _hour, minute: _minute, ...untimed } = EVERYTHING
  const all = await calculated({ ...untimed, time_known: false })
  expect(all).toMatchObject({ shadbala: null, ashtakavarga: null, chart: { ascendant: null, houses: [] } })
  expect(all.yogas!.summary.not_evaluated).toBeGreaterThan(0)
  expect(all.panchang).not.toHaveProperty('request_time_panchang')
  const said = all.warnings!.map((warning) => JSON.stringify(warning))
  expect(new Set(said).size).toBe(said.length)
  expect(all.warnings!.map(({ code }) => code)).toEqual(expect.arrayContaining(['moon_uncertain', 'time_required']))
})

// swetest, Lahiri: Sun 126.642, Moon 291.483 at sunrise; Sun 127.344, Moon 300.353 at 23:50.
test('the text of a birth late on a day tells its nakshatra from that of sunrise', async () => {
  const late = { ...DATED, hour: 23, minute: 50, include_panchang: true }
  const text = calculateText(await calculated(late))
  expect(text).toContain('At sunrise of 1991-08-24: Shukla Chaturdashi, Shravana, Saturday')
  expect(text).toContain('At birth: Shukla Purnima, Dhanishta')
})

test.each([
  [{ vargas: [8] }, ['vargas', 0]],
  [{ dasha_levels: 4 }, ['dasha_levels']],
  [{ house_system: 'gauquelin' }, ['house_system']],
  [{ reference_date: '2026-13-01' }, ['reference_date']],
])('a request with %o is refused with that field', async (wrong, path) => {
  const reply = await send({ ...BIRTH, ...wrong })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', ...path]])
})
