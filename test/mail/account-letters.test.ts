import { expect, test } from 'vitest'
import {
  creditsBought,
  paymentFailed,
  planChanged,
  reportReady,
  trialEnding,
  unitsBought,
} from '../../src/platform/mail/letters.ts'

const NO_MORE_BILLING =
  'To stop these e-mails, turn off “Billing” among the e-mail notifications in the settings of your account.\n'
const dollars = (amountMinor: number) => ({ amountMinor, currency: 'usd' })
const JOB = '7f7e1a4e-6f0f-4f2b-9d0a-3c1f5c0f2a11'

test.each([
  [
    'Your payment failed',
    paymentFailed({ ...dollars(800), graceEndsAtMs: Date.UTC(2027, 1, 3, 23, 59) }),
    `The payment of $8.00 for your Orrery plan failed.

Your plan stays active until 3 February 2027. Pay by then to keep it.

Open the billing portal of your account to pay or to change your payment method.

${NO_MORE_BILLING}`,
  ],
  [
    'Your payment failed',
    paymentFailed({ ...dollars(4_000), graceEndsAtMs: null }),
    `The payment of $40.00 for your Orrery plan failed.

Open the billing portal of your account to pay or to change your payment method.

${NO_MORE_BILLING}`,
  ],
  [
    'Your plan has changed',
    planChanged({ before: 'Free', plan: 'High' }),
    `Your Orrery plan changed from Free to High.

If you did not expect this, check your subscription in the billing portal of your account.

${NO_MORE_BILLING}`,
  ],
  [
    'Your report credits',
    creditsBought({ quantity: 10, ...dollars(1_250) }),
    `You bought 10 report credits for $12.50. Your next reports will use them.

${NO_MORE_BILLING}`,
  ],
  [
    'You bought extra units',
    unitsBought({ units: 100_000, ...dollars(123_456) }),
    `You bought 100,000 extra units for $1,234.56. They are used once the units of your plan run out; they do not expire.

${NO_MORE_BILLING}`,
  ],
  [
    'Your trial ends soon',
    trialEnding({ endsAtMs: Date.UTC(2027, 11, 31) }),
    `The trial of your Orrery plan ends on 31 December 2027. After that, you pay for the plan.

Open the billing portal of your account to cancel the plan or to add a payment method.

${NO_MORE_BILLING}`,
  ],
  [
    'Your report is ready',
    reportReady('https://stars.example', { reportId: JOB }),
    `The report of job ${JOB} is ready.

Download it with one of your API keys:

https://stars.example/api/v1/natal/report/${JOB}?format=pdf

${NO_MORE_BILLING.replace('Billing', 'Reports')}`,
  ],
  [
    'Your report is ready',
    reportReady(undefined, { reportId: JOB }),
    `The report of job ${JOB} is ready.

${NO_MORE_BILLING.replace('Billing', 'Reports')}`,
  ],
])('“%s” says what happened and how to get no more such letters', (subject, letter, text) => {
  expect(letter.subject).toBe(subject)
  expect(letter.text).toBe(text)
})

test.each([
  ['eur', 1_999, '€19.99'],
  ['GBP', 5, '£0.05'],
  ['jpy', 800, '¥800'],
  ['kwd', 1_234, 'KWD\u00a01.234'],
  // Sums at Stripe have two decimals here, of which Intl knows none.
  ['huf', 299_000, 'HUF\u00a02,990.00'],
  ['isk', 500, 'ISK\u00a05.00'],
  ['ugx', 500, 'UGX\u00a05.00'],
])('%s is written with the decimals that amounts of Stripe have', (currency, amountMinor, written) => {
  expect(creditsBought({ quantity: 2, amountMinor, currency }).text).toContain(` ${written}. `)
})
