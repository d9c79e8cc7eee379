import { z } from 'zod'
import { NowQuery, NowWheel } from '../contract/charts/requests.ts'
import { sendPage } from '../pages/frame.ts'
import { landingPage } from '../pages/landing.ts'
import { baseOf } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { operation } from './operation.ts'

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
    handle: async (request, reply, { compute, nowWheels, publicUrl }) => {
      reply.header('Vary', 'Accept')
      const base = baseOf(publicUrl, request)
      if (wantsJson(request.headers.accept)) return reply.send(entrance(base))
      const { firstYear: first, lastYear: last } = compute.sky
      const sky = await nowWheels.overGreenwich(laneOf(request)).catch(nullIfRefused)
      return sendPage(reply, landingPage({ root: './', base, years: { first, last }, sky }))
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
    handle: async (request, reply, { nowWheels }) => {
      reply.header('Cache-Control', 'no-store')
      return nowWheels.over(request.query, laneOf(request))
    },
  }),
  operation({
    ...shared,
    name: 'robots_text',
    url: '/robots.txt',
    summary: 'What search engines may read',
    reply: z.string(),
    answer: { types: { 'text/plain': 'text' } },
    handle: (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS),
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
