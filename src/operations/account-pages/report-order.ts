import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Account } from '../../accounts/account.ts'
import { creditsOf } from '../../accounts/billing/credits.ts'
import { brandingOf } from '../../accounts/branding.ts'
import { NatalChartRequest, natalInput } from '../../contract/births/natal.ts'
import { DemoReportForm, ReportOrderForm, ReportOrderPageQuery } from '../../contract/reports/reports.ts'
import { accountingOf } from '../../http/limits/accounting.ts'
import { DEMO_SUBJECT, DEMO_ZONE } from '../../jobs/reports/order.ts'
import { type OrderFaults, reportOrderPage } from '../../pages/account/report-order.ts'
import { sendPage, shownRefusal } from '../../pages/frame.ts'
import type { PlaceChoices } from '../../places/place.ts'
import { Refusal } from '../../platform/errors.ts'
import { laneOf } from '../compute-requests.ts'
import { type AccountRequest, operation } from '../operation.ts'
import { orderReport } from '../report-orders.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, holderOf, PAGE } from './page.ts'
import { emptyOrder, readOrder, refusedOrder, whole } from './report-form.ts'

const OWN_FORM = 'The form has to come from a page of this service. An order costs the same as over the API.'
const DEMO = { ...DEMO_SUBJECT, city: 'Lisbon', tz_str: DEMO_ZONE, psychological_report: { enabled: true } }

/** Orders of reports. */
export const REPORT_ORDER_PAGES = [
  operation({
    ...PAGE,
    name: 'account_report_order_page',
    url: '/account/reports/order',
    summary: 'The page for ordering a report, filled in with the birth in the URL',
    query: ReportOrderPageQuery,
    handle: async (request, reply, services) =>
      sendPage(reply, await formPage(services, request, { ...emptyOrder(randomUUID()), ...request.query }, null)),
  }),
  operation({
    ...FORM,
    name: 'account_report_order_page_send',
    url: '/account/reports/order',
    summary: 'Orders a report, and redirects to its page',
    description: OWN_FORM,
    body: ReportOrderForm,
    handle: async (request, reply, services) => {
      const form = request.body
      const again = async (faults: OrderFaults) => sendPage(reply, await formPage(services, request, form, faults))
      const { city, places } = await placeOf(services, request, form)
      const read = readOrder(form, city)
      if ('whole' in read || places.length > 0) {
        reply.code(422)
        return again({ ...('whole' in read ? read : NOTHING_ELSE), places })
      }
      try {
        return goTo(request, reply, `account/reports/${await order(services, request, read, form)}?done=ordered`)
      } catch (error) {
        return again(refusedOrder(shownRefusal(error, reply)))
      }
    },
  }),
  operation({
    ...FORM,
    name: 'account_report_demo_send',
    url: '/account/reports/demo',
    summary: 'Orders the sample report, and redirects to its page',
    description: OWN_FORM,
    body: DemoReportForm,
    handle: async (request, reply, services) => {
      try {
        const id = await order(services, request, NatalChartRequest.parse(DEMO), request.body)
        return goTo(request, reply, `account/reports/${id}?done=ordered`)
      } catch (error) {
        const { message } = shownRefusal(error, reply)
        const form = emptyOrder(request.body.order_key)
        return sendPage(reply, await formPage(services, request, form, whole(message)))
      }
    },
  }),
]

const NOTHING_ELSE: OrderFaults = { fields: new Map(), whole: [], places: [] }

type Asking = Pick<AccountRequest, 'account' | 'url'>

async function formPage(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  request: Asking,
  typed: ReportOrderForm,
  faults: OrderFaults | null,
) {
  const { id: accountId, plan, subscribed } = request.account
  const [{ available }, branding] = await Promise.all([
    creditsOf(db, { accountId, plan, subscribed }),
    brandingOf(db, accountId),
  ])
  return reportOrderPage(
    { typed, faults, available, hasBranding: branding !== null, isOpen: payments.isOpen },
    holderOf(request),
  )
}

/** The place, or places to choose from if the text names several or none. */
async function placeOf(
  { compute }: Pick<Services, 'compute'>,
  request: FastifyRequest,
  { city, place }: ReportOrderForm,
): Promise<{ readonly city: string; readonly places: readonly string[] }> {
  const text = city.trim()
  if (text === '') return { city: text, places: [] }
  const bytes = await compute.run('place_choices', text, laneOf(request))
  const { labels } = JSON.parse(new TextDecoder().decode(bytes)) as PlaceChoices
  if (labels.length === 0 || labels.includes(text)) return { city: text, places: [] }
  return place !== undefined && labels.includes(place) ? { city: place, places: [] } : { city: text, places: labels }
}

type Used = Pick<Services, 'compute' | 'limits' | 'reports'>

/**
 * Orders a report as the API does: it costs a unit and a credit, and the same form orders once. The result gives the
 * id, and throws the refusals of the API.
 */
async function order(services: Used, request: AccountRequest, birth: NatalChartRequest, form: object): Promise<string> {
  const { account } = request
  if (!account.subscribed) throw new Refusal('subscription_required')
  const orderKey = formKey(form, request.sent?.body)
  const known = await reserve(services, request, account, orderKey)
  if (known !== null) return known
  const { enabled: _, mode: __, ...options } = birth.psychological_report!
  const { order: ordered } = await orderReport(services, {
    holder: { accountId: account.id, plan: account.plan, subscribed: account.subscribed },
    options,
    orderKey,
    input: natalInput(birth, { include_minor: false, include_stelliums: false }),
    lane: laneOf(request),
  })
  return ordered.job_id
}

/**
 * Identifies an order by what was sent, so that the same form orders once: a default that a later release adds changes
 * nothing. The order of the members is that of the contract, as earlier releases hashed them.
 */
export function formKey(form: object, sent: unknown): Buffer {
  const given = sent as Readonly<Record<string, unknown>>
  const members = Object.keys(form).filter((name) => given[name] !== undefined)
  return hash('sha256', JSON.stringify(Object.fromEntries(members.map((name) => [name, given[name]]))), 'buffer')
}

/** Further seconds to wait for the request limit, after a double click. */
const TURNS = 3
const TURN_MS = 1_000

/**
 * Takes the unit of an order. An answer with a fault gives it back, as with every operation. A second click waits for
 * its second, and finds the report of the first: its id.
 */
async function reserve(
  { limits, reports }: Used,
  request: FastifyRequest,
  { id: accountId, plan, bought }: Account,
  orderKey: Buffer,
): Promise<string | null> {
  for (let turn = 1; ; turn += 1) {
    const known = await reports.ordered(accountId, orderKey)
    if (known !== null) return known
    const reservation = await limits.reserve({ accountId, plan, bought }, 1)
    const { refusal } = reservation
    if (refusal?.code === 'rps_limit_exceeded' && turn < TURNS) {
      await sleep(Math.min(TURN_MS, refusal.detail.retryAfterMs ?? TURN_MS))
      continue
    }
    accountingOf(request).reservation = reservation
    if (refusal) throw refusal
    return null
  }
}
