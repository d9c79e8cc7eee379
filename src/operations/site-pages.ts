import { z } from 'zod'
import type { Lane } from '../calculation/threads/lanes.ts'
import { NatalWheelRequest, NowQuery, NowWheel } from '../contract/charts/requests.ts'
import { sendPage } from '../pages/frame.ts'
import { SKY_THEME } from '../pages/landing/sky.ts'
import { landingPage } from '../pages/landing.ts'
import { baseOf } from '../platform/addresses.ts'
import { now as serviceTime } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { NATAL_WHEEL } from '../techniques/natal-wheel/natal-wheel.ts'
import { splitParts } from '../wire/bytes.ts'
import { PUBLIC } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { operation } from './operation.ts'
import type { Parts } from './parts.ts'
import { pictureCall } from './pictures.ts'

/** An office shares an address. */
const VIEWS = { most: 60, seconds: 10 } as const
/** Each is a calculation. A person presses the button now and then. */
const WHEELS = { most: 10, seconds: 60 } as const

const shared = { method: 'GET', tag: 'Site', access: PUBLIC, isPage: true } as const

/** Search engines read the texts. The rest is for people who sign in, and for programs. */
const ROBOTS = `User-agent: *
Disallow: /account
Disallow: /admin
Disallow: /api/
Disallow: /mcp
Disallow: /now/
`

/** What a visitor sees first. */
export const SITE_PAGES = [
  operation({
    ...shared,
    name: 'landing_page',
    url: '/',
    addressLimit: VIEWS,
    summary: 'The landing page, with the current sky',
    description: 'A program that requests JSON gets the URLs of the documentation.',
    reply: z.string(),
    answer: { types: { 'text/html': 'html', 'application/json': 'json' } },
    handle: ({ compute, publicUrl }) => {
      const wheels = nowWheels({ compute })
      const base = baseOf(publicUrl)
      const { firstYear: first, lastYear: last } = compute.sky
      return async (request, reply) => {
        reply.header('Vary', 'Accept')
        const address = base(request)
        if (wantsJson(request.headers.accept)) return entrance(address)
        const sky = await wheels.overGreenwich(laneOf(request)).catch(nullIfRefused)
        return sendPage(reply, landingPage({ root: './', base: address, years: { first, last }, sky }))
      }
    },
  }),
  operation({
    ...shared,
    name: 'now_wheel',
    url: '/now/wheel',
    confidential: true,
    addressLimit: WHEELS,
    summary: 'The wheel of the current minute, for the landing page',
    description: 'Coordinates are rounded to a tenth of a degree. They are neither logged nor stored.',
    query: NowQuery,
    reply: NowWheel,
    refuses: ['compute_busy'],
    handle: (parts) => {
      const wheels = nowWheels(parts)
      return async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        return wheels.over(request.query, laneOf(request))
      }
    },
  }),
  operation({
    ...shared,
    name: 'robots_text',
    url: '/robots.txt',
    summary: 'What search engines may read',
    reply: z.string(),
    answer: { types: { 'text/plain': 'text' } },
    handle: () => (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS),
  }),
]

/** Whether a program asks: it names JSON, and not HTML as browsers do. */
const wantsJson = (accept = ''): boolean =>
  /\bapplication\/(?:\w+\+)?json\b/.test(accept) && !accept.includes('text/html')

const entrance = (address: string) => ({
  service: 'Orrery',
  documentation: `${address}/docs`,
  reference: `${address}/docs/api`,
  openapi: `${address}/openapi.json`,
})

/** The page also works without its wheel. */
function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

const MINUTE_MS = 60_000
/** Steps in a degree. A tenth is up to 11 km: the wheel looks the same, and the house of a visitor stays unknown. */
const PLACE_STEPS = 10
const GREENWICH = { lat: 51.4779, lng: 0, name: 'Greenwich' } as const
/** Hidden, because it would crowd a small wheel. */
const HIDDEN = { chiron: false, lilith: false, part_of_fortune: false, south_node: false, vertex: false } as const

interface Place {
  readonly lat: number
  readonly lng: number
  readonly name: string
}

/**
 * Draws the wheel of this minute. The one for Greenwich is calculated once per minute, regardless of the number of
 * visitors.
 */
export function nowWheels({ compute }: Pick<Parts, 'compute'>, now: () => number = serviceTime) {
  let kept: { readonly minute: number; readonly wheel: Promise<NowWheel> } | undefined

  async function draw(minute: number, place: Place, lane: Lane): Promise<NowWheel> {
    const at = new Date(minute * MINUTE_MS)
    const [, svg] = splitParts(await compute.run('natal.svg', wheelOf(at, place), lane), 2)
    return { caption: captionOf(at, place), svg: new TextDecoder().decode(svg) }
  }
  const minuteNow = () => Math.floor(now() / MINUTE_MS)

  return {
    overGreenwich(lane: Lane): Promise<NowWheel> {
      const minute = minuteNow()
      if (kept?.minute === minute) return kept.wheel
      const wheel = draw(minute, GREENWICH, lane)
      kept = { minute, wheel }
      // The next visitor tries again.
      wheel.catch(() => {
        if (kept?.wheel === wheel) kept = undefined
      })
      return wheel
    },
    over: ({ lat, lng }: NowQuery, lane: Lane): Promise<NowWheel> => draw(minuteNow(), rounded(lat, lng), lane),
  }
}

/** The wheel of an instant, seen from a place. */
const wheelOf = (at: Date, { lat, lng }: Place) =>
  pictureCall(
    NATAL_WHEEL.faces.picture,
    NatalWheelRequest.parse({
      name: 'the sky now',
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      tz_str: 'UTC',
      lat,
      lng,
      show_metadata: false,
      custom_theme: SKY_THEME,
      display_settings: HIDDEN,
    }),
  )

function rounded(lat: number, lng: number): Place {
  const [north, east] = [lat, lng].map((degrees) => Math.round(degrees * PLACE_STEPS) / PLACE_STEPS) as [number, number]
  const name = `${Math.abs(north).toFixed(1)}° ${north < 0 ? 'S' : 'N'}, ${Math.abs(east).toFixed(1)}° ${east < 0 ? 'W' : 'E'}`
  return { lat: north, lng: east, name }
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const dayOf = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`

const captionOf = (at: Date, { name }: Place): string =>
  `The sky over ${name} on ${dayOf(at)} at ${at.toISOString().slice(11, 16)} UTC`
