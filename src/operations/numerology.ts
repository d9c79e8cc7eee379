import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { civilFields } from '../astro/civil.ts'
import { localDate } from '../astro/zone.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { profileInput } from '../contract/numerology/input.ts'
import { NumerologyAlphabetsResponse, NumerologyMethodsResponse } from '../contract/numerology/registry.ts'
import { NumerologyProfileResponse } from '../contract/numerology/reply.ts'
import { NumerologyProfileRequest } from '../contract/numerology/request.ts'
import { PROBLEM_LIST } from '../contract/service.ts'
import type { Warned } from '../contract/warnings.ts'
import { type CycleDay, type ProfileInput, profileOf } from '../numerology/calculate.ts'
import { findZone } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { once } from '../platform/once.ts'
import type { PageForm, ToolView } from '../techniques/shown.ts'
import { profileReply, type ResolvedDate } from '../wire/numerology/profile.ts'
import { alphabetsReply, methodsReply } from '../wire/numerology/registry.ts'
import type { PlaceZones } from '../wire/places.ts'
import { numerologyText, shortLetters } from '../wire/texts/numerology.ts'
import type { Fields } from '../wire/texts/words.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { entityTag, isNotModified, NOT_MODIFIED } from './etag.ts'
import { operation } from './operation.ts'

const PERSON: Fields = {
  method: { system: 'pythagorean' },
  subject: { birth_date: '1990-05-05', name: { birth: 'Ada Byron' } },
  date_context: { reference_date: '2027-01-01' },
}

const NUMEROLOGY_TOOL: ToolView = {
  title: 'Numerology of a person',
  description:
    'The numbers of a name and a date of birth in one of four systems: pythagorean (life path and cycles, the usual one), chaldean (names), kabbalah (Hebrew letters) or ank_jyotish (Indian). Ask the person for the full name at birth and the date of birth. date_context.reference_date is the day of the personal year: send the current date.',
  cost: 'one unit.',
  omits: [
    'name_source',
    'transliteration',
    'calendar',
    'year_anchor',
    'locale',
    'lat',
    'lng',
    'city',
    'master_policy',
    'compound_policy',
  ],
  requires: ['date_context', 'date_context.reference_date'],
  example: PERSON,
  trims: shortLetters,
  cuts: [{ field: 'data.interpretations', advice: 'Their numbers are in the other fields of data.' }],
  text: numerologyText,
}

const NUMEROLOGY_PAGE: PageForm = {
  slug: 'numerology',
  title: 'Numerology profile',
  about: 'The numbers of a name and a date in four systems, each with its steps and its sources.',
  group: 'Numbers and places',
  first: [
    'method',
    'subject.birth_date',
    'subject.name.birth',
    'subject.name.current',
    'date_context.reference_date',
    'include_interpretations',
  ],
  example: {
    'method.system': 'pythagorean',
    'subject.birth_date': '1879-03-14',
    'subject.name.birth': 'Albert Einstein',
    'date_context.reference_date': '2026-03-01',
  },
}

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
    handle: kept(methodsReply),
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
    handle: kept(alphabetsReply),
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
    read: ({ body, warnings }) => ({ ...profileInput(body), warnings }),
    isVedic: ({ system }) => system === 'ank_jyotish',
    handle: async (request, reply, { compute }) => {
      const { input } = request
      reply.header('Cache-Control', 'no-store')
      return profileAnswer(input, { compute, lane: laneOf(request) }, input.warnings)
    },
  }),
]

interface Calculating {
  readonly compute: Compute
  readonly lane: Lane
}

async function profileAnswer(
  input: ProfileInput,
  { compute, lane }: Calculating,
  ignored: Warned['warnings'],
): Promise<NumerologyProfileResponse> {
  const date = await resolveDate(input, compute, lane)
  return profileReply(input, profileOf(input, date?.date ?? null), date, ignored)
}

/** The profile of a valid request, for pages. */
export const numerologyProfile = async (
  request: z.output<typeof NumerologyProfileRequest>,
  calculating: Calculating,
): Promise<NumerologyProfileResponse> => profileAnswer(profileInput(request), calculating, [])

/** Sends an answer that never changes while the process runs, or 304 to a caller that has it. */
function kept(answerOf: () => { readonly registry_version: string }) {
  const made = once(() => {
    const answer = answerOf()
    const { registry_version: version } = answer
    return {
      bytes: new TextEncoder().encode(JSON.stringify(answer)),
      etag: `W/"${version}-${entityTag(answer, version).slice(3, -1)}"`,
    }
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { bytes, etag } = made()
    return isNotModified(request, reply, etag, KEEP) ? reply.send() : bytes
  }
}

/**
 * The day of the personal cycles of an input. Null in systems without such cycles. Throws `date_context_unresolved` for a city
 * that the gazetteer does not have.
 */
async function resolveDate({ cycleDay }: ProfileInput, compute: Compute, lane: Lane): Promise<ResolvedDate | null> {
  switch (cycleDay?.from) {
    case undefined:
      return null
    case 'reference_date':
      return { date: cycleDay.date, resolvedFrom: 'reference_date', timezone: null, otherZones: [] }
    case 'tz_str':
      return { ...todayIn(cycleDay.zone), resolvedFrom: 'tz_str', otherZones: [] }
    case 'place': {
      const { zone, other_zones } = await zonesOfPlace(cycleDay.place, compute, lane)
      return { ...todayIn(zone), resolvedFrom: 'place', otherZones: other_zones }
    }
  }
}

function todayIn(timezone: string): Pick<ResolvedDate, 'date' | 'timezone'> {
  const zone = findZone(timezone)!
  return { date: civilFields(localDate(zone, now())), timezone: zone.id }
}

async function zonesOfPlace(
  place: Extract<CycleDay, { from: 'place' }>['place'],
  compute: Compute,
  lane: Lane,
): Promise<PlaceZones> {
  try {
    return JSON.parse(new TextDecoder().decode(await compute.run('zone_of_place', place, lane))) as PlaceZones
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'place_not_found') throw error
    throw new Refusal('date_context_unresolved', {
      field: 'subject.city',
      calculation: 'personal_year',
      message: error.message,
    })
  }
}
