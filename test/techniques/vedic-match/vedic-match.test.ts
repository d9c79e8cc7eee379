import { describe, expect, test } from 'vitest'
import { VedicMatchReply } from '../../../src/techniques/vedic-match/schema.ts'
import { useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const { send, answer: matchOf } = useTechnique('/api/v2/vedic/match', VedicMatchReply)

function birthAt(utc: string) {
  const [year, month, day, hour, minute, second] = utc.split(/[-T:]/).map(Number)
  return { year, month, day, hour, minute, second, lat: 19.076, lng: 72.8777, tz_str: '+00:00' }
}

const { answer } = TRUTH
const PAIR = { person1: birthAt(answer.person1.utc), person2: birthAt(answer.person2.utc) }

describe('the match of two births', () => {
  test('is the published one, with the Moon within a ten-thousandth of a degree of its place there', async () => {
    const { persons, ashtakoota, summary, doshas } = await matchOf(PAIR)
    expect(persons.map(({ label }) => label)).toEqual(['Person 1', 'Person 2'])
    for (const [index, { moon }] of [answer.person1, answer.person2].entries()) {
      const { id, degree } = persons[index]!.moon_sign
      expect(Math.abs((id - 1) * 30 + degree - moon)).toBeLessThan(0.0003)
    }
    expect(persons.map(({ moon_nakshatra: star }) => [star.name, star.pada])).toEqual([
      ['Uttara Ashadha', 3],
      ['Hasta', 1],
    ])
    const { scores, total, percentage, recommendation } = answer
    expect(Object.fromEntries(ashtakoota.kootas.map(({ id, score }) => [id, score]))).toEqual(scores)
    expect(ashtakoota).toMatchObject({ score: total, percentage, recommendation, score_range: null })
    expect(summary).toMatchObject({ total_score: 24, max_score: 36, minimum_traditional_threshold: 18 })
    expect(summary.passes_minimum_threshold).toBe(true)
    expect(summary.risk_flags).toContain('bhakoot_dosha')
    expect([doshas.bhakoot.active, doshas.nadi.active]).toEqual([true, false])
  })

  test('has other points when the parts are swapped, and says so before', async () => {
    const [match, swapped] = await Promise.all([matchOf(PAIR), matchOf({ ...PAIR, groom: 'person2' })])
    // A Deva groom with a Manushya bride has 6 points instead of 5.
    expect(swapped.ashtakoota.score).toBe(25)
    expect(match.ashtakoota.swapped_score).toBe(25)
    expect(swapped.persons.map(({ part }) => part)).toEqual(['bride', 'groom'])
  })

  test('calls each person by label, by name, or by number', async () => {
    const [one, other] = [PAIR.person1, PAIR.person2]
    const named = { person1: { ...one, label: 'Ravi' }, person2: { ...other, name: 'Asha' } }
    const { persons } = await matchOf(named)
    expect(persons.map(({ label, subject }) => [label, subject.name])).toEqual([
      ['Ravi', 'Ravi'],
      ['Asha', 'Asha'],
    ])
  })

  test('names the rule and the source of each koota, and takes single rules', async () => {
    const { ashtakoota } = await matchOf({ ...PAIR, school: 'maitreya', rules: { tara: 'from_bride' } })
    const rules = Object.fromEntries(ashtakoota.kootas.map(({ id, evidence }) => [id, evidence[0]!.rule]))
    expect(rules).toMatchObject({ vashya: 'maitreya', tara: 'from_bride', gana: 'directed' })
    for (const { evidence } of ashtakoota.kootas) expect(evidence[0]!.source.length).toBeGreaterThan(5)
    expect(ashtakoota.school_scores.map(({ school }) => school)).toEqual(['common', 'maitreya', 'raman', 'coarse'])
  })

  test('has the systems of the South only when they are asked for', async () => {
    expect((await matchOf(PAIR)).southern).toEqual([])
    const { southern } = await matchOf({ ...PAIR, systems: ['dashakoota', 'porutham'] })
    expect(southern.map(({ system }) => system)).toEqual(['dashakoota', 'porutham'])
    for (const { good, middling, bad, poruthams } of southern) {
      expect(good + middling + bad).toBe(10)
      // From Hasta Uttara Ashadha is the ninth: dina is good, mahendra is not. From Virgo Capricorn is the fifth sign.
      const agreements = Object.fromEntries(poruthams.map(({ id, agreement }) => [id, agreement]))
      expect(agreements).toMatchObject({ dina: 'good', mahendra: 'bad', rashi: 'bad', stree_deergha: 'middling' })
    }
  })

  test('without a time has the range of points over the day, and no Mangal dosha from the lagna', async () => {
    const { hour: _hour, minute: _minute, second: _second, ...day } = PAIR.person1
    const { ashtakoota, doshas, warnings } = await matchOf({ ...PAIR, person1: { ...day, time_known: false } })
    // The Moon goes from 272.2° to 285.5° (swetest): in Uttara Ashadha the sum is 24, in Shravana, which is Deva, 25, and
    // beyond 285°, which is aquatic, 24.5.
    expect(ashtakoota.score_range).toEqual({ min: 24, max: 25 })
    expect(ashtakoota.score).toBe(24)
    expect(doshas.manglik.person1).toMatchObject({ available: false, checked_frames: ['Moon', 'Venus'] })
    expect(doshas.manglik.compatibility.available).toBe(false)
    expect(warnings).toContainEqual(expect.objectContaining({ of: 'person1', code: 'moon_uncertain' }))
  })

  test('in two ayanamshas has a warning', async () => {
    const { warnings } = await matchOf({ ...PAIR, person2: { ...PAIR.person2, ayanamsha: 'raman' } })
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'ayanamshas_differ' }))
  })

  test.each(['/api/v1/vedic/match', '/api/v2/vedic/compatibility'])('has the same answer at %s', async (url) => {
    expect((await send(PAIR, url)).json()).toEqual(await matchOf(PAIR))
  })

  test.each([
    [{ ...PAIR, school: 'other' }, ['body', 'school']],
    [{ ...PAIR, rules: { yoni: 'other' } }, ['body', 'rules', 'yoni']],
    [{ ...PAIR, person2: { ...PAIR.person2, hour: undefined } }, ['body', 'person2', 'hour']],
    [{ ...PAIR, person2: { ...PAIR.person2, day: 31, month: 2 } }, ['body', 'person2', 'day']],
    [{ person1: PAIR.person1 }, ['body', 'person2']],
  ])('with a fault is refused with the field: %#', async (payload, loc) => {
    const reply = await send(payload)
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, loc])
  })
})
