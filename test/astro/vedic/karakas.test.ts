import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Planet } from '../../../src/astro/vedic/dignity.ts'
import { arudhaPadas, charaKarakas } from '../../../src/astro/vedic/karakas.ts'
import { GRAHAS } from '../../../src/astro/vedic/names.ts'

const TRUTH = JSON.parse(readFileSync(new URL('../../techniques/vedic-chart/truth.json', import.meta.url), 'utf8')) as {
  readonly chara_karakas: { readonly degrees_in_sign: readonly number[]; readonly order_of_eight: readonly number[] }
  readonly arudha_padas: readonly {
    readonly lagna: number
    readonly signs: Readonly<Record<Planet, number>>
    readonly printed: readonly number[]
    readonly by_a_node: readonly number[]
  }[]
}

const { degrees_in_sign: degrees, order_of_eight: order } = TRUTH.chara_karakas
const PLACED = degrees.map((longitude, index) => ({ graha: GRAHAS[index]!, longitude }))

test('the eight chara karakas are those of the book, with Rahu counted backwards', () => {
  expect(charaKarakas(PLACED, 8).map(({ graha }) => graha)).toEqual(order.map((index) => GRAHAS[index]))
})

test('the seven chara karakas are the same without Rahu and without the Pitrikaraka', () => {
  const seven = charaKarakas(PLACED, 7)
  expect(seven.map(({ graha }) => graha)).toEqual(order.filter((each) => each !== 7).map((index) => GRAHAS[index]))
  expect(seven.map(({ name }) => name)).not.toContain('Pitrikaraka')
})

test('the arudha padas are those of the book, but for houses that it gives to a node', () => {
  for (const { lagna, signs, printed, by_a_node: others } of TRUTH.arudha_padas) {
    const padas = arudhaPadas(lagna, (planet) => signs[planet], 'tenth')
    for (const { house, sign } of padas.filter((each) => !others.includes(each.house)))
      expect([house, sign]).toEqual([house, printed[house - 1]])
  }
})

// By hand: the lagna and its lord Mars in Aries. The pada is Aries itself, and the tenth from it is Capricorn.
test.each([
  ['tenth', 9, true],
  ['none', 0, false],
] as const)('with the rule %s the pada of a house with its lord is sign %d', (rule, sign, isMoved) => {
  expect(arudhaPadas(0, () => 0, rule)[0]).toEqual({ house: 1, sign, lord: 'Mars', isMoved })
})
