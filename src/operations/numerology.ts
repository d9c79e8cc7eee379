import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyFor } from '../access.ts'
import { NumerologyProfileRequest } from '../contract/numerology.ts'
import { NumerologyAlphabetsResponse, NumerologyMethodsResponse } from '../contract/numerology-registry.ts'
import { NumerologyProfileResponse } from '../contract/numerology-reply.ts'
import { PROBLEM_LIST } from '../contract/problem.ts'
import { profilePlan } from '../numerology/plan.ts'
import { plannedProfile } from '../numerology/planned-profile.ts'
import { operation } from '../operation.ts'
import { profileReply } from '../wire/numerology/profile.ts'
import { alphabetsReply, methodsReply } from '../wire/numerology/registry.ts'
import { entityTag, matches, NOT_MODIFIED } from './etag.ts'
import { resolveDate } from './numerology-date.ts'

const REGISTRY = `Contains nothing of a subject and changes with \`registry_version\` alone, so it may be kept; the \`ETag\`
holds the version. Answers 304 cost nothing.`

const PROFILE = `The numbers of a name and a date in one of four systems, each with its compound, its steps and its sources. The
profile, its policies and its table of letters are versioned: the same request has the same answer as long as the ids are
the same. Nothing of a subject is stored, logged, counted or cached.

Without \`method.profile\` the standard profile is taken, without policies those of the profile, with every step. Input
that is not valid is answered with \`application/problem+json\`, whose \`code\` is one of:

${PROBLEM_LIST}`

/** Clients may keep the registry for a day; then a 304 tells them that it still holds. */
const KEEP = 'private, max-age=86400'

const shared = { tag: 'Numerology', access: keyFor('numerology'), cost: 1 } as const

/** Numbers of names and dates, and the registry that explains them. */
export const NUMEROLOGY_OPERATIONS = [
  operation({
    ...shared,
    name: 'numerology_methods',
    method: 'GET',
    url: '/api/v1/numerology/methods',
    summary: 'The registry of systems, profiles, policies, calculations and sources',
    description: `${REGISTRY} An invalid key is answered with 403 here.`,
    access: keyFor('numerology', { invalidKeyStatus: 403 }),
    tool: true,
    reply: NumerologyMethodsResponse,
    answer: { statuses: NOT_MODIFIED },
    handle: ({ release }) => kept('methods', methodsReply(), release),
  }),
  operation({
    ...shared,
    name: 'numerology_alphabets',
    method: 'GET',
    url: '/api/v1/numerology/alphabets',
    summary: 'The tables of letter values that the registry names',
    description: REGISTRY,
    reply: NumerologyAlphabetsResponse,
    answer: { statuses: NOT_MODIFIED },
    handle: ({ release }) => kept('alphabets', alphabetsReply(), release),
  }),
  operation({
    ...shared,
    name: 'numerology_profile',
    method: 'POST',
    url: '/api/v1/numerology/profile',
    summary: 'The numbers of a name and a date: pythagorean, Chaldean, Kabbalah or Ank Jyotish',
    description: PROFILE,
    faults: 'problem',
    confidential: true,
    tool: true,
    body: NumerologyProfileRequest,
    reply: NumerologyProfileResponse,
    plan: ({ body }) => profilePlan(body),
    handle:
      ({ compute }) =>
      async ({ plan }, reply) => {
        const date = await resolveDate(plan, compute)
        const result = plannedProfile(plan, date?.date ?? null)
        reply.header('Cache-Control', 'no-store')
        return profileReply(plan, result, date)
      },
  }),
]

/** Answers with bytes that never change while the process runs, or 304 to a caller that has them. */
function kept(name: string, answer: { readonly registry_version: string }, release: string) {
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  const version = `${answer.registry_version}-${entityTag({ name, answer }, release).slice(3, -1)}`
  const etag = `W/"${version}"`
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ETag: etag, 'Cache-Control': KEEP })
    return matches(request.headers['if-none-match'], etag) ? reply.code(304).send() : bytes
  }
}
