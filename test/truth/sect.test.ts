import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chart } from '../../src/astro/chart.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

type Sample = readonly [utc: string, latitude: number, longitude: number, altitudeDeg: number]

const { samples }: { samples: readonly Sample[] } = JSON.parse(
  readFileSync(new URL('swetest/sun-altitude.json', import.meta.url), 'utf8'),
)
const sky = swissSky(ephemerisFiles(undefined))

test.each([{ kind: 'tropical' }, { kind: 'sidereal', ayanamsa: 'lahiri' }] as const)(
  'the Sun is up where swetest gives it an altitude above zero, within the polar circles too: %o',
  (zodiac) => {
    const wrong = samples.filter(([utc, latitude, longitude, altitudeDeg]) => {
      const { isDay } = chart(sky, {
        ...{ jd: julianDayOf(Date.parse(utc)), place: { latitude, longitude }, zodiac, houses: 'whole_sign' },
        ...{ bodies: ['sun', 'moon'], angles: [], lots: [], aspects: [] },
      })
      return isDay !== altitudeDeg > 0
    })
    expect(wrong).toEqual([])
    expect(samples.length).toBeGreaterThan(200)
  },
)
