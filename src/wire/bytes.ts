/**
 * Writes text and decimal numbers directly into bytes. An export has millions of numbers with a fixed count of decimals.
 * Digits from a table take a tenth of the time of a general number formatter.
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
  /** Returns everything so far in its own memory, and starts again. */
  take(): Uint8Array<ArrayBuffer>
}

/** The bytes of a frequent text. */
export const literal = (value: string): Uint8Array<ArrayBuffer> => ENCODER.encode(value)

const ENCODER = new TextEncoder()
const NULL = literal('null')
const ZERO = 48
const MINUS = 45
const POINT = 46
/** A sign, ten digits, a point and nine decimals. */
const NUMBER_BYTES = 24
/** Below this length a loop is faster than a call. */
const LOOP_BYTES = 24
const SHORT_TEXT = 64
const POWERS = Array.from({ length: 11 }, (_, exponent) => 10 ** exponent)
/** The four digits of every number below 10,000. */
const DIGITS = Uint8Array.from(
  { length: 40_000 },
  (_, at) => ZERO + (Math.trunc((at >> 2) / POWERS[3 - (at & 3)]!) % 10),
)

/** A writer over one buffer, which grows as needed and is used again after each `take`. */
export function byteWriter(capacity = 65_536): ByteWriter {
  const target: Target = { buffer: new Uint8Array(capacity), end: 0 }
  return {
    bytes: (value) => writeBytes(target, value),
    fixed: (value, decimals) => writeFixed(target, value, decimals),
    text(value) {
      reserve(target, value.length * 3)
      if (value.length > SHORT_TEXT || !writeAscii(target, value))
        target.end += ENCODER.encodeInto(value, target.buffer.subarray(target.end)).written
    },
    padded(value, width) {
      reserve(target, NUMBER_BYTES)
      writeDigits(target, value, Math.max(width, digitCount(value)))
    },
    take() {
      const taken = target.buffer.slice(0, target.end)
      target.end = 0
      return taken
    },
  }
}

/** A buffer and the length of its written part. */
interface Target {
  buffer: Uint8Array<ArrayBuffer>
  end: number
}

function reserve(target: Target, count: number): void {
  const { buffer, end } = target
  if (end + count <= buffer.length) return
  const larger = new Uint8Array(Math.max(buffer.length * 2, end + count))
  larger.set(buffer.subarray(0, end))
  target.buffer = larger
}

function writeBytes(target: Target, value: Uint8Array): void {
  const { length } = value
  reserve(target, length)
  const { buffer, end } = target
  if (length > LOOP_BYTES) buffer.set(value, end)
  else for (let at = 0; at < length; at += 1) buffer[end + at] = value[at]!
  target.end = end + length
}

/** Writes the last `width` digits of a whole number below 2^31, four at a time from a table. */
function writeDigits(target: Target, value: number, width: number): void {
  const { buffer, end } = target
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
  target.end = end + width
}

/** False if the text is not plain ASCII. Then nothing is written. */
function writeAscii(target: Target, value: string): boolean {
  const { buffer, end } = target
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at)
    if (code > 127) return false
    buffer[end + at] = code
  }
  target.end = end + value.length
  return true
}

function writeFixed(target: Target, value: number, decimals: number): void {
  if (Number.isNaN(value)) {
    writeBytes(target, NULL)
    return
  }
  reserve(target, NUMBER_BYTES)
  const power = POWERS[decimals]!
  const size = Math.abs(value)
  let whole = Math.floor(size)
  let fraction = Math.floor((size - whole) * power + 0.5)
  if (fraction >= power) {
    whole += 1
    fraction = 0
  }
  const { buffer } = target
  if (value < 0 && whole + fraction > 0) buffer[target.end++] = MINUS
  writeDigits(target, whole, digitCount(whole))
  if (decimals === 0) return
  buffer[target.end++] = POINT
  writeDigits(target, fraction, decimals)
}

function digitCount(whole: number): number {
  let width = 1
  while (width < 10 && whole >= POWERS[width]!) width += 1
  return width
}

/** Several chunks as one block of bytes, because a thread can move only one. The block begins with the lengths. */
export function joined(chunks: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoded = chunks.map((chunk) => (typeof chunk === 'string' ? literal(chunk) : chunk))
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, LENGTH_BYTES * encoded.length))
  const lengths = new DataView(bytes.buffer)
  let at = LENGTH_BYTES * encoded.length
  for (const [index, part] of encoded.entries()) {
    lengths.setUint32(LENGTH_BYTES * index, part.length)
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The chunks of such a block. They are views: nothing is copied. */
export function splitChunks<Count extends number>(bytes: Uint8Array, count: Count): Chunks<Count> {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = LENGTH_BYTES * count
  return Array.from({ length: count }, (_, index) => {
    const start = end
    end += lengths.getUint32(LENGTH_BYTES * index)
    return bytes.subarray(start, end)
  }) as unknown as Chunks<Count>
}

type Chunks<Count extends number> = Count extends 2
  ? readonly [Uint8Array, Uint8Array]
  : Count extends 3
    ? readonly [Uint8Array, Uint8Array, Uint8Array]
    : readonly Uint8Array[]

const LENGTH_BYTES = 4

/** JSON, as text or as bytes. */
export type Json = string | Uint8Array

/** Adds members to a JSON object in bytes. Neither the object nor the members are parsed. */
export function withMembers(object: Uint8Array, members: Readonly<Record<string, Json>>): Buffer {
  const added = Object.entries(members).flatMap(([name, json]) => [literal(`,${JSON.stringify(name)}:`), bytesOf(json)])
  return Buffer.concat([object.subarray(0, -1), ...added, CLOSING_BRACE])
}

const bytesOf = (json: Json): Uint8Array => (typeof json === 'string' ? literal(json) : json)

const CLOSING_BRACE = literal('}')

/**
 * The last line of an answer, if the caller asks for it. No row looks like it: a row of CSV begins with its time, and no object
 * of NDJSON has a member of this name.
 */
export const endMark = (format: 'csv' | 'ndjson', rows: number): string =>
  format === 'csv' ? `# end_mark rows=${rows}\n` : `{"end_mark":{"rows":${rows}}}\n`
