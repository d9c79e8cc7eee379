import type { LetterDetail } from '../db/letters.ts'
import { html, joined, type Markup } from '../markup.ts'
import { decimalsOf } from './minor-units.ts'

/** An e-mail as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: Markup
}

export interface Mail extends Letter {
  readonly to: string
}

/**
 * The outcome of a notice: the relay has it, the relay refused it for good, its address has reached its limit for this
 * hour, or it could not be sent.
 */
export type NoticeOutcome = 'sent' | 'refused' | 'put_off' | 'failed'

/** Sends e-mail. */
export interface Mailer {
  /** Whether e-mails leave this machine. Without a relay they wait in its outbox. */
  readonly hasRelay: boolean
  /** Never throws, so that no request fails because of its e-mail. Failures are logged. */
  send(mail: Mail): Promise<void>
  /** Makes one attempt to send an e-mail that can wait; the caller retries. Never throws. */
  notify(mail: Mail): Promise<NoticeOutcome>
  /** Deletes the e-mails to an address that are waiting in the outbox of this machine. */
  forget(to: string): Promise<void>
  /** Waits for e-mails that are being sent. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** URLs of the pages that e-mails link to. */
export const VERIFY_PAGE = '/account/verify'
export const RESET_PAGE = '/account/reset-password'

/*
 * An e-mail contains no text from the user who caused it. A name in it would let anyone send text to any address, from
 * our sender.
 */

export const verifyAddress = (base: string, token: string): Letter =>
  letter(
    'Confirm your e-mail address',
    ['Someone, hopefully you, signed up for Orrery with this e-mail address. Open this link to confirm your address:'],
    `${base}${VERIFY_PAGE}?token=${encodeURIComponent(token)}`,
    [
      'The link works for 24 hours. If this was not you, ignore this e-mail: nobody can sign in without the confirmation.',
    ],
  )

export const resetPassword = (base: string, token: string): Letter =>
  letter(
    'Choose a new password',
    ['Someone, hopefully you, requested a new password for your Orrery account. Open this link to choose one:'],
    `${base}${RESET_PAGE}?token=${encodeURIComponent(token)}`,
    ['The link works once, within an hour. If this was not you, ignore this e-mail: your password stays the same.'],
  )

export const existingAccount = (): Letter =>
  letter('You already have an account', [
    'Someone, perhaps you, tried to sign up for Orrery with this e-mail address. The address already has an account.',
    'Sign in with that account. If you have forgotten the password, request a new one. If this was not you, ignore this e-mail: nothing has changed.',
  ])

export const passwordChanged = (): Letter =>
  letter('Your password was changed', [
    'The password of your Orrery account was just changed, and all sessions were ended.',
    'If this was not you, request a new password immediately, and check whether someone else can read your e-mail.',
  ])

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

/** Takes the name that the settings page has for the notice. */
const notAgain = (setting: string): string =>
  `To stop these e-mails, turn off “${setting}” among the e-mail notifications in the settings of your account.`

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

function letter(subject: string, before: readonly string[], link?: string, after: readonly string[] = []): Letter {
  const shown = link === undefined ? [] : [link]
  const anchor = shown.map((url) => html`<p style="overflow-wrap: anywhere"><a href="${url}">${url}</a></p>`)
  return {
    subject,
    text: `${[...before, ...shown, ...after].join('\n\n')}\n`,
    html: mailPage(subject, joined([...before.map(paragraph), ...anchor, ...after.map(paragraph)])),
  }
}

const paragraph = (text: string): Markup => html`<p>${text}</p>`

/**
 * Styles stand in attributes, because many mail programs drop a style sheet. Colours are those of the mail program, light
 * or dark.
 */
const mailPage = (subject: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
<div style="max-width: 35em; margin: 0 auto">
<p style="font-weight: bold; margin: 0">Orrery</p>
<h1 style="font-size: 22px; line-height: 1.3; margin: 0 0 16px">${subject}</h1>
${content}
</div>
</body>
</html>
`
