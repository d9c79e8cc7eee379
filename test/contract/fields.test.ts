import { describe, expect, test } from 'vitest'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { EphemerisQuery, EphemerisRequest } from '../../src/contract/sky/ephemeris.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const messages = (stars: readonly string[]): string[] =>
  NatalChartRequest.safeParse({ ...BIRTH, fixed_stars: stars }).error?.issues.map(({ message }) => message) ?? []

describe('a list of names', () => {
  test('with unknown ones names each of them, and searches similar names for the first three', () => {
    const unknown = Array.from({ length: 600 }, () => 'Antaras')
    const said = messages(unknown)
    expect(said).toHaveLength(600)
    expect(said.slice(0, 3)).toEqual(Array(3).fill('Unknown fixed star "Antaras". Did you mean Antares?'))
    expect(new Set(said.slice(3))).toEqual(new Set(['Unknown fixed star "Antaras".']))
  })

  test('says at which place the unknown one stands', () => {
    const read = EphemerisRequest.safeParse({ start: '2026-01-01', fixed_stars: ['Regulus', 'Antaras'] })
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['fixed_stars', 1]])
  })

  test('in a query is bounded in members too', () => {
    const read = EphemerisQuery.safeParse({ start: '2026-01-01', bodies: 'x,'.repeat(200) })
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['Must be at most 100 names'])
  })

  test('takes packs of stars in any case', () => {
    expect(messages(['ROYAL_4', 'Behenian 20', 'all'])).toEqual([])
  })
})

test('no similar names are searched for a text of over 64 letters', () => {
  expect(messages([`Antares${'x'.repeat(58)}`])).toEqual([`Unknown fixed star "Antares${'x'.repeat(58)}".`])
})

test('a rule never sees a text beyond its bound: the length is its only fault', () => {
  const read = NatalChartRequest.safeParse({ ...BIRTH, tz_str: 'x'.repeat(1_000_000), fixed_stars: ['y'.repeat(101)] })
  expect(read.error?.issues.map(({ path, code }) => [path.join('.'), code])).toEqual([
    ['tz_str', 'too_big'],
    ['fixed_stars.0', 'too_big'],
  ])
})
