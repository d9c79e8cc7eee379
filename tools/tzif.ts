import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
}

const NOT_ZONES = /^(posix|right|SystemV)\/|posixrules|localtime|Factory/
const HEADER_BYTES = 44

/** RFC 9636: the second, 64-bit block of a compiled tz database file; null if the file is not such a file. */
export function readTzif(path: string): CompiledZone | null {
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 4) !== 'TZif') return null
  const counts = (at: number) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(at + 20 + index * 4))
  const [utc = 0, standard = 0, leaps = 0, times = 0, types = 0, chars = 0] = counts(0)
  const second = HEADER_BYTES + times * 5 + types * 6 + chars + leaps * 8 + standard + utc
  const [, , , timeCount = 0, typeCount = 0] = counts(second)
  if (typeCount === 0) return null
  const start = second + HEADER_BYTES
  const typesAt = start + timeCount * 9
  const textAt = typesAt + typeCount * 6
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
  }
}

/** Every zone of a folder of compiled files by its name, in alphabetical order. */
export function* zonesIn(folder: string): Generator<readonly [id: string, zone: CompiledZone]> {
  for (const id of namesIn(folder)) {
    const zone = NOT_ZONES.test(id) ? null : readTzif(join(folder, id))
    if (zone) yield [id, zone]
  }
}

/** The release that a folder of compiled files says it holds. */
export const releaseOf = (folder: string): string =>
  /version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown'

function* namesIn(folder: string, prefix = ''): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* namesIn(path, `${prefix}${name}/`)
    else yield `${prefix}${name}`
  }
}
