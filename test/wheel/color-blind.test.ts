import { describe, expect, test } from 'vitest'
import { THEMES } from '../../src/wheel/style.ts'

/**
 * Linear RGB as seen without one kind of cone, at full severity (Machado, Oliveira and Fernandes, A Physiologically-based
 * Model for Simulation of Color Vision Deficiency, 2009, table 1).
 */
const SEEN = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

const linear = (color: string): number[] =>
  [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))

const through = (matrix: readonly number[], rgb: readonly number[]): number[] =>
  [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, part, index) => sum + matrix[row + index]! * part, 0),
      ),
    ),
  )

/** CIE L*a*b* of linear sRGB under D65. */
function lab(rgb: readonly number[]): number[] {
  const [r = 0, g = 0, b = 0] = rgb
  const white = [0.95047, 1, 1.08883]
  const [x = 0, y = 0, z = 0] = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ].map((each, index) => {
    const t = each / white[index]!
    return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The colour difference of CIE 1976: 2.3 can just be seen. */
const difference = (a: string, b: string, matrix: readonly number[]): number => {
  const [one, other] = [a, b].map((color) => lab(through(matrix, linear(color)))) as [number[], number[]]
  return Math.hypot(...one.map((part, index) => part - other[index]!))
}

const APART = 10
const PAIRS = [
  ['trine', 'square'],
  ['trine', 'quincunx'],
  ['square', 'quincunx'],
  ['conjunction', 'square'],
  ['conjunction', 'trine'],
  ['fire', 'earth'],
  ['fire', 'water'],
  ['first_ring', 'second_ring'],
] as const

describe.each(Object.entries(SEEN))('with %s', (_, matrix) => {
  test.each(PAIRS)('%s and %s of the theme color_blind stay apart', (a, b) => {
    const { color_blind: palette } = THEMES
    expect(difference(palette[a], palette[b], matrix)).toBeGreaterThan(APART)
  })
})

test('in the theme light red and green do not stay apart for some readers', () => {
  const { light } = THEMES
  expect(difference(light.fire, light.earth, SEEN.deuteranopia)).toBeLessThan(
    difference(THEMES.color_blind.fire, THEMES.color_blind.earth, SEEN.deuteranopia),
  )
})
