import type { LetterDetail } from '../db/letters.ts'
import { type Letter, letter } from './letter.ts'
import { decimalsOf } from './minor-units.ts'

/** Who gets a letter about their account, and where its pages are. */
export interface Recipient {
  /** The name of the account. Null if none is known. */
  readonly name: string | null
  /** The URL of the service. Without it a letter has no link. */
  readonly base: string | undefined
  /** People sign in at this service, so that their account has pages. */
  readonly hasPages: boolean
}

const page = ({ base, hasPages }: Recipient, path: string): string | undefined =>
  base && `${base}${hasPages ? path : '/account'}`

/** A payment failed, and how long the plan stays active. */
export const paymentFailed = (to: Recipient, { graceEndsAtMs, ...price }: LetterDetail<'payment_failed'>): Letter =>
  letter({
    subject: 'Your payment failed',
    name: to.name,
    before: [
      `The payment of ${money(price)} for your Orrery plan failed.`,
      ...(graceEndsAtMs === null
        ? []
        : [`Your plan stays active until ${date(graceEndsAtMs)}. Pay by then to keep it.`]),
      'Pay, or change your payment method, on the page of your plan.',
    ],
    action: 'Open my plan',
    link: page(to, '/account/plan'),
    after: [NOT_AGAIN.billing],
  })

/** The plan changed. Takes the display names of plans. */
export const planChanged = (to: Recipient, { before, plan }: LetterDetail<'plan_changed'>): Letter =>
  letter({
    subject: 'Your plan has changed',
    name: to.name,
    before: [
      `Your Orrery plan changed from ${before} to ${plan}.`,
      'If you did not expect this, check your subscription on the page of your plan.',
    ],
    action: 'Open my plan',
    link: page(to, '/account/plan'),
    after: [NOT_AGAIN.billing],
  })

/** Report credits were bought. */
export const creditsBought = (to: Recipient, { quantity, ...price }: LetterDetail<'credits_bought'>): Letter =>
  letter({
    subject: 'You bought report credits',
    name: to.name,
    before: [`You bought ${count(quantity, 'report credit')} for ${money(price)}. Bought credits do not expire.`],
    action: 'Open my reports',
    link: page(to, '/account/reports'),
    after: [NOT_AGAIN.billing],
  })

/** Extra units were bought. */
export const unitsBought = (to: Recipient, { units, ...price }: LetterDetail<'units_bought'>): Letter =>
  letter({
    subject: 'You bought extra units',
    name: to.name,
    before: [
      `You bought ${count(units, 'extra unit')} for ${money(price)}. Extra units are used once the units of your plan run out, and do not expire.`,
    ],
    action: 'Open my plan',
    link: page(to, '/account/plan'),
    after: [NOT_AGAIN.billing],
  })

/** A trial ends, and the first payment follows. */
export const trialEnding = (to: Recipient, { endsAtMs }: LetterDetail<'trial_ending'>): Letter =>
  letter({
    subject: 'Your trial ends soon',
    name: to.name,
    before: [
      `The trial of your Orrery plan ends on ${date(endsAtMs)}. After that, you pay for the plan.`,
      'Cancel the plan, or add a payment method, on the page of your plan.',
    ],
    action: 'Open my plan',
    link: page(to, '/account/plan'),
    after: [NOT_AGAIN.billing],
  })

interface ReadyReport extends LetterDetail<'report_ready'> {
  /** Whom the report is about. Null if the report was deleted, or names nobody. */
  readonly about: string | null
}

/** A report is ready. Where an account has no pages, the link needs a key. */
export const reportReady = (to: Recipient, { reportId, about }: ReadyReport): Letter =>
  letter({
    subject: 'Your report is ready',
    name: to.name,
    before: [
      about === null ? 'The report that you ordered is ready.' : `The report for ${about} is ready.`,
      ...(to.base === undefined
        ? [`The job id is ${reportId}.`]
        : [to.hasPages ? 'Read or download it here:' : 'Download it with one of your API keys:']),
    ],
    action: to.hasPages ? 'Read the report' : 'Download PDF',
    link:
      to.base &&
      to.base + (to.hasPages ? `/account/reports/${reportId}` : `/api/v1/natal/report/${reportId}?format=pdf`),
    after: [NOT_AGAIN.reports],
  })

/** Takes the name that the settings page has for the notice. */
const notAgain = (setting: string): string =>
  `To stop these e-mails, turn off “${setting}” under e-mail notifications in your account settings.`

const NOT_AGAIN = { billing: notAgain('Billing'), reports: notAgain('Reports') }

function money({ amountMinor, currency }: { readonly amountMinor: number; readonly currency: string }): string {
  const decimals = decimalsOf(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amountMinor / 10 ** decimals)
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A day in UTC, such as 3 February 2027. */
function date(atMs: number): string {
  const at = new Date(atMs)
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

const NUMBER = new Intl.NumberFormat('en-US')
const count = (number: number, noun: string): string => `${NUMBER.format(number)} ${noun}${number === 1 ? '' : 's'}`
