import type { LightMyRequestResponse } from 'fastify'
import type { NumerologyProfileResponse } from '../../src/contract/numerology/reply.ts'
import type { ProfileId } from '../../src/numerology/profile.ts'
import type { Requests } from './app.ts'

export const PROFILE_URL = '/api/v1/numerology/profile'

export type ProfileBody = Record<string, unknown> & {
  method: Record<string, unknown>
  subject: Record<string, unknown>
}

const NAME = { birth: 'Rahul Sharma', current: 'Rahul Sharma' }

/** A full request for each system, with every field that any profile requires. */
const SUBJECTS = {
  pythagorean: { birth_date: '1990-07-14', name: { birth: NAME.birth } },
  chaldean: { name: NAME },
  kabbalah: { name: { birth: 'שלום' } },
  ank_jyotish: { birth_date: '1975-04-28', name: { birth: NAME.birth } },
}

/** A good request for a profile. */
export const requestFor = (system: keyof typeof SUBJECTS, profile: ProfileId | string): ProfileBody => ({
  method: { system, profile },
  subject: structuredClone(SUBJECTS[system]),
  ...(system === 'pythagorean' && { date_context: { reference_date: '2026-03-01' } }),
})

export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly instance: string
  readonly code: string
  readonly field: string | null
  readonly calculation: string | null
  readonly trace_id: string
}

export const profileOf = (service: Requests, body: unknown): Promise<LightMyRequestResponse> =>
  service.postTo(PROFILE_URL, body)

/** The answer to a request that must succeed. */
export async function goodProfile(service: Requests, body: unknown): Promise<NumerologyProfileResponse> {
  const reply = await profileOf(service, body)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json()
}
