import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, splitChunks, withMembers } from '../../src/wire/bytes.ts'

const TEXT = fc.string({ unit: 'grapheme' })
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

test('parts are read as they were joined, also empty ones, and also from the middle of a buffer', () => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, fc.nat(9), (a, b, c, offset) => {
      const bytes = joined([a, Buffer.from(b), c])
      const within = new Uint8Array(offset + bytes.length)
      within.set(bytes, offset)
      expect(splitChunks(within.subarray(offset), 3).map(text)).toEqual([a, b, c].map((each) => each.toWellFormed()))
    }),
  )
})

test('the block is one buffer of its own, which a thread can move', () => {
  const bytes = joined(['a', 'b'])
  expect(bytes.byteLength).toBe(bytes.buffer.byteLength)
})

test('members stand at the end of an object, whose bytes stay as they are', () => {
  const object = Buffer.from('{"a": {"b":1.50}}')
  const json = withMembers(object, { c: '{"d":"é"}', 'e"': Buffer.from('null') })
  expect(json.toString()).toBe('{"a": {"b":1.50},"c":{"d":"é"},"e\\"":null}')
})
