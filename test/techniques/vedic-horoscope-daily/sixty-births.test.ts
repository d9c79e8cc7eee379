import { describe, expect, test } from 'vitest'
import { VedicHoroscopeDailyReply } from '../../../src/techniques/vedic-horoscope-daily/schema.ts'
import { MUMBAI, useTechnique } from '../../support/vedic.ts'

const { answer } = useTechnique('/api/v2/vedic/horoscope/daily/personal', VedicHoroscopeDailyReply)
const AREAS = ['career', 'wealth', 'relationships', 'health', 'mind', 'spiritual'] as const

/** Sixty births and dates that have nothing to do with each other: remainders of primes. */
const SIXTY = Array.from({ length: 60 }, (_, index) => ({
  ...MUMBAI,
  year: 1950 + ((index * 37) % 53),
  month: 1 + ((index * 5) % 12),
  day: 1 + ((index * 11) % 28),
  hour: (index * 7) % 24,
  minute: (index * 17) % 60,
  target_date: new Date(Date.UTC(2026, 0, 1 + index * 61)).toISOString().slice(0, 10),
  include_interpretation_blocks: true,
}))

describe('sixty births and days', () => {
  test('have scores of every band, and overall scores that tell days apart', async () => {
    const scores = await Promise.all(SIXTY.map(async (birth) => (await answer(birth)).scores))
    const bands = scores.flatMap((each) => AREAS.map((area) => each[area].band))
    for (const band of ['strong', 'favorable', 'mixed', 'careful'])
      expect(bands.filter((each) => each === band).length, band).toBeGreaterThan(0)
    const overall = scores.map((each) => each.overall.score)
    const mean = overall.reduce((sum, score) => sum + score, 0) / overall.length
    const deviation = Math.sqrt(overall.reduce((sum, score) => sum + (score - mean) ** 2, 0) / overall.length)
    expect(deviation).toBeGreaterThan(8)
    expect(mean).toBeGreaterThan(50)
    expect(mean).toBeLessThan(65)
  })

  test('have texts in which no block repeats a graha, no sentence is repeated, and the Sun and Moon have their article', async () => {
    for (const birth of SIXTY.slice(0, 20)) {
      const { theme, narrative, remedy, sections, influences, interpretation_blocks: blocks } = await answer(birth)
      const texts = [...Object.values(narrative), ...sections.flatMap(({ summary, advice }) => [summary, advice])]
      const all = [...texts, remedy.basis, ...influences.all_ranked.map(({ summary }) => summary)]
      for (const text of all) {
        expect(text).not.toMatch(/\b(by|for|of|on|and|then) (Sun|Moon)\b|undefined|null| {2}|\.\./)
        expect(text).not.toMatch(/[Tt]he day .* the day as a whole/)
      }
      for (const text of Object.values(narrative)) {
        const sentences = text.split('. ')
        expect(new Set(sentences).size).toBe(sentences.length)
      }
      const meanings = blocks!.map(({ text }) => text.split('. ')[0])
      expect(new Set(meanings).size).toBe(meanings.length)
      expect(theme.headline).toMatch(/^A .*: \S/)
    }
  })

  test('have headlines whose fact agrees with a strong, favorable or careful score', async () => {
    for (const birth of SIXTY) {
      const { theme, scores, influences } = await answer(birth)
      const named = influences.all_ranked.find(({ title }) => theme.headline.endsWith(`: ${title}`))!
      if (scores.overall.band === 'careful') expect(named.polarity).toBe('unfavorable')
      else if (scores.overall.band !== 'mixed') expect(named.polarity).toBe('favorable')
    }
  })
})
