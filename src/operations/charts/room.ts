import { addressOf, type Drawn, type Fault, roomPage } from '../../pages/charts/page.ts'
import type { Ask, NatalReply, View } from '../../pages/charts/view.ts'
import { VIEWS } from '../../pages/charts/views/index.ts'
import { rootOf } from '../../pages/frame.ts'
import type { ReadAddress } from '../../pages/playground/address.ts'
import { BIRTH_NAMES } from '../../pages/playground/form.ts'
import { today } from '../../platform/clock.ts'
import { once } from '../../platform/once.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { askWith, chartOf } from './ask.ts'
import { outcome, readRoom, roomForms, sendRoom, withDefaults } from './room-forms.ts'
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

/** The page of charts, for people who read them. */
export function chartPages() {
  const forms = once(() => roomForms([...BIRTH_NAMES, ...OPTIONS], VIEWS))
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
        const { birth, own } = readRoom(forms(), view, parameters)
        const ask = askWith(compute, laneOf(request))
        const shown = birth.given.size === 0 ? NOTHING : await viewed({ view, birth, own, ask })
        const { chart, content, faults } = shown
        return sendRoom(
          reply,
          roomPage({
            root: rootOf(request.url),
            fields: forms().birth.fields,
            options: OPTIONS,
            given: { birth: birth.given, own: own.given },
            view,
            drawn: chart && { chart, ...content },
            faults,
          }),
          faults,
        )
      },
    }),
  ]
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
  readonly ask: Ask
}

/** The chart of a birth and the view of it, or what is wrong with the birth or with the fields of the view. */
async function viewed({ view, birth, own, ask }: Reading): Promise<Shown> {
  const found = await outcome(birth.faults, () => chartOf(ask, birth.body))
  if (!found.value) return { ...NOTHING, faults: found.faults }
  const { chart, body } = found.value
  const given = {
    ask,
    birth: body,
    chart,
    own: own.body,
    given: own.given,
    faulty: own.faults.map(({ path }) => path),
    now: today(),
    link: linkOf(view, birth, own),
  }
  const controls = (await view.controls?.(given)) ?? null
  const { value, faults } = await outcome(own.faults, () => view.show({ ...given, own: withDefaults(view, own.body) }))
  return { chart, content: { controls, shown: value }, faults }
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
