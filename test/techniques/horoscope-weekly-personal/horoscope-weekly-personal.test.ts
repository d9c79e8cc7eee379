import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectRefusal } from '../horoscope-periods.ts'
import { testPersonalPeriod, untimed } from '../horoscope-personal-periods.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const { birth: BIRTH } = TRUTH

const { send, replyTo } = testPersonalPeriod('weekly', TRUTH, [
  { week_start: '2026-02-14' },
  { week_start: '2027-01-01' },
])

test('an answer without a date has the week from Monday of its place', async () => {
  const { meta } = await replyTo({ birth: BIRTH })
  expect(meta.settings.period).toMatchObject({ rule: 'monday_iso_8601', days: 7 })
  expect(new Date(meta.settings.period.from).getUTCDay()).toBe(1)
})

test.each<[object, string, RegExp]>([
  [{}, 'body.birth', /required|expected object|Invalid/i],
  [{ birth: untimed(TRUTH) }, 'body.birth.hour', /time_known false/],
  [{ birth: { ...BIRTH, hours: 3 } }, 'body.birth.hours', /contradicts hour/],
  [{ birth: BIRTH, week_start: 'monday' }, 'body.week_start', /calendar date such as/],
  [{ birth: BIRTH, week_start: '9999-01-01' }, 'body.week_start', /ephemeris|years/i],
  [{ birth: BIRTH, locale: 'et' }, 'body.locale', /en.*de.*fr.*es.*pt.*it/],
])('%j is refused with what is allowed', async (body, field, message) => {
  expectRefusal(await send(body), field, message)
})
