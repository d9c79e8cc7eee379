import { describe, expect, test } from 'vitest'
import type { CurrencyRevenue } from '../../src/contract/admin/statistics.ts'
import { revenuePage } from '../../src/pages/admin/revenue.ts'
import { amount, change } from '../../src/pages/elements/figures.ts'

const none = { amount: 0, count: 0 }
const movements = { new: none, reactivation: none, expansion: none, contraction: none, churn: none }
const sales = { credits: none, pack: none, refund: none }

/** A currency with numbers of as many digits as its decimals need. */
const earning = (currency: string): CurrencyRevenue => ({
  currency,
  mrr: { start: 1_234_567, end: 1_229_567 },
  subscribers: { start: 1_200, end: 1_199 },
  churn_rate: 1 / 1_200,
  movements: { ...movements, churn: { amount: -5_000, count: 1 } },
  sales: { ...sales, credits: { amount: 300_000, count: 2 }, refund: { amount: -45, count: 1 } },
  series: [
    { date: '2026-10-01', mrr: 1_234_567, subscribers: 1_200, movements, sales },
    {
      ...{ date: '2026-11-01', mrr: 1_229_567, subscribers: 1_199 },
      movements: { ...movements, churn: { amount: -5_000, count: 1 } },
      sales: { ...sales, credits: { amount: 300_000, count: 2 }, refund: { amount: -45, count: 1 } },
    },
  ],
})

const shown = (currency: string): string =>
  revenuePage(
    { range: '12m', from: '2026-10-01', to: '2026-11-23', step: 'month', currencies: [earning(currency)] },
    { operator: 'operator', root: '../' },
  ).html.markup.replaceAll('\u00a0', '_')

const factsIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]))
const rowsIn = (html: string) =>
  [...html.matchAll(/<tr role="row">(<th role="rowheader".*?)<\/tr>/g)].map(([, row]) =>
    row!.split(/<\/t[hd]>/).map((cell) => cell.replaceAll(/<[^>]+>/g, '')),
  )

const CASES = {
  jpy: {
    facts: ['1_229_567_JPY', '1_234_567_JPY', '−5_000_JPY', '300_000_JPY', '−45_JPY'],
    months: [
      ['Nov 2026', '1_229_567', '1_199', '', '', '', '', '−5_000', '300_000', '', '−45', ''],
      ['Oct 2026', '1_234_567', '1_200', '', '', '', '', '', '', '', '', ''],
    ],
    plotted: { unit: 'JPY', decimals: 0, dates: ['2026-10', '2026-11'], values: [1_234_567, 1_229_567] },
  },
  usd: {
    facts: ['12_295.67_USD', '12_345.67_USD', '−50.00_USD', '3_000.00_USD', '−0.45_USD'],
    months: [
      ['Nov 2026', '12_295.67', '1_199', '', '', '', '', '−50.00', '3_000.00', '', '−0.45', ''],
      ['Oct 2026', '12_345.67', '1_200', '', '', '', '', '', '', '', '', ''],
    ],
    plotted: { unit: 'USD', decimals: 2, dates: ['2026-10', '2026-11'], values: [12_345.67, 12_295.67] },
  },
  kwd: {
    facts: ['1_229.567_KWD', '1_234.567_KWD', '−5.000_KWD', '300.000_KWD', '−0.045_KWD'],
    months: [
      ['Nov 2026', '1_229.567', '1_199', '', '', '', '', '−5.000', '300.000', '', '−0.045', ''],
      ['Oct 2026', '1_234.567', '1_200', '', '', '', '', '', '', '', '', ''],
    ],
    plotted: { unit: 'KWD', decimals: 3, dates: ['2026-10', '2026-11'], values: [1_234.567, 1_229.567] },
  },
} as const

describe.each(Object.entries(CASES))('amounts of %s', (currency, { facts, months, plotted }) => {
  const html = shown(currency)

  test('stand in its own units in the facts and in the table, the latest month first', () => {
    const all = factsIn(html)
    const named = ['MRR at the end', 'MRR at the start', 'Change', 'One-time sales', 'Refunds']
    expect(named.map((name) => all[name])).toEqual(facts)
    expect([all['Subscribers'], all['Churn rate']]).toEqual(['1_200 to 1_199', '0.1_%'])
    expect(rowsIn(html).slice(0, 2)).toEqual(months)
  })

  test('are plotted in its own units', () => {
    const [, data] = /data-plot="([^"]*)"/.exec(html)!
    expect(JSON.parse(data!.replaceAll('&quot;', '"'))).toEqual(plotted)
  })
})

test('movements and sales have their number, their amount and what they are together', () => {
  expect(rowsIn(shown('usd')).slice(2)).toEqual([
    ['New first subscriptions', '0', '0.00', ''],
    ['Reactivation subscribers who came back', '0', '0.00', ''],
    ['Expansion larger plans', '0', '0.00', ''],
    ['Contraction smaller plans', '0', '0.00', ''],
    ['Churn subscriptions that ended', '1', '−50.00', ''],
    ['Change', '', '−50.00', ''],
    ['Credits report credits', '2', '3_000.00', ''],
    ['Packs units', '0', '0.00', ''],
    ['Refunds of credits and packs, and disputes', '1', '−0.45', ''],
    ['After refunds', '', '2_999.55', ''],
  ])
})

test.each([
  [0, 'usd', '0.00'],
  [-5, 'USD', '−0.05'],
  [-5, 'kwd', '−0.005'],
  [100_000_000, 'eur', '1_000_000.00'],
  [500, 'isk', '5.00'],
])('%d minor units of %s are %s', (minor, currency, written) => {
  expect(amount(minor, currency).replaceAll('\u00a0', '_')).toBe(written)
})

test('a change has its sign, and none has none', () => {
  expect([5, 0, -5].map((minor) => change(minor, 'jpy'))).toEqual(['+5\u00a0JPY', '0\u00a0JPY', '−5\u00a0JPY'])
})
