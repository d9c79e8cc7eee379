import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PanchangMonthReply } from '../../../src/techniques/panchang-month/schema.ts'
import { DELHI, useTechnique } from '../../support/vedic.ts'

const TRUTH = JSON.parse(readFileSync(new URL('../panchang/truth.json', import.meta.url), 'utf8'))

const { send, answer } = useTechnique('/api/v2/vedic/panchang/month', PanchangMonthReply)

const monthOf = (fields: object) => answer({ ...DELHI, ...fields })

test('the days have the months and the tithis at sunrise that Drik Panchang prints', async () => {
  const rows = TRUTH.months_delhi as {
    date: string
    tithi_at_sunrise: number | null
    amanta: string | null
    purnimanta: string | null
  }[]
  expect(rows.length).toBeGreaterThan(10)
  for (const { date, tithi_at_sunrise, amanta, purnimanta } of rows) {
    const [year, month] = date.split('-').map(Number)
    const { days } = await monthOf({ year, month, convention: 'drik' })
    const day = days.find((each) => each.date === date)!
    const [first] = day.tithis
    const kind = day.lunar_month.month_type === 'adhika' ? 'Adhika ' : ''
    if (amanta) expect(kind + day.lunar_month.name, date).toBe(amanta)
    if (purnimanta) expect(kind + day.lunar_month.purnimanta.name, date).toBe(purnimanta)
    if (tithi_at_sunrise) expect(first!.number + (first!.paksha === 'Krishna' ? 15 : 0), date).toBe(tithi_at_sunrise)
  }
})

test('every day is that of the panchang of the day', async () => {
  const { days } = await monthOf({ year: 2026, month: 2 })
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 28 }, (_, index) => `2026-02-${`${index + 1}`.padStart(2, '0')}`),
  )
  for (const { begins_with, ...each } of days.filter((_, index) => index % 9 === 0)) {
    const [year, month, day] = each.date.split('-').map(Number)
    const alone = (await send({ ...DELHI, year, month, day }, '/api/v2/vedic/panchang')).json()
    expect(alone).toMatchObject({ ...each, day: { begins_with } })
  }
})

test('the skipped tithi of 24 February 2026 is the only one of its month', async () => {
  const { days } = await monthOf({ year: 2026, month: 2, convention: 'drik' })
  const skipped = days.flatMap(({ date, tithis }) =>
    tithis.filter(({ sunrises }) => sunrises === 'none').map(({ number }) => [date, number]),
  )
  expect(skipped).toEqual([['2026-02-24', 8]])
})

test.each([
  [{ year: 2026, month: 13 }, 'month'],
  [{ year: 2026 }, 'month'],
  [{ year: 30_000, month: 1 }, 'year'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...DELHI, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
})
