import { describe, expect, test } from 'vitest'
import { GRAHAS, type Graha } from '../../../src/astro/vedic/names.ts'
import { PARASHARA, yogaSky } from '../../../src/astro/vedic/yogas/chart.ts'
import { evaluateYoga, involved } from '../../../src/astro/vedic/yogas/evaluate.ts'
import { strengthOf } from '../../../src/astro/vedic/yogas/strength.ts'
import { read, yogaOf } from '../../support/yogas.ts'

describe('the strength of a yoga', () => {
  const strengthIn = (text: string, id: string) => {
    const chart = read(text)
    const { planets } = involved(chart, evaluateYoga(yogaOf(id), chart).formed!)
    return strengthOf(chart, yogaOf(id).category, planets)
  }

  test.each([
    // Exalted in a kendra: two points.
    ['Can | 7:Ma *:3', 'ruchaka', 'strong', [2]],
    // The Moon is exalted in the 2nd, and Mars in the sign of a neutral there.
    ['Ari | 2:MoMa *:3', 'chandra_mangala', 'moderate', [1, 0]],
    // The Moon debilitated in the 8th loses two; Mars in its own sign there has one and loses one.
    ['Ari | 8:MoMa *:3', 'chandra_mangala', 'weak', [-2, 0]],
    // Mercury is combust in the 12th; the Sun cannot be.
    ['Ari | 12:SuMe *:3', 'budha_aditya', 'weak', [-1, -3]],
    // The 8th is no fault of a lord that makes Harsha.
    ['Ari | 8:Me *:3', 'harsha', 'moderate', [0]],
  ])('in %s: %s is %s', (text, id, strength, points) => {
    const found = strengthIn(text, id)
    expect(found.strength).toBe(strength)
    expect(found.makers.map((maker) => maker.points)).toEqual(points)
  })

  test('is unknown if only nodes make the yoga', () => {
    expect(strengthIn('Ari | 9:Ra *:4', 'pitri').strength).toBe(null)
  })

  test('a retrograde Venus is combust within 8° of the Sun instead of 10°', () => {
    const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, 100])) as Record<Graha, number>
    const placed = { ...longitudes, Venus: 109 }
    expect(yogaSky(placed).isCombust('Venus')).toBe(true)
    expect(yogaSky(placed, PARASHARA, new Set(['Venus'])).isCombust('Venus')).toBe(false)
  })
})
