import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { expectRefusal } from '../horoscope-periods.ts'
import { testPersonalPeriod } from '../horoscope-personal-periods.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const { birth: BIRTH } = TRUTH

const { send } = testPersonalPeriod('monthly', TRUTH, [{ year: 2027, month: 2 }])

test.each<[object, string, RegExp]>([
  [{ birth: { ...BIRTH, latitude: 3 } }, 'body.birth.latitude', /contradicts lat/],
  [{ birth: BIRTH, month: 10 }, 'body.year', /give both or neither/],
  [{ birth: BIRTH, year: 2026, month: 0 }, 'body.month', /1/],
  [{ birth: BIRTH, year: 9999, month: 1 }, 'body.year', /ephemeris|years/i],
])('%j is refused with what is allowed', async (body, field, message) => {
  expectRefusal(await send(body), field, message)
})
