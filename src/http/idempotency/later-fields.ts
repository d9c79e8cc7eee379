/**
 * Fields with a default that were added after the releases which stored only the hash of what they had read. A retry of
 * a request to such a release still has its hash. Reports are found by it for `REPORT_DAYS`, ten years at most.
 */
const LATER: ReadonlySet<string> = new Set(['end_mark', 'ephemeris'])

/** What an earlier release would have read: without later fields that were not sent. */
export function asBefore(read: unknown, sent: unknown): unknown {
  if (Array.isArray(read)) return read.map((item, index) => asBefore(item, (sent as unknown[] | undefined)?.[index]))
  if (typeof read !== 'object' || read === null) return read
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => !(LATER.has(name) && given[name] === undefined))
      .map(([name, value]) => [name, asBefore(value, given[name])]),
  )
}
