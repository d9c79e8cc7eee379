import type { LetterDetail } from '../db/letters.ts'
import { type Letter, letter } from './letters.ts'
import { decimalsOf } from './minor-units.ts'

const IN_PORTAL = 'Open the billing portal of your account to pay or to change your payment method.'

export const paymentFailed = ({ graceEndsAtMs, ...price }: LetterDetail<'payment_failed'>): Letter =>
  letter('Your payment failed', [
    `The payment of ${money(price)} for your Orrery plan failed.`,
    ...(graceEndsAtMs === null ? [] : [`Your plan stays active until ${date(graceEndsAtMs)}. Pay by then to keep it.`]),
    IN_PORTAL,
    NOT_AGAIN.billing,
  ])

/** Takes the display names of plans. */
export const planChanged = ({ before, plan }: LetterDetail<'plan_changed'>): Letter =>
  letter('Your plan has changed', [
    `Your Orrery plan changed from ${before} to ${plan}.`,
    'If you did not expect this, check your subscription in the billing portal of your account.',
    NOT_AGAIN.billing,
  ])

export const creditsBought = ({ quantity, ...price }: LetterDetail<'credits_bought'>): Letter =>
  letter('Your report credits', [
    `You bought ${count(quantity, 'report credit')} for ${money(price)}. Your next reports will use them.`,
    NOT_AGAIN.billing,
  ])

export const unitsBought = ({ units, ...price }: LetterDetail<'units_bought'>): Letter =>
  letter('You bought extra units', [
    `You bought ${count(units, 'extra unit')} for ${money(price)}. They are used once the units of your plan run out; they do not expire.`,
    NOT_AGAIN.billing,
  ])

export const trialEnding = ({ endsAtMs }: LetterDetail<'trial_ending'>): Letter =>
  letter('Your trial ends soon', [
    `The trial of your Orrery plan ends on ${date(endsAtMs)}. After that, you pay for the plan.`,
    'Open the billing portal of your account to cancel the plan or to add a payment method.',
    NOT_AGAIN.billing,
  ])

/** The link needs a key. Without `base`, the URL of the service, there is no link. */
export const reportReady = (base: string | undefined, { reportId }: LetterDetail<'report_ready'>): Letter =>
  letter(
    'Your report is ready',
    [
      `The report of job ${reportId} is ready.`,
      ...(base === undefined ? [] : ['Download it with one of your API keys:']),
    ],
    base && `${base}/api/v1/natal/report/${reportId}?format=pdf`,
    [NOT_AGAIN.reports],
  )

const notAgain = (setting: string): string =>
  `To stop these e-mails, turn off ${setting} in the notification settings of your account.`

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
