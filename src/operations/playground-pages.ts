import { z } from 'zod'
import { NatalWheelRequest } from '../contract/charts/requests.ts'
import { rootOf, sendPage } from '../pages/frame.ts'
import type { AddressFault, ReadAddress } from '../pages/playground/address.ts'
import { calculationPage } from '../pages/playground/calculation-page.ts'
import { type Calculation, calculationsOf, chartsAmong, playgroundListPage } from '../pages/playground/calculations.ts'
import { baseOf } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC } from './access.ts'
import { type Operation, operation } from './operation.ts'
import { type Form, formOf } from './page-forms.ts'

const NAME_MAX = 64
/**
 * The value of Sec-Fetch-Site after a click on a page of this service. A URL that is opened in any other way, such as
 * from an e-mail or a bookmark, spends no units. Over plain HTTP browsers send this header only to localhost.
 */
const OWN_LINK = 'same-origin'

const PLAYGROUND_PAGE = {
  method: 'GET',
  tag: 'Service',
  access: PUBLIC,
  isPage: true,
  // A URL may contain the birth of a person.
  confidential: true,
  reply: z.string(),
  answer: { types: { 'text/html': 'html' } },
} as const

/** Pages on which people try the calculations. */
export function playgroundPages(operations: readonly Operation[]): readonly Operation[] {
  const calculations = calculationsOf(operations)
  const charts = chartsAmong(calculations)
  const kindOf = ({ kind }: Readonly<Record<string, unknown>>): string =>
    typeof kind === 'string' && Object.hasOwn(charts, kind) ? kind : 'natal'
  const forms = new Map<Calculation, Form>()
  const formFor = (calculation: Calculation): Form => {
    const form = forms.get(calculation) ?? formOf(calculation)
    forms.set(calculation, form)
    return form
  }
  return [
    operation({
      ...PLAYGROUND_PAGE,
      name: 'playground_page',
      url: '/playground',
      summary: 'The page of all calculations in the playground',
      handle: (request, reply) => sendPage(reply, playgroundListPage(calculations, rootOf(request.url))),
    }),
    operation({
      ...PLAYGROUND_PAGE,
      name: 'playground_calculation_page',
      url: '/playground/{calculation}',
      summary: 'The page of a calculation: its form, filled in from the URL, and its answer',
      params: z.strictObject({ calculation: z.string().max(NAME_MAX) }),
      refuses: ['not_found'],
      handle: (request, reply, { identity, publicUrl }) => {
        const { calculation: slug } = request.params
        const query = request.query as Readonly<Record<string, unknown>>
        const kind = slug === 'chart' ? kindOf(query) : undefined
        const calculation = kind ? charts[kind]! : Object.hasOwn(calculations, slug) ? calculations[slug]! : null
        if (!calculation) throw new Refusal('not_found')
        const { fields, read } = formFor(calculation)
        const example = read(calculation.example)
        // An editor has something to draw from the beginning.
        const isBare = kind !== undefined && Object.keys(query).every((name) => name === 'kind')
        const { given, faults } = isBare ? example : read(query)
        const root = rootOf(request.url)
        return sendPage(
          reply,
          calculationPage({
            slug,
            calculation,
            fields,
            root,
            base: `${baseOf(publicUrl, request)}/`,
            faults,
            charts,
            example,
            wheelFields: WHEEL_FIELDS,
            given: withoutFaults(given, faults),
            runs: faults.length === 0 && given.size > 0 && request.headers['sec-fetch-site'] === OWN_LINK,
            hasReportPage: identity.embedded !== null,
            ...(kind && { kind }),
          }),
        )
      },
    }),
  ]
}

/** The values of a link that can be shown in the form. */
function withoutFaults(given: ReadAddress['given'], faults: readonly AddressFault[]): ReadAddress['given'] {
  const isWrong = (path: string) => faults.some((fault) => path === fault.path || path.startsWith(`${fault.path}.`))
  return new Map([...given].filter(([path]) => !isWrong(path)))
}

const WHEEL_FIELDS = Object.keys(NatalWheelRequest.shape)
