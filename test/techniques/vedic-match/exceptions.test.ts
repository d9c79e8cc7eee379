import { describe, expect, test } from 'vitest'
import { ashtakoota, SCHOOLS } from '../../../src/astro/vedic/kootas/ashtakoota.ts'
import { coupleDoshas } from '../../../src/astro/vedic/kootas/exceptions.ts'
import { type Couple, moonPlaceAt } from '../../../src/astro/vedic/kootas/koota.ts'
import { NAKSHATRAS } from '../../../src/astro/vedic/names.ts'

const starNamed = (name: string) => moonPlaceAt(((NAKSHATRAS.findIndex((each) => each.name === name) + 0.1) * 360) / 27)

describe('exceptions stand beside the score', () => {
  const scoresOf = (couple: Couple) => {
    const found = ashtakoota(couple, SCHOOLS.common)
    const points = (id: string) => found.find((each) => each.id === id)!.score
    return { nadi: points('nadi'), bhakoot: points('bhakoot'), gana: points('gana') }
  }
  const idsOf = (couple: Couple, dosha: 'nadi' | 'bhakoot' | 'gana') => {
    const { active, score, exceptions } = coupleDoshas(couple, scoresOf(couple))[dosha]
    return [active, score, exceptions.map(({ id }) => id)]
  }

  test('in nadi for one nakshatra in two padas', () => {
    const couple = { groom: moonPlaceAt(1), bride: moonPlaceAt(12) }
    expect(idsOf(couple, 'nadi')).toEqual([true, 0, ['same_nakshatra_other_pada']])
  })

  test('in nadi for one sign with two nakshatras, Ardra and Punarvasu in Gemini', () => {
    expect(idsOf({ groom: moonPlaceAt(72), bride: moonPlaceAt(85) }, 'nadi')).toEqual([
      true,
      0,
      ['same_sign_other_nakshatra'],
    ])
  })

  test('in bhakoot for Aries and Scorpio, 6/8, which have the lord Mars', () => {
    expect(idsOf({ groom: moonPlaceAt(1), bride: moonPlaceAt(215) }, 'bhakoot')).toEqual([
      true,
      0,
      expect.arrayContaining(['same_lord']),
    ])
  })

  test('in gana for a bride 14 nakshatras or more from the groom', () => {
    // Bharani is Manushya. Vishakha, the 15th from it, is Rakshasa; Ashlesha, the 8th, too.
    const groom = starNamed('Bharani')
    expect(idsOf({ groom, bride: starNamed('Vishakha') }, 'gana')[2]).toContain('nakshatra_far')
    expect(idsOf({ groom, bride: starNamed('Ashlesha') }, 'gana')[2]).not.toContain('nakshatra_far')
  })

  test('only where there is a dosha', () => {
    expect(idsOf({ groom: moonPlaceAt(1), bride: moonPlaceAt(20) }, 'nadi')).toEqual([false, 8, []])
  })
})
