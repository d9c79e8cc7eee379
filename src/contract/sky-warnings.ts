import { type Body, bodyKey } from '../astro/body.ts'
import { moshierDifferences } from '../astro/moshier.ts'
import type { EphemerisSource } from '../astro/sky.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import type { Warning } from './warning.ts'

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
