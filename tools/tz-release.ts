import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledZone, readTzif } from './tzif.ts'

/** A release of the tz database, compiled by `zic`, and the file or the two files that hold the times of each name. */
export interface TzRelease {
  /** `2026f`. */
  readonly version: string
  /** The version of the source, whose `backzone` was used. */
  readonly backzoneVersion: string
  readonly names: ReadonlyMap<string, ZoneFiles>
}

export interface ZoneFiles {
  readonly path: string
  /** The file that holds the times from 1970 on, if it is another one. */
  readonly from1970: string | null
}

/** The tz database promises its zones from 1970 on. */
export const SCOPE_SECONDS = 0
/** Not a place, and without a time. */
const NO_ZONE = 'Factory'

/**
 * Compiles a release and calls `use` with it. The source folder is an unpacked release with its Makefile. `zi` is the file
 * tzdata.zi of a newer release, made with `backzone` by the list zone.tab, as Debian's packages have it; null if the
 * source is the release itself.
 *
 * The release is compiled with the zones of `backzone` that zone.tab lists, as its maintainer advises. The other zones of
 * `backzone` come from the source compiled with all of it. Seven of these ended decades ago in a time that no clock
 * there shows today: from 1970 on such a name has the times of the zone that the release links it to.
 */
export function withRelease(source: string, zi: string | null, use: (release: TzRelease) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'tz-'))
  try {
    cpSync(source, join(folder, 'source'), { recursive: true })
    use(compiled(folder, zi))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compiled(folder: string, zi: string | null): TzRelease {
  const read = (name: string): string => readFileSync(join(folder, 'source', name), 'utf8')
  const all = compile(make(folder, ''), join(folder, 'all'))
  const listed = compile(zi ?? make(folder, 'zone.tab'), join(folder, 'listed'))
  const own = ownOf(read('backzone'), read('zone.tab'))
  const names = new Map<string, ZoneFiles>()
  for (const id of [...new Set([...listed.names, ...all.names])].sort()) {
    if (id === NO_ZONE) continue
    const target = own.links.get(id) ?? id
    names.set(id, filesOf(target, own.zones.has(target), join(folder, 'all'), join(folder, 'listed'), listed.names))
  }
  return { version: listed.version, backzoneVersion: all.version, names }
}

function filesOf(id: string, ofBackzone: boolean, all: string, listed: string, listedNames: Set<string>): ZoneFiles {
  if (!ofBackzone) return { path: join(listed, id), from1970: null }
  const path = join(all, id)
  const isKept = !listedNames.has(id) || endsAlike(readTzif(path), readTzif(join(listed, id)))
  return { path, from1970: isKept ? null : join(listed, id) }
}

/** Names of time may differ, offsets and rules may not. */
const endsAlike = (a: CompiledZone, b: CompiledZone): boolean => withoutNames(a) === withoutNames(b)
const withoutNames = ({ footer }: CompiledZone): string => footer.replaceAll(/<[^>]*>|(?<=^|\d)[A-Za-z]{3,}/g, '')

/** The zones that only `backzone` has and zone.tab does not list, and all links of `backzone`. */
function ownOf(backzone: string, zoneTab: string) {
  const places = new Set(lines(zoneTab).map((fields) => fields[2]))
  const words = lines(backzone)
  const zones = words.flatMap(([kind, id]) => (kind === 'Zone' && !places.has(id) ? [id!] : []))
  const links = words.flatMap(([kind, target, id]) => (kind === 'Link' ? [[id!, target!] as const] : []))
  return { zones: new Set(zones), links: new Map(links) }
}

const lines = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(/\s+/))

/** Makes tzdata.zi of the source with `backzone`: with all its zones, or with those that a list names. */
function make(folder: string, list: string): string {
  const options = ['AWK=awk', 'VERSION_DEPS=', 'PACKRATDATA=backzone', `PACKRATLIST=${list}`]
  const source = join(folder, 'source')
  rmSync(join(source, 'tzdata.zi'), { force: true })
  rmSync(join(source, 'main.zi'), { force: true })
  execFileSync('make', ['-s', '-C', source, ...options, 'tzdata.zi'])
  const made = join(folder, `tzdata-${list}.zi`)
  cpSync(join(source, 'tzdata.zi'), made)
  return made
}

/** Compiles a tzdata.zi with all changes listed up to 2037, and reads the version and the names from it. */
function compile(zi: string, folder: string) {
  execFileSync('zic', ['-b', 'fat', '-d', folder, zi])
  const text = readFileSync(zi, 'utf8')
  const names = lines(text).flatMap(([kind, id, link]) => (kind === 'Z' ? [id!] : kind === 'L' ? [link!] : []))
  return { version: /version (\S+)/.exec(text)?.[1] ?? 'unknown', names: new Set(names) }
}
