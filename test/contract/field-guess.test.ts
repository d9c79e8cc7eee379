import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NatalChartRequest, SimpleNatalRequest } from '../../src/contract/births/natal.ts'
import { ChartConfig } from '../../src/contract/charts/config.ts'
import { fieldGuesser } from '../../src/contract/input/field-guess.ts'
import { PICTURES } from '../../src/techniques/index.ts'
import { TransitRequest } from '../../src/techniques/transits/schema.ts'
import { slowness } from '../support/slowness.ts'

/** The fields of a request, and those of each object within it. */
function fieldsOf({ shape }: z.ZodObject): string[][] {
  const inner = Object.values(shape).filter((field) => field instanceof z.ZodObject)
  return [Object.keys(shape), ...inner.map((each) => Object.keys(each.shape))]
}

/** A birth as the public data endpoints take it. Elsewhere these fields are refused, and the refusal says what to send. */
const NESTED = ['datetime', 'location']

describe('programs use one body for charts, pictures and transits', () => {
  const requests = [
    NatalChartRequest,
    SimpleNatalRequest,
    TransitRequest,
    ...PICTURES.map(([, { body }]) => body as z.ZodObject),
  ]
  const births = requests.flatMap((request) => fieldsOf(request)).filter((fields) => fields.includes('month'))

  test('so no field of one birth is taken for another field elsewhere', () => {
    expect(births.length).toBeGreaterThan(8)
    const all = new Set(births.flat().filter((field) => !NESTED.includes(field)))
    const mistaken = births.flatMap((fields) => {
      const guess = fieldGuesser(fields)
      return [...all].filter((field) => !fields.includes(field) && guess(field) !== null)
    })
    expect(mistaken).toEqual([])
  })
})

/** Fields that programs add to a body for themselves. */
const OWN = `lang language locale id user user_id email gender sex notes title tags source type
  mode game alt altitude elevation data time_format date_format timestamp created_at aspects houses points target_year
  include_planets include_houses include_aspects include_asteroids secondary_progression solar_return coordinates`

test('what programs add for themselves is like no field of a birth', () => {
  const guess = fieldGuesser(Object.keys(NatalChartRequest.shape))
  expect(OWN.split(/\s+/).filter((name) => guess(name) !== null)).toEqual([])
})

test('guessing a hundred names against the longest list of fields takes a few milliseconds of the processor', () => {
  const guess = fieldGuesser(Object.keys(ChartConfig.shape))
  const names = Array.from({ length: 100 }, (_, at) => `aspect_conjunctiom_widtg${at}`.slice(0, 22))
  const runs = Array.from({ length: 5 }, () => {
    const from = process.threadCpuUsage()
    for (const name of names) guess(name)
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000
  })
  expect(Math.min(...runs)).toBeLessThan(25 * slowness())
})
