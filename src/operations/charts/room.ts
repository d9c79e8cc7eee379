import { NatalChartRequest } from '../../contract/births/natal.ts'
import { addressOf, type Drawn, type Fault, roomPage } from '../../pages/charts/page.ts'
import { type Body, type NatalReply, POSITION_DECIMALS, type View } from '../../pages/charts/view.ts'
import { VIEWS } from '../../pages/charts/views/index.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import type { ReadAddress } from '../../pages/playground/address.ts'
import { BIRTH_NAMES } from '../../pages/playground/form.ts'
import { leavesOf } from '../../pages/playground/form-fields.ts'
import { today } from '../../platform/clock.ts'
import { once } from '../../platform/once.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { type Form, faultsIn, formOf } from '../page-forms.ts'
import { askWith } from './ask.ts'
import { ROOM_PAGE } from './room-page.ts'

/** Each is some calculations of a few milliseconds. A slider asks for some pages a second; an office shares an address. */
const CHARTS = { most: 300, seconds: 60 } as const

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
  decimals: POSITION_DECIMALS,
  include_speed: true,
  include_dignity: true,
  interpretation: { enable: true },
} as const
/** Points that every chart of the room has beside the planets. */
const FEATURES = ['asc', 'mc', 'chiron', 'north_node'] as const

/** The page of charts, for people who read them. */
export function chartPages() {
  const forms = once(roomForms)
  return [
    operation({
      ...ROOM_PAGE,
      name: 'charts_page',
      url: '/charts',
      addressLimit: CHARTS,
      summary: 'The chart room: the chart of the birth in the URL, or its form',
      refuses: ['compute_busy'],
      handle: async (request, reply, { compute }) => {
        const { view: chosen, ...parameters } = request.query as Readonly<Record<string, unknown>>
        const view = VIEWS.find(({ id }) => id === chosen) ?? VIEWS[0]
        const { birth, own } = read(forms(), view, parameters)
        const ask = askWith(compute, laneOf(request))
        const shown = birth.given.size === 0 ? NOTHING : await viewed({ view, birth, own, ask })
        const { chart, content, faults } = shown
        return sendPage(
          reply.code(faults.length > 0 ? 422 : 200),
          roomPage({
            root: rootOf(request.url),
            fields: forms().birth.fields,
            options: OPTIONS,
            given: { birth: birth.given, own: own.given },
            view,
            drawn: chart && { chart, ...content },
            faults,
          }),
        )
      },
    }),
  ]
}

interface RoomForms {
  readonly birth: Form
  readonly views: ReadonlyMap<string, { readonly form: Form; readonly names: ReadonlySet<string> }>
}

const SHOWN: ReadonlySet<string> = new Set([...BIRTH_NAMES, ...OPTIONS])

/** The form of the birth and the drawer, and the form of each view. */
function roomForms(): RoomForms {
  const { read, fields } = formOf({ body: NatalChartRequest })
  const views = VIEWS.flatMap((view) => {
    if (!view.fields) return []
    const form = formOf({ body: view.fields })
    return [[view.id, { form, names: new Set(leavesOf(form.fields.body).map(({ path }) => path)) }] as const]
  })
  return {
    birth: { read, fields: { query: [], body: fields.body.filter(({ path }) => SHOWN.has(path)) } },
    views: new Map(views),
  }
}

const NO_FIELDS: ReadAddress = { given: new Map(), query: {}, body: {}, faults: [] }

/** The birth of an address, and the fields of the view. Fields of other views stay out: a tab may keep them. */
function read({ birth, views }: RoomForms, { id }: View, parameters: Body) {
  const ofView = (names: ReadonlySet<string> | undefined) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => names?.has(name)))
  const ofAnyView = new Set([...views.values()].flatMap(({ names }) => [...names]))
  const rest = Object.entries(parameters).filter(([name]) => !ofAnyView.has(name))
  const mine = views.get(id)
  return {
    birth: birth.read(Object.fromEntries(rest)),
    own: mine ? mine.form.read(ofView(mine.names)) : NO_FIELDS,
  }
}

interface Shown {
  readonly chart: NatalReply | null
  readonly content: Pick<Drawn, 'controls' | 'shown'>
  readonly faults: readonly Fault[]
}

const NOTHING: Shown = { chart: null, content: { controls: null, shown: null }, faults: [] }

interface Reading {
  readonly view: View
  readonly birth: ReadAddress
  readonly own: ReadAddress
  readonly ask: ReturnType<typeof askWith>
}

/** The chart of a birth and the view of it, or what is wrong with the birth or with the fields of the view. */
async function viewed({ view, birth, own, ask }: Reading): Promise<Shown> {
  const found = await refused(() => chartOf(ask, birth.body), birth.faults)
  if ('faults' in found) return { ...NOTHING, faults: found.faults }
  const { chart, body } = found.value
  const given = {
    ask,
    birth: body,
    chart,
    own: own.body,
    given: own.given,
    now: today(),
    link: linkOf(view, birth, own),
  }
  const controls = view.controls?.(given) ?? null
  const shown = await refused(() => view.show({ ...given, own: checked(view, own.body) }), own.faults)
  return 'faults' in shown
    ? { chart, content: { controls, shown: null }, faults: shown.faults }
    : { chart, content: { controls, shown: shown.value }, faults: [] }
}

/** Addresses of a view of a birth with other fields than now. */
const linkOf =
  (view: View, birth: ReadAddress, own: ReadAddress) =>
  (fields: Readonly<Record<string, string | null>>): string => {
    const changed = new Map<string, readonly string[]>(own.given)
    for (const [path, value] of Object.entries(fields))
      value === null ? changed.delete(path) : changed.set(path, [value])
    return addressOf(birth.given, view, changed)
  }

/** The chart of a birth with the points that every chart of the room has, and the request of it. */
export async function chartOf(
  ask: ReturnType<typeof askWith>,
  birth: Body,
): Promise<{ readonly chart: NatalReply; readonly body: Body }> {
  const body = { ...birth, include_features: featuresOf(birth) }
  return { chart: await ask.natal({ ...ASKED, ...body }), body }
}

/** With the defaults of the view. Its form has found every fault already. */
const checked = ({ fields }: View, body: Body): Body => (fields?.safeParse(body).data as Body | undefined) ?? body

/** The points of a chart in the room: its own, and those that a birth adds. */
export const featuresOf = ({ include_features: added }: Body): readonly string[] => [
  ...new Set([...FEATURES, ...(Array.isArray(added) ? added : [])]),
]

/** What was calculated, or the faults by which the service refuses the request. */
async function refused<Value>(
  calculate: () => Promise<Value>,
  known: readonly Fault[],
): Promise<{ readonly value: Value } | { readonly faults: readonly Fault[] }> {
  if (known.length > 0) return { faults: known }
  try {
    return { value: await calculate() }
  } catch (error) {
    return { faults: faultsIn(error) }
  }
}
