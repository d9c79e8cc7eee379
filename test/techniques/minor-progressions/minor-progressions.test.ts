import { expect, test } from 'vitest'
import { minorAnswer } from '../../../src/techniques/minor-progressions/calculate.ts'
import { MinorReply, MinorRequest, minorInput } from '../../../src/techniques/minor-progressions/schema.ts'
import { NATAL, testMonthly } from '../../support/progressed-charts.ts'
import { FILE_SKY, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

const schema = MinorReply.strict()

const calculated = (body: object) =>
  schema.parse(sent(minorAnswer(FILE_SKY, ZONES_ONLY, minorInput(MinorRequest.parse(body)).input)))

testMonthly({
  system: 'minor',
  samples: truth.samples,
  methodOf: ({ month }) => ({ month }),
  schema,
  calculated,
  meta: { month: 'tropical', month_days: 27.321582 },
  halfDay: '7 days',
})

test('a whole year of life is a whole lunar month of the ephemeris', () => {
  const target_date = new Date(Date.parse('1990-05-15T18:30:00Z') + 10 * 365.24219 * 86_400_000).toISOString()
  const { meta } = calculated({ natal: NATAL, minor_progression: { target_date } })
  expect(meta.age_years).toBeCloseTo(10, 6)
  // Ten tropical months of 27.321582 days.
  expect(meta.ephemeris_days).toBeCloseTo(273.21582, 5)
})
