import { describe, expect, test } from 'vitest'
import { type SectOfPlanet, sectOf } from '../../src/astro/sect.ts'
import type { SevenPlanet } from '../../src/astro/seven.ts'

const planet = (id: SevenPlanet, longitude: number, altitudeDeg: number) => ({ id, longitude, altitudeDeg })

/** The Sun in 10 Leo above the horizon. Mercury rises before it. */
const SKY = [
  planet('sun', 130, 40),
  planet('moon', 40, -10),
  planet('mercury', 115, 30),
  planet('venus', 160, 20),
  planet('mars', 250, -20),
  planet('jupiter', 70, 10),
  planet('saturn', 310, -40),
]

const by = (of: readonly SectOfPlanet[], has: (each: SectOfPlanet) => boolean): SevenPlanet[] =>
  of.filter(has).map(({ id }) => id)

// Ptolemy, Tetrabiblos I.7; al-Biruni, The Elements of Astrology, 496, worked by hand.
describe('the sect of a chart', () => {
  test('has the light, the benefic and the malefic of day and night', () => {
    expect(sectOf(true, SKY)).toMatchObject({
      ...{ light: 'sun', benefic: 'jupiter', malefic: 'saturn', contraryBenefic: 'venus', contraryMalefic: 'mars' },
    })
    expect(sectOf(false, SKY)).toMatchObject({
      ...{ light: 'moon', benefic: 'venus', malefic: 'mars', contraryBenefic: 'jupiter', contraryMalefic: 'saturn' },
    })
  })

  test('by day is that of Sun, Jupiter, Saturn and a Mercury that rises before the Sun', () => {
    expect(by(sectOf(true, SKY).planets, ({ isInSect }) => isInSect)).toEqual(['sun', 'mercury', 'jupiter', 'saturn'])
    const evening = SKY.map((each) => (each.id === 'mercury' ? { ...each, longitude: 145 } : each))
    expect(by(sectOf(true, evening).planets, ({ sect }) => sect === 'night')).toEqual([
      ...['moon', 'mercury', 'venus', 'mars'],
    ])
  })

  test('puts planets of the day on the side of the Sun in halb, and those of the night on the other', () => {
    expect(by(sectOf(true, SKY).planets, ({ isHalb }) => isHalb)).toEqual(['sun', 'moon', 'mercury', 'mars', 'jupiter'])
  })

  test('puts those in hayz that are also in a sign of their gender, Mars in a masculine one', () => {
    // Leo, Sagittarius and Gemini are masculine, Taurus and Cancer feminine.
    expect(by(sectOf(true, SKY).planets, ({ isHayz }) => isHayz)).toEqual(['sun', 'moon', 'mars', 'jupiter'])
  })

  test('by night has planets of the day below the horizon, with the Sun, in halb', () => {
    const night = SKY.map((each) => ({ ...each, altitudeDeg: -each.altitudeDeg }))
    expect(by(sectOf(false, night).planets, ({ isHalb }) => isHalb)).toEqual([
      ...['sun', 'moon', 'mercury', 'mars', 'jupiter'],
    ])
  })
})
