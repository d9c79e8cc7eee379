import { writeFileSync } from 'node:fs'
import { type YearlyRule, yearlyChanges } from '../src/astro/zone-row.ts'
import { packRule, ruleOf } from './posix-rule.ts'
import { SCOPE_SECONDS, type TzRelease, type ZoneFiles } from './tz-release.ts'
import { type CompiledZone, type LocalTimeType, readTzif } from './tzif.ts'

const TABLE = new URL('../src/astro/zone-table.ts', import.meta.url)
/** One capital letter for each type of a zone. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const RULED_YEARS = Array.from({ length: 2200 - 1960 }, (_, index) => 1960 + index)

/** All changes, without those that change nothing. */
function historyOf({ path, from1970 }: ZoneFiles): CompiledZone {
  const [early, late] = [readTzif(path), from1970 === null ? null : readTzif(from1970)]
  if (!late) return { ...early, changes: withoutRepeats(early.first, early.changes) }
  const before = late.changes.findLast(([seconds]) => seconds < SCOPE_SECONDS)
  const changes = [
    ...early.changes.filter(([seconds]) => seconds < SCOPE_SECONDS),
    [SCOPE_SECONDS, before?.[1] ?? late.first] as const,
    ...late.changes.filter(([seconds]) => seconds >= SCOPE_SECONDS),
  ]
  return { first: early.first, changes: withoutRepeats(early.first, changes), footer: late.footer }
}

type Changes = CompiledZone['changes']

const withoutRepeats = (first: LocalTimeType, changes: Changes): Changes =>
  changes.filter(([, type], index) => shown(type) !== shown(changes[index - 1]?.[1] ?? first))

const shown = ({ offsetSeconds, abbreviation, isDst }: LocalTimeType): string =>
  `${offsetSeconds.toString(36)} ${abbreviation}${isDst ? '!' : ''}`

/** The changes up to the first of those that the rule continues without a gap. */
function withoutRule(changes: Changes, types: readonly LocalTimeType[], rule: YearlyRule): Changes {
  const end = changes.at(-1)![0]
  const made = RULED_YEARS.flatMap((year) => yearlyChanges(rule, year))
    .map(({ epochMs, type }) => `${epochMs / 1000} ${shown(types[type]!)}`)
    .filter((change) => Number.parseInt(change, 10) <= end)
  const listed = changes.map(([seconds, type]) => `${seconds} ${shown(type)}`)
  let ruled = 0
  while (listed.at(-1 - ruled) === made.at(-1 - ruled)) ruled += 1
  if (ruled < 1) throw new Error(`The rule does not continue ${listed.at(-1)}`)
  return changes.slice(0, changes.length - ruled + 1)
}

/** `types;changes;rule`, as src/astro/zone-row.ts reads it. */
function pack({ first, changes, footer }: CompiledZone): string {
  const standard = changes.findIndex(([, type]) => type.abbreviation !== 'LMT')
  const mean = first.abbreviation === 'LMT' ? (standard < 0 ? changes.length : standard) : -1
  const named = (type: LocalTimeType, index: number): string => shown(type) + (index < mean ? '*' : '')
  const used = new Map([first, ...changes.map(([, type]) => type)].map((type, index) => [named(type, index - 1), type]))
  const names = [...used.keys()]
  if (names.length > LETTERS.length) throw new Error(`${names.length} types`)
  const rule = ruleOf(footer, [...used.values()])
  const kept = rule ? withoutRule(changes, [...used.values()], rule) : changes
  const times = kept.map(([seconds, type], index) => {
    const added = seconds - (kept[index - 1]?.[0] ?? 0)
    return added.toString(36) + LETTERS[names.indexOf(named(type, index))]
  })
  return [names.join(','), times.join(''), rule ? packRule(rule, LETTERS) : ''].join(';')
}

/** Writes src/astro/zone-table.ts: the history and the rules of all zones of a release. */
export function writeTable({ version, backzoneVersion, names }: TzRelease): void {
  const rows = new Map<string, string[]>()
  for (const [id, files] of names) {
    const packed = pack(historyOf(files))
    rows.set(packed, [...(rows.get(packed) ?? []), id])
  }
  const text = [...rows].map(([packed, ids]) => `${ids.join(' ')};${packed}\n`).join('')
  writeFileSync(TABLE, source(version, backzoneVersion, text))
  const sizes = `${names.size} names, ${rows.size} rows, ${text.length} characters`
  console.log(`${TABLE.pathname}: tz ${version}, backzone of ${backzoneVersion}, ${sizes}`)
  for (const [id, { from1970 }] of names) if (from1970) console.log(`${id} has the times of its link from 1970 on`)
}

const source = (version: string, backzoneVersion: string, text: string): string => `/**
 * The tz database, release ${version}, with the histories of its file backzone, of release ${backzoneVersion}: facts in the public
 * domain. Made by tools/zones.ts.
 */
export const ZONE_RELEASE = 'tz ${version}'

/** A row for each history: the names, then what zone-row.ts reads. */
export const ZONE_ROWS = \`
${text}\`
`
