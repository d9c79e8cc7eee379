import type { LetterDetail } from '../db/letters.ts'
import { type Letter, letter } from './letters.ts'
import { decimalsOf } from './minor-units.ts'

const IN_PORTAL = 'Open the billing portal of your account to pay or to change the way you pay.'

export const paymentFailed = ({ graceEndsAtMs, ...price }: LetterDetail<'payment_failed'>): Letter =>
  letter('Your payment failed', [
    `The payment of ${money(price)} for your plan at Orrery failed.`,
    ...(graceEndsAtMs === null ? [] : [`Your plan works until ${date(graceEndsAtMs)}, and longer if you pay by then.`]),
    IN_PORTAL,
    NOT_AGAIN.billing,
  ])

/** Takes the names of plans for people. */
export const planChanged = ({ before, plan }: LetterDetail<'plan_changed'>): Letter =>
  letter('Your plan has changed', [
    `Your plan at Orrery is now ${plan}. Before, it was ${before}.`,
    'If you did not expect this, look at your subscription in the billing portal of your account.',
    NOT_AGAIN.billing,
  ])

export const creditsBought = ({ quantity, ...price }: LetterDetail<'credits_bought'>): Letter =>
  letter('Your report credits', [
    `You bought ${count(quantity, 'report credit')} for ${money(price)}. Your next reports take them.`,
    NOT_AGAIN.billing,
  ])

export const unitsBought = ({ units, ...price }: LetterDetail<'units_bought'>): Letter =>
  letter('Your units', [
    `You bought ${count(units, 'unit')} for ${money(price)}. Requests take them when the units of your plan are used up.`,
    NOT_AGAIN.billing,
  ])

export const trialEnding = ({ endsAtMs }: LetterDetail<'trial_ending'>): Letter =>
  letter('Your trial ends soon', [
    `The trial of your plan at Orrery ends on ${date(endsAtMs)}. After that, the plan has to be paid for.`,
    'Open the billing portal of your account to cancel the plan or to choose how you pay.',
    NOT_AGAIN.billing,
  ])

/** The link needs a key. Without `base`, the address of the service, there is none. */
export const reportReady = (base: string | undefined, { reportId }: LetterDetail<'report_ready'>): Letter =>
  letter(
    'Your report is ready',
    [
      `The report of job ${reportId} is ready.`,
      ...(base === undefined ? [] : ['Fetch it with a key of your account:']),
    ],
    base && `${base}/api/v1/natal/report/${reportId}?format=pdf`,
    [NOT_AGAIN.reports],
  )

const notAgain = (setting: string): string =>
  `To get no more of these messages, switch off ${setting} in the notification settings of your account.`

const NOT_AGAIN = { billing: notAgain('billing_notices'), reports: notAgain('report_ready') }

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
