/**
 * Writes text and decimal numbers straight into bytes. A table holds millions of numbers with a fixed count of
 * decimals; written digit by digit from a table they cost a tenth of what a general number formatter costs.
 */
export interface ByteWriter {
  /** Appends bytes made once by `literal`. */
  bytes(value: Uint8Array): void
  /** Appends any text as UTF-8. */
  text(value: string): void
  /** Appends a number below 2^31 in size with up to nine decimals, or `null` when it is not a number. */
  fixed(value: number, decimals: number): void
  /** Appends a whole number from 0 up, with leading zeros up to a width. */
  padded(value: number, width: number): void
  /** Everything so far, in memory of its own. */
  take(): Uint8Array<ArrayBuffer>
}

/** Text that is written often, encoded once. */
export const literal = (value: string): Uint8Array<ArrayBuffer> => ENCODER.encode(value)

const ENCODER = new TextEncoder()
const NULL = literal('null')
const ZERO = 48
const MINUS = 45
const POINT = 46
/** A sign, ten digits, a point and nine decimals. */
const NUMBER_BYTES = 24
/** Below this length a loop beats a call. */
const LOOP_BYTES = 24
const SHORT_TEXT = 64
const POWERS = Array.from({ length: 11 }, (_, exponent) => 10 ** exponent)
/** The four digits of every number below 10,000. */
const DIGITS = Uint8Array.from(
  { length: 40_000 },
  (_, at) => ZERO + (Math.trunc((at >> 2) / POWERS[3 - (at & 3)]!) % 10),
)

export function byteWriter(capacity = 65_536): ByteWriter {
  let buffer = new Uint8Array(capacity)
  let end = 0

  function reserve(count: number): void {
    if (end + count <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, end + count))
    larger.set(buffer.subarray(0, end))
    buffer = larger
  }

  function bytes(value: Uint8Array): void {
    const { length } = value
    reserve(length)
    if (length > LOOP_BYTES) buffer.set(value, end)
    else for (let at = 0; at < length; at += 1) buffer[end + at] = value[at]!
    end += length
  }

  /** The last `width` digits of a whole number below 2^31, four at a time from a table. */
  function digits(value: number, width: number): void {
    let at = end + width
    let rest = value | 0
    for (; at - end >= 4; at -= 4) {
      const next = (rest / 10_000) | 0
      const four = (rest - next * 10_000) * 4
      buffer[at - 4] = DIGITS[four]!
      buffer[at - 3] = DIGITS[four + 1]!
      buffer[at - 2] = DIGITS[four + 2]!
      buffer[at - 1] = DIGITS[four + 3]!
      rest = next
    }
    for (let place = (rest % 10_000) * 4 + 3; at > end; place -= 1) {
      at -= 1
      buffer[at] = DIGITS[place]!
    }
    end += width
  }

  /** False, with nothing written, when the text is not plain ASCII. */
  function writeAscii(value: string): boolean {
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at)
      if (code > 127) return false
      buffer[end + at] = code
    }
    end += value.length
    return true
  }

  function fixed(value: number, decimals: number): void {
    if (Number.isNaN(value)) {
      bytes(NULL)
      return
    }
    reserve(NUMBER_BYTES)
    const power = POWERS[decimals]!
    const size = Math.abs(value)
    let whole = Math.floor(size)
    let fraction = Math.floor((size - whole) * power + 0.5)
    if (fraction >= power) {
      whole += 1
      fraction = 0
    }
    if (value < 0 && whole + fraction > 0) buffer[end++] = MINUS
    digits(whole, widthOf(whole))
    if (decimals === 0) return
    buffer[end++] = POINT
    digits(fraction, decimals)
  }

  return {
    bytes,
    fixed,
    text(value) {
      reserve(value.length * 3)
      if (value.length > SHORT_TEXT || !writeAscii(value))
        end += ENCODER.encodeInto(value, buffer.subarray(end)).written
    },
    padded(value, width) {
      reserve(NUMBER_BYTES)
      digits(value, Math.max(width, widthOf(value)))
    },
    take() {
      const taken = buffer.slice(0, end)
      end = 0
      return taken
    },
  }
}

const widthOf = (whole: number): number => {
  let width = 1
  while (width < 10 && whole >= POWERS[width]!) width += 1
  return width
}
