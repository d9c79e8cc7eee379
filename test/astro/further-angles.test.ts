import { expect, test } from 'vitest'
import { normalise } from '../../src/astro/angle.ts'
import { furtherAngles } from '../../src/astro/further-angles.ts'

// swetest 2.10.03, -b14.6.2026 -ut<time> -house<longitude>,<latitude>,P -p0 -fPl -head, and the true obliquity of -po: the
// first two at noon, the third at three hours.
const NOON = 23.437_926_9
const NIGHT = 23.437_931_7

test.each([
  [37.98, NOON, 106.531_652_4, 37.554_646_2, 197.926_733, 206.567_550_5, 191.576_925, 26.567_550_5],
  [-53.16, NOON, 11.901_652_4, 296.469_282_6, 100.944_399_8, 126.351_382, 83.656_727_6, 306.351_382],
  [78.2, NIGHT, 323.032_014_9, 231.530_084_6, 55.371_972_7, 18.022_513, 59.605_264, 198.022_513],
])('the further angles at latitude %d are those of swetest', (latitude, obliquity, armc, vertex, ...printed) => {
  const [east, koch, munkasey, polar] = printed
  const found = furtherAngles({ armc, latitude, obliquity, vertex })
  const expected = [normalise(vertex + 180), east!, koch!, munkasey!, polar!]
  const near = Object.values(found).map((longitude, index) => Math.abs(longitude - expected[index]!))
  // Half a unit of the seventh decimal in the meridian and in the obliquity, which high latitudes enlarge.
  for (const apart of near) expect(apart).toBeLessThan(1e-6)
  expect(near).toHaveLength(5)
})
