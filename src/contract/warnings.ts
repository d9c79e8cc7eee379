import { z } from 'zod'
import { type Body, bodyKey } from '../astro/body.ts'
import type { HouseSystem } from '../astro/house.ts'
import { type EphemerisSource, moshierDifferences } from '../astro/sky.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/language.ts'

/** One way in which an answer differs from its request. */
export const Warning = z
  .object({ code: z.string(), message: z.string(), requested: z.string().optional() })
  .meta({ id: 'Warning' })
export type Warning = z.output<typeof Warning>

/** A plan with the warnings about its request: what was ignored before the request was read. */
export interface Warned {
  readonly warnings?: readonly { readonly code: string; readonly message: string }[]
}

/** The header that says how an answer differs from its request, if the answer itself has no place for it. */
export const WARNINGS_HEADER = 'X-Orrery-Warnings'

/** What the header holds, for the OpenAPI document. */
export const WARNINGS_MEANING =
  'If part of the request was ignored, or if the answer differs from the request and has no `warnings`: a list of structured fields (RFC 9651). Each is the code of a warning with its place (`at`, `name`, `of`) or its `message`. `more;count=2` counts those that did not fit'

/** A warning in the header. */
export interface HeaderWarning {
  readonly code: string
  /** The chart that it concerns, of several. */
  readonly of?: string | undefined
  /** The path of a field. */
  readonly at?: string
  /** A name in a list. */
  readonly name?: string | undefined
  readonly message?: string
}

/** What an answer is written to. */
interface Reply {
  getHeader(name: string): unknown
  header(name: string, value: string): unknown
}

/** Adds warnings to those that the header already has. */
export function addWarnings(reply: Reply, warnings: readonly HeaderWarning[]): void {
  if (warnings.length === 0) return
  reply.header(WARNINGS_HEADER, warningList(warnings, String(reply.getHeader(WARNINGS_HEADER) ?? '')))
}

/** Proxies refuse an answer whose headers exceed 4 KiB in total. */
const LIST_MAX = 2_000
/** A longer name of a caller is cut. A message is a sentence of ours: it is listed whole, or counted. */
const LISTED_NAME_MAX = 200

/** The list `before` with further warnings. Those that do not fit are counted: `more;count=80`. */
export function warningList(warnings: readonly HeaderWarning[], before = ''): string {
  const [, listed = '', count = '0'] = /^(.*?)(?:(?:^|, )more;count=(\d+))?$/.exec(before)!
  let list = listed
  let more = Number(count)
  for (const warning of warnings) {
    const longer = list === '' ? itemOf(warning) : `${list}, ${itemOf(warning)}`
    if (more === 0 && longer.length <= LIST_MAX) list = longer
    else more += 1
  }
  return [list, ...(more > 0 ? [`more;count=${more}`] : [])].filter((item) => item !== '').join(', ')
}

const PARAMETERS = ['of', 'at', 'name', 'message'] as const

const itemOf = (warning: HeaderWarning): string =>
  [
    warning.code,
    ...PARAMETERS.flatMap((key) =>
      warning[key] === undefined
        ? []
        : [`${key}=${quoted(warning[key], key === 'message' ? Infinity : LISTED_NAME_MAX)}`],
    ),
  ].join(';')

/** A string of structured fields holds printable ASCII. */
const quoted = (text: string, most: number): string =>
  `"${text
    .replaceAll(/[’′]/g, "'")
    .replaceAll('°', ' deg ')
    .replaceAll(/[^\x20-\x7e]/gu, '?')
    .slice(0, most)
    .replaceAll(/["\\]/g, '\\$&')}"`

/** The source of positions, and the bodies without one. */
interface Seen {
  readonly source: EphemerisSource
  readonly unknown: readonly Body[]
  /** The first and the last Julian day, if there are two. */
  readonly jd: number
  readonly lastJd?: number
}

const { differences } = CATALOGUES.en.methods

/**
 * The warnings about the theory that positions came from and about bodies that are left out. `when` says for which
 * time.
 */
export function skyWarnings({ source, unknown, jd, lastJd }: Seen, when = 'at this time'): Warning[] {
  const bodies = unknown.map(bodyKey).join(', ')
  if (source === 'files') {
    if (unknown.length === 0) return []
    return [{ code: 'orbit_unknown', message: `Left out, because their orbits are unknown ${when}: ${bodies}` }]
  }
  const theory = filled(differences.moshier_theory, moshierDifferences(jd, lastJd))
  return [
    { code: 'moshier_theory', message: theory },
    ...(unknown.length === 0
      ? []
      : [{ code: 'not_in_theory', message: filled(differences.not_in_theory, { bodies }) }]),
  ]
}

/** The warning that another house system replaces one that is undefined at a latitude. Null if none does. */
export const houseWarning = (used: HouseSystem, requested: HouseSystem) =>
  used === requested
    ? null
    : {
        code: 'house_system_undefined' as const,
        message: filled(differences.house_system_undefined, { requested, used }),
        requested,
      }

/**
 * Lists whose unknown names are ignored with a warning instead of refused, each with the code of the warning. Programs
 * mix in names of other lists, such as names of the answer's sections.
 */
export const forgivingLists = z.registry<{ readonly code: IgnoredCode }>()

/** Defaults that replace unknown names, with a warning: programs send names of other services. */
export const forgivingNames = z.registry<ForgivingName>()

export interface ForgivingName {
  readonly code: IgnoredCode
  /** The name that is used instead. */
  readonly nearest: string
}

/** What may be ignored in a request, and why. */
const IGNORED_REASONS = {
  unknown_field: 'Ignored, because these fields do not exist',
  unknown_feature: 'Ignored, because include_features has no such names',
  unknown_style: 'Texts have the style improved, because no style has these names',
} as const

type IgnoredCode = keyof typeof IGNORED_REASONS

/** A part of a request that was ignored because it does not exist. */
export interface Ignored {
  readonly code: IgnoredCode
  /** The path of the field, or of the list of a name. */
  readonly at: readonly (string | number)[]
  /** The name in a list. */
  readonly name?: string
}

/** Names in a warning, and the characters of each name. */
const NAMED_MAX = 20
const NAME_MAX = 64

/** A warning for each kind of what was left out. */
export function ignoredWarnings(ignored: readonly Ignored[]): NonNullable<Warned['warnings']> {
  return [...Map.groupBy(ignored, ({ code }) => code)].map(([code, all]) => {
    const named = all.slice(0, NAMED_MAX).map(({ at, name }) => cut(name ?? at.slice(1).join('.')))
    const more = all.length - named.length
    return {
      code,
      message: `${IGNORED_REASONS[code]}: ${named.join(', ')}${more > 0 ? `; and ${more} more` : ''}`,
    }
  })
}

/** The beginning of a name. Half of a surrogate pair, which some JSON parsers refuse, is replaced. */
const cut = (name: string): string => name.slice(0, NAME_MAX).toWellFormed()

/** What was left out, for the header. */
export const ignoredItems = (ignored: readonly Ignored[]): HeaderWarning[] =>
  ignored.map(({ code, at, name }) => ({ code, at: cut(at.join('.')), name: name && cut(name) }))
