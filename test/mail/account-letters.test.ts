import { expect, test } from 'vitest'
import {
  creditsBought,
  paymentFailed,
  planChanged,
  reportReady,
  trialEnding,
  unitsBought,
} from '../../src/platform/mail/account-letters.ts'

const NO_MORE_BILLING =
  'To stop these e-mails, turn off “Billing” under e-mail notifications in your account settings.\n'
const dollars = (amountMinor: number) => ({ amountMinor, currency: 'usd' })
const TO = { name: 'Ada Lovelace', base: 'https://stars.example', hasPages: true }
const NAMELESS = { name: 'ada@example.com', base: undefined, hasPages: true }
const ELSEWHERE = { ...TO, hasPages: false }
const PLAN = `https://stars.example/account/plan

`
const JOB = '7f7e1a4e-6f0f-4f2b-9d0a-3c1f5c0f2a11'

test.each([
  [
    'Your payment failed',
    paymentFailed(TO, { ...dollars(800), graceEndsAtMs: Date.UTC(2027, 1, 3, 23, 59) }),
    `Hello Ada Lovelace,

The payment of $8.00 for your Orrery plan failed.

Your plan stays active until 3 February 2027. Pay by then to keep it.

Pay, or change your payment method, on the page of your plan.

${PLAN}${NO_MORE_BILLING}`,
  ],
  [
    'Your payment failed',
    paymentFailed(TO, { ...dollars(4_000), graceEndsAtMs: null }),
    `Hello Ada Lovelace,

The payment of $40.00 for your Orrery plan failed.

Pay, or change your payment method, on the page of your plan.

${PLAN}${NO_MORE_BILLING}`,
  ],
  [
    'Your plan has changed',
    planChanged(TO, { before: 'Free', plan: 'High' }),
    `Hello Ada Lovelace,

Your Orrery plan changed from Free to High.

If you did not expect this, check your subscription on the page of your plan.

${PLAN}${NO_MORE_BILLING}`,
  ],
  [
    'You bought report credits',
    creditsBought(TO, { quantity: 10, ...dollars(1_250) }),
    `Hello Ada Lovelace,

You bought 10 report credits for $12.50. Bought credits do not expire.

https://stars.example/account/reports

${NO_MORE_BILLING}`,
  ],
  [
    'You bought extra units',
    unitsBought(TO, { units: 100_000, ...dollars(123_456) }),
    `Hello Ada Lovelace,

You bought 100,000 extra units for $1,234.56. Extra units are used once the units of your plan run out, and do not expire.

${PLAN}${NO_MORE_BILLING}`,
  ],
  [
    'Your trial ends soon',
    trialEnding(TO, { endsAtMs: Date.UTC(2027, 11, 31) }),
    `Hello Ada Lovelace,

The trial of your Orrery plan ends on 31 December 2027. After that, you pay for the plan.

Cancel the plan, or add a payment method, on the page of your plan.

${PLAN}${NO_MORE_BILLING}`,
  ],
  [
    'Your report is ready',
    reportReady(TO, { reportId: JOB, about: 'Grace Hopper' }),
    `Hello Ada Lovelace,

The report for Grace Hopper is ready.

Read or download it here:

https://stars.example/account/reports/${JOB}

${NO_MORE_BILLING.replace('Billing', 'Reports')}`,
  ],
  [
    'Your report is ready',
    reportReady(ELSEWHERE, { reportId: JOB, about: null }),
    `Hello Ada Lovelace,

The report that you ordered is ready.

Download it with one of your API keys:

https://stars.example/api/v1/natal/report/${JOB}?format=pdf

${NO_MORE_BILLING.replace('Billing', 'Reports')}`,
  ],
  [
    'Your report is ready',
    reportReady(NAMELESS, { reportId: JOB, about: null }),
    `The report that you ordered is ready.

The job id is ${JOB}.

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
  expect(creditsBought(TO, { quantity: 2, amountMinor, currency }).text).toContain(` ${written}. `)
})
