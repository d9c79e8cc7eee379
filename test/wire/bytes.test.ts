import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteWriter, literal } from '../../src/wire/bytes.ts'

const written = (write: (out: ReturnType<typeof byteWriter>) => void, capacity?: number): string => {
  const out = byteWriter(capacity)
  write(out)
  return new TextDecoder().decode(out.take())
}

describe('numbers with a fixed count of decimals', () => {
  test('read as toFixed writes them, but for a negative zero', () => {
    const decimals = fc.integer({ min: 0, max: 9 })
    const thousandths = fc.integer({ min: -400_000_000, max: 400_000_000 })
    fc.assert(
      fc.property(thousandths, decimals, (value, places) => {
        const number = value / 1_000_000
        const text = written((out) => out.fixed(number, places))
        // toFixed rounds the exact binary value and we round the product: half a unit of the last place may differ.
        expect(Math.abs(Number(text) - number)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-12)
        expect(text).toMatch(places === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${places}}$`))
        expect(text).not.toMatch(/^-0(\.0*)?$/)
      }),
    )
  })

  test('keep their leading zeros after the point', () => {
    expect(written((out) => out.fixed(0.0000012, 7))).toBe('0.0000012')
    expect(written((out) => out.fixed(-13.05, 7))).toBe('-13.0500000')
    expect(written((out) => out.fixed(359.9999999, 7))).toBe('359.9999999')
    expect(written((out) => out.fixed(49.123456789, 9))).toBe('49.123456789')
  })

  test('that are not numbers are null', () => {
    expect(written((out) => out.fixed(Number.NaN, 7))).toBe('null')
  })
})

test('whole numbers are padded to a width and never cut', () => {
  expect(written((out) => out.padded(7, 2))).toBe('07')
  expect(written((out) => out.padded(12345, 2))).toBe('12345')
})

test('everything written is returned in order, for any initial size of the memory', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constant('°'), fc.string({ minLength: 30, maxLength: 200 })))
  fc.assert(
    fc.property(parts, fc.boolean(), (texts, asLiteral) => {
      const result = written((out) => {
        for (const text of texts) {
          if (asLiteral) out.bytes(literal(text))
          else out.text(text)
        }
      }, 1)
      expect(result).toBe(new TextDecoder().decode(new TextEncoder().encode(texts.join(''))))
    }),
  )
})

test('taken bytes do not change while the writer continues', () => {
  const out = byteWriter()
  out.text('first')
  const first = out.take()
  out.text('second')
  expect(new TextDecoder().decode(first)).toBe('first')
  expect(new TextDecoder().decode(out.take())).toBe('second')
})
