import { z } from 'zod'
import type { Lane } from '../calculation/threads/lanes.ts'
import { NatalChartRequest, natalInput } from '../contract/births/natal.ts'
import { NatalWheelRequest } from '../contract/charts/requests.ts'
import { bodyReader } from '../contract/input/reading.ts'
import { type Drawn, roomPage } from '../pages/charts/page.ts'
import { rootOf, sendPage } from '../pages/frame.ts'
import { SKY_THEME } from '../pages/landing/sky.ts'
import type { AddressFault, ReadAddress } from '../pages/playground/address.ts'
import { BIRTH_NAMES } from '../pages/playground/form.ts'
import { once } from '../platform/once.ts'
import { NATAL_WHEEL } from '../techniques/natal-wheel/natal-wheel.ts'
import { pictureCall } from '../techniques/technique.ts'
import { splitChunks } from '../wire/bytes.ts'
import { PUBLIC } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { operation } from './operation.ts'
import { type Form, faultsIn, formOf } from './page-forms.ts'
import type { Services } from './services.ts'

/** Each is two calculations of a few milliseconds. A person opens some in a minute; an office shares an address. */
const CHARTS = { most: 120, seconds: 60 } as const

/** What the drawer offers: how the chart is cast. */
const OPTIONS = [
  'house_system',
  'zodiac_type',
  'sidereal_ayanamsa',
  'include_features',
  'include_minor_aspects',
  'orb_settings',
] as const

/** What the page always asks for. */
const ASKED = {
  include_speed: true,
  include_dignity: true,
  include_features: ['asc', 'mc', 'chiron', 'north_node'],
  interpretation: { enable: true },
}

/** Fields of the chart that the wheel takes too. */
const OF_WHEEL = new Set(Object.keys(NatalWheelRequest.shape))

/** The pages of charts, for people who read them. */
export function chartPages() {
  const form = once(roomForm)
  return [
    operation({
      method: 'GET',
      tag: 'Service',
      access: PUBLIC,
      isPage: true,
      // A URL may contain the birth of a person.
      confidential: true,
      reply: z.string(),
      answer: { types: { 'text/html': 'html' } },
      name: 'charts_page',
      url: '/charts',
      addressLimit: CHARTS,
      summary: 'The chart room: the chart of the birth in the URL, or its form',
      refuses: ['compute_busy'],
      handle: async (request, reply, { compute }) => {
        const { read, fields } = form()
        const found = read(request.query as Readonly<Record<string, unknown>>)
        const isEmpty = found.given.size === 0
        const outcome =
          isEmpty || found.faults.length > 0
            ? { drawn: null, faults: found.faults }
            : await drawn(compute, found, laneOf(request))
        return sendPage(
          reply.code(outcome.faults.length > 0 ? 422 : 200),
          roomPage({
            root: rootOf(request.url),
            fields,
            options: OPTIONS,
            given: found.given,
            ...outcome,
          }),
        )
      },
    }),
  ]
}

const SHOWN: ReadonlySet<string> = new Set([...BIRTH_NAMES, ...OPTIONS])

/** The fields of a birth and of the drawer. */
function roomForm(): Form {
  const { read, fields } = formOf({ body: NatalChartRequest })
  return { read, fields: { query: [], body: fields.body.filter(({ path }) => SHOWN.has(path)) } }
}

interface Outcome {
  readonly drawn: Drawn | null
  readonly faults: readonly AddressFault[]
}

const readChart = bodyReader(NatalChartRequest)
const readWheel = bodyReader(NatalWheelRequest)

/** The chart of a birth and its wheel, or what is wrong with the birth. */
async function drawn(compute: Services['compute'], { body }: Pick<ReadAddress, 'body'>, lane: Lane): Promise<Outcome> {
  const ofWheel = Object.fromEntries(Object.entries(body).filter(([name]) => OF_WHEEL.has(name)))
  try {
    const chart = readChart({ ...ASKED, ...body }, STRICTLY).body
    const wheel = readWheel({ ...ofWheel, show_metadata: false, custom_theme: SKY_THEME }, STRICTLY).body
    const [bytes, picture] = await Promise.all([
      compute.run('natal_chart', natalInput(chart, { include_minor: false, include_stelliums: false }), lane),
      compute.run('natal.svg', pictureCall(NATAL_WHEEL.faces.picture, wheel), lane),
    ])
    const [, svg] = splitChunks(picture, 2)
    const text = new TextDecoder()
    const reply = JSON.parse(text.decode(bytes)) as Drawn['reply']
    return { drawn: { reply, svg: text.decode(svg) }, faults: [] }
  } catch (error) {
    return { drawn: null, faults: faultsIn(error) }
  }
}

const STRICTLY = { isStrict: true } as const
