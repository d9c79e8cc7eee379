import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

const MIB = 1_048_576

/** A text of pieces that has almost so many bytes, and its end. */
export const filled = (piece: string, bytes: number, end = ''): string =>
  piece.repeat(Math.floor((bytes - end.length) / Buffer.byteLength(piece))) + end

const members = (count: number, nameOf: (at: number) => string): string =>
  `{${Array.from({ length: count }, (_, at) => `"${nameOf(at)}":1`).join()}}`

/** Bodies within 1 MiB that cost a reader the most. */
export const HEAVY_BODIES: readonly string[] = [
  `{"name":"${filled('x', MIB - 11)}"}`,
  `{"name":"${filled('\\u0041', MIB - 20)}"}`,
  `{"name":"${filled('🌒', MIB - 20)}"}`,
  `{"year":${filled('9', MIB - 10)}}`,
  `{"year":1.${filled('3', MIB - 20)}e1}`,
  `{"subject":{"name":{"birth":"${filled('א', MIB - 60)}"}}}`,
  filled('[', MIB),
  `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  members(95_000, (at) => `f${at}`).slice(0, MIB),
  members(3_990, (at) => `f${at}`),
  members(3_990, (at) => `house_syst${at}`),
  members(3_990, (at) => `${'x'.repeat(250)}${at}`),
  members(100, (at) => `${'house_system'.repeat(800)}${at}`),
  `[${filled('1,', 7_900)}1]`,
  `{"include_features":[${filled('"sun",', 23_000)}"sun"]}`,
  `{"fixed_stars":[${filled(`"${'x'.repeat(250)}",`, MIB - 300)}"Spica"]}`,
  `{"name":"${filled('🌒', MIB / 2)}`,
  filled(' ', MIB),
  filled(' ', MIB, '{}'),
  filled('"', MIB),
  filled('{"":', MIB),
]

const PACKERS = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync }
export type Packing = keyof typeof PACKERS
export const PACKINGS = Object.keys(PACKERS) as Packing[]
const GROWN_BYTES = 50 * MIB
const grown = new Map<Packing, Buffer>()

export const packed = (body: string | Buffer, packing: Packing): Buffer => PACKERS[packing](body)

/** A small body that becomes one of 50 MiB. */
export function growing(packing: Packing): Buffer {
  const known = grown.get(packing) ?? packed(Buffer.alloc(GROWN_BYTES, ' '), packing)
  grown.set(packing, known)
  return known
}
