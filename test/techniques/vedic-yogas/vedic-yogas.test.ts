import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { NAMED_YOGAS } from '../../../src/astro/vedic/yogas/evaluate.ts'
import { VedicYogasReply } from '../../../src/techniques/vedic-yogas/schema.ts'
import { MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'

type Reply = z.output<typeof VedicYogasReply>

const { send, answer: yogasOf } = useTechnique('/api/v2/vedic/yogas', VedicYogasReply)

const idsOf = (yogas: Reply['yogas']): readonly string[] => yogas.map(({ id }) => id)
const named = (yogas: Reply['yogas'], id: string) => yogas.find((yoga) => yoga.id === id)!

describe('the yogas of a birth', () => {
  test('are those that its signs make by hand', async () => {
    const { active_yogas: active } = await yogasOf(MUMBAI)
    // Worked from the verses, category by category. Sun, Mercury, Jupiter and Venus are in Leo, the lagna; Mars in Virgo, Moon and
    // Saturn in Capricorn, Rahu in Sagittarius, Ketu in Gemini.
    const worked: Partial<Record<Reply['yogas'][number]['category'], string[]>> = {
      lunar: ['adhi', 'shakata', 'varishtha'],
      solar: ['vesi', 'budha_aditya'],
      nabhasa: ['shula'],
      // Jupiter, lord of the 5th, is in the lagna with its lord.
      raja: ['kendra_trikona_raja', 'yogakaraka', 'raja_lord_of_5'],
      viparita: ['harsha', 'vimala'],
      dhana: ['dhana_2_5_9_11'],
      // The Sun, lord of the lagna, is there with Jupiter, lord of the 8th, and with Mercury, lord of the 2nd. The navamsa of the
      // Moon, at 21.9° of Capricorn, is Cancer: its lord, the Moon, is with Saturn, lord of the 7th.
      daridra: ['daridra_company', 'daridra_malefic_in_lagna', 'daridra_navamsa'],
      bhava: ['dushkriti'],
      nodes: ['visha'],
      // The 7th and 8th are empty, and Jupiter and Venus are in the lagna.
      general: ['shubha', 'ashubha', 'parvata', 'chamara', 'kalpadruma', 'sarasvati'],
    }
    expect(new Set(idsOf(active))).toEqual(new Set(Object.values(worked).flat()))
    // Mars rules the 4th and the 9th of a Leo lagna, and is in the 2nd.
    expect(named(active, 'yogakaraka')).toMatchObject({ planets: ['Mars'], houses_involved: [2, 4, 9] })
    // The lord of the lagna, the lord of the 5th and the lord of the 10th are together.
    expect(named(active, 'kendra_trikona_raja').formed_by).toEqual([
      { planets: ['Sun', 'Jupiter'], how: 'conjunction' },
      { planets: ['Sun', 'Venus'], how: 'conjunction' },
      { planets: ['Jupiter', 'Venus'], how: 'conjunction' },
    ])
  })

  test('name rule, source and what cancels them', async () => {
    const { active_yogas: active } = await yogasOf(MUMBAI)
    expect(named(active, 'budha_aditya')).toMatchObject({
      devanagari: 'बुधादित्य',
      active: true,
      // 4° apart.
      cancellations: [{ rule: 'Mercury is within 10° of the Sun.' }],
    })
    expect(named(active, 'vesi').sources[0]).toEqual({
      work: 'Brihat Parashara Hora Shastra, tr. R. Santhanam',
      chapter: '38',
      verse: '1-4',
    })
  })

  test('say how strong their planets are, and whether a rule is modern', async () => {
    const { active_yogas: active, yogas, metadata } = await yogasOf(MUMBAI)
    // Saturn, which is retrograde, is in its own sign; the 6th does not count for Harsha.
    expect(named(active, 'harsha')).toMatchObject({
      strength: 'strong',
      makers: [{ planet: 'Saturn', dignity: 'own', is_combust: false, house: 6, points: 1 }],
      is_modern: false,
    })
    // Mars is in the sign of its enemy Mercury, in the 2nd.
    expect(named(active, 'yogakaraka')).toMatchObject({
      strength: 'moderate',
      makers: [{ planet: 'Mars', dignity: 'enemy', house: 2, points: 0 }],
    })
    expect(named(yogas, 'kala_sarpa')).toMatchObject({ active: false, is_modern: true, strength: null, makers: [] })
    expect(metadata.rules.strength).toMatch(/combust/)
    expect(metadata.rules.order).toMatch(/category/)
  })

  test('are counted, and the lists agree with the counts', async () => {
    for (const categories of [null, ['nabhasa'], ['lunar', 'solar']]) {
      const { yogas, active_yogas: active, summary } = await yogasOf({ ...MUMBAI, categories })
      expect(summary.total_evaluated).toBe(yogas.length)
      expect([summary.active, summary.inactive]).toEqual([active.length, yogas.length - active.length])
      expect(yogas.filter((yoga) => yoga.active)).toEqual(active)
      if (categories) expect(new Set(yogas.map(({ category }) => category))).toEqual(new Set(categories))
    }
    const nabhasa = await yogasOf({ ...MUMBAI, categories: ['nabhasa'] })
    expect(nabhasa.summary.total_evaluated).toBe(32)
  })

  test('are only the active ones if asked, and the summary still counts all', async () => {
    const { yogas, active_yogas: active, summary } = await yogasOf({ ...MUMBAI, only_active: true })
    expect(yogas).toEqual(active)
    expect(summary.inactive).toBeGreaterThan(0)
  })

  test('follow the school that is chosen, and the answer names it', async () => {
    const fields = { yoga_school: 'phaladeepika', benefics: 'fixed', nabhasa_houses: 'within' }
    const { yogas, metadata } = await yogasOf({ ...MUMBAI, ...fields })
    expect(metadata.rules).toMatchObject(fields)
    expect(named(yogas, 'gaja_kesari').description).toBe('Jupiter is in a kendra from the Moon.')
    // With fixed benefics Mercury, though beside the Sun, is one of three in the lagna.
    expect(named(yogas, 'shubha').planets).toContain('Mercury')
  })
})

describe('without a time of birth', () => {
  test('only yogas that need no lagna are evaluated, and the others are listed with the reason', async () => {
    const reply = await yogasOf(MUMBAI_UNTIMED)
    const { yogas, not_evaluated: open, summary } = reply
    expect(summary.total_evaluated + summary.not_evaluated).toBe(NAMED_YOGAS.length)
    expect(open.find(({ id }) => id === 'ruchaka')).toEqual({
      id: 'ruchaka',
      name: 'Ruchaka',
      category: 'mahapurusha',
      reason: 'needs_lagna',
    })
    expect(idsOf(yogas)).not.toContain('ruchaka')
    expect(named(yogas, 'budha_aditya')).toMatchObject({ active: true, houses_involved: [] })
    expect(reply.warnings).toContainEqual({ code: 'moon_uncertain', message: expect.stringMatching(/lagna/) })
  })
})

test('another house system changes nothing, and a warning says so', async () => {
  const { active_yogas: active, warnings } = await yogasOf({ ...MUMBAI, house_system: 'placidus' })
  expect(active).toEqual((await yogasOf(MUMBAI)).active_yogas)
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'houses_by_sign', requested: 'placidus' }))
})

test.each([
  [{ categories: ['royal'] }, 'categories'],
  [{ categories: [] }, 'categories'],
  [{ yoga_school: 'other' }, 'yoga_school'],
  [{ benefics: 'some' }, 'benefics'],
  [{ hour: undefined }, 'hour'],
])('a request with %j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MUMBAI, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc.slice(0, 2)]).toEqual([422, ['body', field]])
})
