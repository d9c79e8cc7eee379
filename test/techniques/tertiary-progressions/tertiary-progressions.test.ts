import { describe, expect, test } from 'vitest'
import { tertiaryAnswer } from '../../../src/techniques/tertiary-progressions/calculate.ts'
import { TertiaryReply, TertiaryRequest, tertiaryInput } from '../../../src/techniques/tertiary-progressions/schema.ts'
import { NATAL, testMonthly } from '../../support/progressed-charts.ts'
import { FILE_SKY, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

const schema = TertiaryReply.strict()

const calculated = (body: object) =>
  schema.parse(sent(tertiaryAnswer(FILE_SKY, ZONES_ONLY, tertiaryInput(TertiaryRequest.parse(body)).input)))

testMonthly({
  system: 'tertiary',
  samples: truth.samples,
  methodOf: ({ form, month }) => ({ form, month }),
  schema,
  calculated,
  meta: { form: 'tertiary_1', month: 'tropical' },
  halfDay: '14 days',
  refused: [[{ target_date: '2026-09-22', form: 'tertiary_3' }, 'form: ']],
})

describe('a lunar month', () => {
  test.each(Object.entries(truth.published.years))(
    'that is %s makes 300 days of the ephemeris the published years of life',
    (month, years) => {
      // The published figures are rounded to a quarter of a year.
      const born = Date.parse('1990-05-15T18:30:00Z')
      const target_date = new Date(born + years * 365.24219 * 86_400_000).toISOString()
      const { meta } = calculated({ natal: NATAL, tertiary_progression: { target_date, month } })
      expect(Math.abs(meta.ephemeris_days - truth.published.days)).toBeLessThan((0.125 * 365.24219) / meta.month_days)
    },
  )

  test('is synodic in the second form, unless another is asked for', () => {
    const metaOf = (more: object) =>
      calculated({ natal: NATAL, tertiary_progression: { target_date: '2026-09-22', ...more } }).meta
    expect(metaOf({ form: 'tertiary_2' })).toMatchObject({
      form: 'tertiary_2',
      month: 'synodic',
      month_days: 29.530589,
    })
    expect(metaOf({ form: 'tertiary_2', month: 'tropical' })).toMatchObject({
      month: 'tropical',
      month_days: 27.321582,
    })
  })
})
