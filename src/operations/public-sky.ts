import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lane } from '../calculation/threads/lanes.ts'
import { PublicDayQuery, PublicSkyReply, publicDayInput, SvgPicture } from '../contract/sky/public-sky.ts'
import { TODAY } from '../contract/sky/sky-events.ts'
import { ZONE_DATA_VERSION } from '../places/zones.ts'
import { now } from '../platform/clock.ts'
import { MoonPhaseQuery, MoonPhaseReply, moonPhaseInput } from '../techniques/moon-phase/schema.ts'
import { SunDayQuery, SunDayReply, sunDayInput } from '../techniques/sun-day/schema.ts'
import { PUBLIC } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { entityTag, isNotModified, NOT_MODIFIED } from './etag.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

/** A device asks once a minute; an office or a mobile network shares an address. */
const ANSWERS = { most: 120, seconds: 60 } as const
/** Each place is a calculation. A device has one place. */
const PLACES = { most: 30, seconds: 60 } as const

const MINUTE_MS = 60_000
/** Clocks of all zones of today show midnight at a multiple of this, so that the date of a place changes with it. */
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const JSON_TYPE = 'application/json; charset=utf-8'
const SVG_TYPE = 'image/svg+xml; charset=utf-8'
const SVG = { types: { 'image/svg+xml': 'svg' }, statuses: NOT_MODIFIED } as const

const shared = {
  method: 'GET',
  tag: 'Public sky',
  access: PUBLIC,
  isOfPublicSky: true,
  openToPages: true,
  addressLimit: ANSWERS,
  refuses: ['compute_busy'],
} as const

const SHARED = 'Needs no key. Exists only if the operator has set `PUBLIC_SKY`.'

type Used = Pick<Services, 'compute' | 'keepAnswer' | 'nowWheels' | 'release'>

/** An answer that all callers share for a while. */
interface SharedAnswer {
  /** What it depends on besides the time. */
  readonly name: string
  readonly stepMs: number
  readonly type: string
  make(at: Date, lane: Lane): Promise<Uint8Array>
}

/** Sends the answer of the current step, or 304 without a calculation. */
async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { compute, keepAnswer, release }: Used,
  { name, stepMs, type, make }: SharedAnswer,
): Promise<FastifyReply> {
  const nowMs = now()
  const fromMs = Math.floor(nowMs / stepMs) * stepMs
  const seconds = Math.ceil((fromMs + stepMs - nowMs) / 1_000)
  // Pages of other origins show the picture.
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
  const etag = entityTag({ name, fromMs }, [release, ZONE_DATA_VERSION, compute.dataOf('library')].join(' '))
  if (isNotModified(request, reply, etag, `public, max-age=${seconds}`)) return reply.send()
  const bytes = await keepAnswer(name, fromMs, () => make(new Date(fromMs), laneOf(request)))
  return reply.type(type).send(bytes)
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The Moon of an instant. */
const moonAt = ({ compute }: Used, at: Date, lane: Lane, flags: object): Promise<Uint8Array> => {
  const query = MoonPhaseQuery.parse({ date: at.toISOString(), ...flags })
  return compute.run('moon_phase.reply', { input: moonPhaseInput(query, () => at, {}), found: null }, lane)
}

/** The picture in an answer about the Moon. */
const pictureIn = (answer: Uint8Array): Uint8Array =>
  bytesOf((JSON.parse(new TextDecoder().decode(answer)) as { moon_visual: { svg: string } }).moon_visual.svg)

/** The current sky for devices and pages, without a key. */
export const PUBLIC_SKY_OPERATIONS = [
  operation({
    ...shared,
    name: 'public_moon',
    url: '/api/v1/public/moon',
    summary: 'The Moon of this minute: phase, sign, next phases',
    description: SHARED,
    reply: MoonPhaseReply,
    answer: { statuses: NOT_MODIFIED },
    handle: (request, reply, services) =>
      sendShared(request, reply, services, {
        name: 'moon',
        stepMs: MINUTE_MS,
        type: JSON_TYPE,
        make: (at, lane) => moonAt(services, at, lane, { include_zodiac: true }),
      }),
  }),
  operation({
    ...shared,
    name: 'public_moon_picture',
    url: '/api/v1/public/moon.svg',
    summary: 'The phase of the Moon of this minute as a picture',
    description: `As the northern hemisphere sees it. ${SHARED}`,
    reply: SvgPicture,
    answer: SVG,
    handle: (request, reply, services) =>
      sendShared(request, reply, services, {
        name: 'moon.svg',
        stepMs: MINUTE_MS,
        type: SVG_TYPE,
        make: async (at, lane) => pictureIn(await moonAt(services, at, lane, { include_visuals: true })),
      }),
  }),
  operation({
    ...shared,
    name: 'public_sky',
    url: '/api/v1/public/sky',
    summary: 'Sign, degree and motion of the Sun, the Moon and the planets in this minute',
    description: SHARED,
    reply: PublicSkyReply,
    answer: { statuses: NOT_MODIFIED },
    handle: (request, reply, services) =>
      sendShared(request, reply, services, {
        name: 'sky',
        stepMs: MINUTE_MS,
        type: JSON_TYPE,
        make: (at, lane) => services.compute.run('public_sky', at.getTime(), lane),
      }),
  }),
  operation({
    ...shared,
    name: 'public_sky_picture',
    url: '/api/v1/public/sky.svg',
    summary: 'The wheel of this minute over Greenwich as a picture',
    description: SHARED,
    reply: SvgPicture,
    answer: SVG,
    handle: (request, reply, services) =>
      sendShared(request, reply, services, {
        name: 'sky.svg',
        stepMs: MINUTE_MS,
        type: SVG_TYPE,
        make: async (_, lane) => bytesOf((await services.nowWheels.overGreenwich(lane)).svg),
      }),
  }),
  operation({
    ...shared,
    name: 'public_day',
    url: '/api/v1/public/day',
    summary: 'Sun and Moon over a place today: rising, setting, twilights',
    description: `The answer of \`/api/v1/sun/day\` with its defaults. Coordinates are rounded to two decimals and not logged. ${SHARED}`,
    addressLimit: PLACES,
    confidential: true,
    query: PublicDayQuery,
    reply: SunDayReply,
    answer: { statuses: NOT_MODIFIED },
    handle: (request, reply, services) => {
      const asked = publicDayInput(request.query)
      return sendShared(request, reply, services, {
        name: `day ${JSON.stringify(asked)}`,
        stepMs: asked.date === TODAY ? QUARTER_MS : DAY_MS,
        type: JSON_TYPE,
        make: (at, lane) => {
          const input = sunDayInput(SunDayQuery.parse(asked), () => at, {})
          return services.compute.run('sun_day.reply', { input, found: null }, lane)
        },
      })
    },
  }),
]
