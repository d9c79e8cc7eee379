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
/** A longer name or message is cut. */
const TEXT_MAX = 200

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
  return more === 0 ? list : `${list}, more;count=${more}`
}

const PARAMETERS = ['of', 'at', 'name', 'message'] as const

const itemOf = (warning: HeaderWarning): string =>
  [
    warning.code,
    ...PARAMETERS.flatMap((key) => (warning[key] === undefined ? [] : [`${key}=${quoted(warning[key])}`])),
  ].join(';')

/** A string of structured fields holds printable ASCII. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll(/[’′]/g, "'")
    .replaceAll('°', ' deg ')
    .replaceAll(/[^\x20-\x7e]/gu, '?')
    .slice(0, TEXT_MAX)
    .replaceAll(/["\\]/g, '\\$&')}"`
