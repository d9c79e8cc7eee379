import type { FastifyReply, FastifyRequest } from 'fastify'
import { NumerologyProfileRequest } from '../contract/numerology.ts'
import { NumerologyAlphabetsResponse, NumerologyMethodsResponse } from '../contract/numerology-registry.ts'
import { NumerologyProfileResponse } from '../contract/numerology-reply.ts'
import { PROBLEM_LIST } from '../contract/problem.ts'
import { profilePlan } from '../numerology/plan.ts'
import { plannedProfile } from '../numerology/planned-profile.ts'
import { profileReply } from '../wire/numerology/profile.ts'
import { alphabetsReply, methodsReply } from '../wire/numerology/registry.ts'
import { keyFor } from './access.ts'
import { entityTag, matches, NOT_MODIFIED } from './etag.ts'
import { laneOf } from './lane.ts'
import { resolveDate } from './numerology-date.ts'
import { NUMEROLOGY_PAGE, NUMEROLOGY_TOOL } from './numerology-shown.ts'
import { operation } from './operation.ts'

const REGISTRY = `The answer has no personal data and changes only with \`registry_version\`, so it may be cached. The
\`ETag\` contains the version and changes only with the answer. A 304 costs nothing.`

const PROFILE = `The numbers of a name and a date in one of four systems, each with its compound, its steps and its
sources. The profile, its policies and its table of letters are versioned: with the same ids the same request gets the
same answer. No data of a subject is stored, logged, counted or cached.

The default of \`method.profile\` is the standard profile. The default policies are those of the profile, with every
step. Invalid input gets \`application/problem+json\` with one of these values of \`code\`:

${PROBLEM_LIST}`

/** Clients may cache the registry for a day. After that a 304 confirms it. */
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
    description: `${REGISTRY} Here an invalid key gets 403.`,
    access: keyFor('numerology', { invalidKeyStatus: 403 }),
    reply: NumerologyMethodsResponse,
    answer: { statuses: NOT_MODIFIED },
    handle: () => kept(methodsReply()),
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
    handle: () => kept(alphabetsReply()),
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
    tools: [NUMEROLOGY_TOOL],
    page: NUMEROLOGY_PAGE,
    body: NumerologyProfileRequest,
    reply: NumerologyProfileResponse,
    plan: ({ body, warnings }) => ({ ...profilePlan(body), warnings }),
    isVedic: ({ system }) => system === 'ank_jyotish',
    handle:
      ({ compute }) =>
      async (request, reply) => {
        const { plan } = request
        const date = await resolveDate(plan, compute, laneOf(request))
        const result = plannedProfile(plan, date?.date ?? null)
        reply.header('Cache-Control', 'no-store')
        return profileReply(plan, result, date, plan.warnings)
      },
  }),
]

/** Sends bytes that never change while the process runs, or 304 to a caller that has them. */
function kept(answer: { readonly registry_version: string }) {
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  const { registry_version: version } = answer
  const etag = `W/"${version}-${entityTag(answer, version).slice(3, -1)}"`
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ETag: etag, 'Cache-Control': KEEP })
    return matches(request.headers['if-none-match'], etag) ? reply.code(304).send() : bytes
  }
}
