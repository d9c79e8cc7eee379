import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** What comes before the numbers of the bodies: byte order, length, number of the JPL ephemeris, first and last day. */
const BEFORE_COUNT_BYTES = 28
const CONSTANTS_BYTES = 40
const BODY_BYTES = 90
/** The number of Ceres in files of minor planets (SEI_CERES in sweph.h). */
const CERES = 14
/** In a file, four bytes a body are told by a count above 256 (read_const in sweph.c). */
const WIDE_NUMBERS = 4 * 256
const OLD_NAME_BYTES = 30
const ASTEROIDS_FROM = 10_000
const SEGMENT_POINTER_BYTES = 3

/**
 * Writes a file of the Swiss Ephemeris for an asteroid that moves as Ceres does, from the packaged file of minor planets: the
 * format of a file of a numbered asteroid, with known positions. No package has such a file.
 */
export function writeAsteroidFile(folder: string, path: string, number: number): void {
  const packaged = dirname(createRequire(import.meta.url).resolve('swisseph/package.json'))
  const source = readFileSync(join(packaged, 'ephe', 'seas_18.se1'))
  let at = 0
  const lines = [0, 1, 2].map(() => {
    const end = source.indexOf('\n', at) + 1
    const line = source.subarray(at, end).toString('latin1')
    at = end
    return line
  })
  const count = source.readInt16LE(at + BEFORE_COUNT_BYTES)
  const numbersAt = at + BEFORE_COUNT_BYTES + 2
  const which = Array.from({ length: count }, (_, index) => source.readInt16LE(numbersAt + 2 * index)).indexOf(CERES)
  const constantsAt = numbersAt + 2 * count + 4
  const bodiesAt = constantsAt + CONSTANTS_BYTES
  const dataAt = bodiesAt + BODY_BYTES * count
  // The fourth line has the elements, of which the library reads the number and the name. An older field of the name follows.
  const elements = `${String(number).padStart(6, '0')} ${'Tested'.padEnd(18)}${''.padEnd(200)}\r\n`
  const text = Buffer.from(`${lines[0]}${basename(path)}\r\n${lines[2]}${elements}`, 'latin1')
  const facts = Buffer.from(source.subarray(at, at + BEFORE_COUNT_BYTES))
  const numbers = Buffer.alloc(6 + OLD_NAME_BYTES, ' ')
  numbers.writeInt16LE(WIDE_NUMBERS + 1)
  numbers.writeInt32LE(ASTEROIDS_FROM + number, 2)
  const record = Buffer.from(source.subarray(bodiesAt + BODY_BYTES * which, bodiesAt + BODY_BYTES * (which + 1)))
  const headLength = text.length + facts.length + numbers.length + 4 + CONSTANTS_BYTES + BODY_BYTES
  const moved = headLength - dataAt
  const data = Buffer.from(source.subarray(dataAt))
  const indexAt = record.readInt32LE(0)
  const segments = (record.readDoubleLE(18) - record.readDoubleLE(10)) / record.readDoubleLE(26)
  for (let segment = 0; segment < segments; segment += 1) {
    const pointerAt = indexAt - dataAt + SEGMENT_POINTER_BYTES * segment
    data.writeUIntLE(data.readUIntLE(pointerAt, SEGMENT_POINTER_BYTES) + moved, pointerAt, SEGMENT_POINTER_BYTES)
  }
  record.writeInt32LE(indexAt + moved, 0)
  facts.writeInt32LE(headLength + data.length, 4)
  const head = Buffer.concat([text, facts, numbers])
  const check = Buffer.alloc(4)
  check.writeUInt32LE(crc32(head))
  const constants = source.subarray(constantsAt, bodiesAt)
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), Buffer.concat([head, check, constants, record, data]))
}

const POLYNOMIAL = 0x04c11db7

/** The check sum of a header, highest bit first (swi_crc32 in swephlib.c). */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum = (sum ^ (byte << 24)) >>> 0
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & 0x80000000 ? (sum << 1) ^ POLYNOMIAL : sum << 1) >>> 0) >>> 0
  }
  return ~sum >>> 0
}
