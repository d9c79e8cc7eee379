import { literal } from './bytes.ts'

/** Several parts as one block of bytes, because a thread can move only one. The block begins with the lengths. */
export function joined(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoded = parts.map((part) => (typeof part === 'string' ? literal(part) : part))
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

/** The parts of such a block. They are views: nothing is copied. */
export function splitParts<Count extends number>(bytes: Uint8Array, count: Count): Parts<Count> {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = LENGTH_BYTES * count
  return Array.from({ length: count }, (_, index) => {
    const start = end
    end += lengths.getUint32(LENGTH_BYTES * index)
    return bytes.subarray(start, end)
  }) as unknown as Parts<Count>
}

type Parts<Count extends number> = Count extends 2
  ? readonly [Uint8Array, Uint8Array]
  : Count extends 3
    ? readonly [Uint8Array, Uint8Array, Uint8Array]
    : readonly Uint8Array[]

const LENGTH_BYTES = 4
