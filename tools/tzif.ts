import { readFileSync } from 'node:fs'

/** The name of civil time while it has one offset: a local time type of the tz database. */
export interface LocalTimeType {
  readonly offsetSeconds: number
  readonly isDst: boolean
  readonly abbreviation: string
}

export interface CompiledZone {
  /** In force before the first change. */
  readonly first: LocalTimeType
  readonly changes: readonly (readonly [epochSeconds: number, type: LocalTimeType])[]
  /** The rule after the last change, as in the TZ variable of POSIX: `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
  readonly footer: string
}

const HEADER_BYTES = 44

/** RFC 9636: the second, 64-bit block of a compiled tz database file, and its footer. */
export function readTzif(path: string): CompiledZone {
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) !== 'TZif') throw new Error(`${path} is not a compiled time zone`)
  const counts = (at: number) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(at + 20 + index * 4))
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, chars = 0] = counts(0)
  const second = HEADER_BYTES + times * 5 + types * 6 + chars + leaps * 8 + standard + utc
  const [utcCount = 0, standardCount = 0, leapCount = 0, timeCount = 0, typeCount = 0, charCount = 0] = counts(second)
  const start = second + HEADER_BYTES
  const typesAt = start + timeCount * 9
  const textAt = typesAt + typeCount * 6
  const footerAt = textAt + charCount + leapCount * 12 + standardCount + utcCount
  const all = Array.from({ length: typeCount }, (_, index): LocalTimeType => {
    const at = typesAt + index * 6
    const text = textAt + file.readUInt8(at + 5)
    return {
      offsetSeconds: file.readInt32BE(at),
      isDst: file.readUInt8(at + 4) === 1,
      abbreviation: file.toString('latin1', text, file.indexOf(0, text)),
    }
  })
  return {
    first: all[0]!,
    changes: Array.from({ length: timeCount }, (_, index) => [
      Number(file.readBigInt64BE(start + index * 8)),
      all[file.readUInt8(start + timeCount * 8 + index)]!,
    ]),
    footer: file.toString('latin1', footerAt).trim(),
  }
}
