import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digest } from '../../src/accounts/digest.ts'
import { isKeyText, newKeyText, shownPart } from '../../src/accounts/key-text.ts'
import { propertyRuns } from '../support/full-form.ts'

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']

test('a key needs no escaping anywhere and is recognised by its form', () => {
  for (let count = 0; count < 1_000; count++) expect(newKeyText()).toMatch(/^orr_live_[0-9A-Za-z]{49}$/)
})

test('no two keys of many are alike, nor their first six letters mostly', () => {
  const keys = Array.from({ length: 10_000 }, newKeyText)
  expect(new Set(keys).size).toBe(10_000)
  expect(new Set(keys.map(shownPart)).size).toBeGreaterThan(9_900)
})

test('every letter of the alphabet occurs about equally often in the secret', () => {
  const counts = new Map<string, number>()
  const secrets = Array.from({ length: 5_000 }, () => newKeyText().slice('orr_live_'.length + 1, -6))
  for (const letter of secrets.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = (5_000 * 42) / 62
  expect([...counts.keys()].sort()).toEqual(LETTERS)
  for (const count of counts.values()) expect(Math.abs(count / expected - 1)).toBeLessThan(0.1)
})

test('one wrong letter, and two letters exchanged, are always noticed', () => {
  const key = newKeyText()
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...LETTERS), (at, letter) => {
      fc.pre(key[at] !== letter)
      expect(isKeyText(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false)
    }),
    { numRuns: propertyRuns(2_000) },
  )
  for (let at = 0; at < key.length - 1; at++) {
    const exchanged = key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2)
    if (exchanged !== key) expect(isKeyText(exchanged)).toBe(false)
  }
})

test('any other text is not a key, and is refused without a look-up', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => !isKeyText(text)))
  const before = process.cpuUsage()
  expect(isKeyText(`orr_live_${'a'.repeat(1_000_000)}`)).toBe(false)
  expect(process.cpuUsage(before).user).toBeLessThan(500_000)
})

test('a key is stored as its SHA-256', () => {
  // `printf abc | sha256sum`; also FIPS 180-2, appendix B.1.
  expect(digest('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
