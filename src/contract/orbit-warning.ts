import { type Body, bodyKey } from '../astro/body.ts'
import type { Warning } from './warning.ts'

/** The warning about bodies that an answer leaves out, if there are any. `when` says for which time. */
export const orbitWarnings = (unknown: readonly Body[], when: string): Warning[] =>
  unknown.length === 0
    ? []
    : [
        {
          code: 'orbit_unknown',
          message: `Left out, because their orbits are unknown ${when}: ${unknown.map(bodyKey).join(', ')}`,
        },
      ]
