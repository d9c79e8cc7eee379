import type { Area } from '../contract/accounts/keys.ts'
import { Refusal } from '../platform/errors.ts'

/** Groups of tools that a URL may be limited to, with the areas of the operations in each. */
export const SCOPES = {
  western: ['natal', 'transits', 'charts', 'places'],
  ephemeris: ['ephemeris', 'places'],
  sky: ['sky_events'],
  charts: ['charts', 'places'],
  vedic: ['vedic', 'places'],
  numerology: ['numerology'],
  reports: ['reports', 'places'],
} as const satisfies Readonly<Record<string, readonly Area[]>>

export type Scope = keyof typeof SCOPES

const NAMES = Object.keys(SCOPES) as readonly Scope[]

/**
 * The scope that a request names in its path or its query, or null for all tools. Texts call it a group of tools,
 * because "scope" is also what OAuth grants. Throws `not_found` or `invalid_input`.
 */
export function scopeOf(given: readonly (string | null | undefined)[]): Scope | null {
  const [name, ...others] = new Set(given.filter((each) => each !== null && each !== undefined && each !== ''))
  if (name === undefined) return null
  if (others.length > 0) {
    const msg = `The URL names two groups of tools, ${[name, ...others].join(' and ')}: name one`
    throw new Refusal('invalid_input', { issues: [{ loc: ['query', 'scope'], msg, type: 'value_error' }] })
  }
  const scope = NAMES.find((each) => each === name)
  if (!scope)
    throw new Refusal('not_found', { message: `There is no such group of tools. Groups: ${NAMES.join(', ')}` })
  return scope
}
