import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASTER_POLICIES, type MasterPolicy, numberOf, reduce } from '../../src/numerology/reduce.ts'
import { followTrace } from '../support/trace.ts'

const policies = Object.keys(MASTER_POLICIES) as MasterPolicy[]

test.each([
  [9, 9, null],
  [0, 0, null],
  [15, 6, 15],
  // https://numberscape.app/definitions
  [63, 9, 63],
  [29, 11, 29],
  [11, 11, null],
  [33, 33, null],
  // https://jainqq.org/explore/032125/97
  [76, 4, 13],
  // Written 19/1, 28/1, 37/1, 46/1 and 10/1: https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html
  [19, 1, 19],
  [28, 1, 28],
  [37, 1, 37],
  [46, 1, 46],
  [10, 1, 10],
  [1351, 1, 10],
])('%i becomes %i with the compound %s, masters kept', (sum, value, compound) => {
  expect(reduce('sum', sum, 'preserve_core_11_22_33')).toMatchObject({ value, compound })
})

test('where no master is kept, 11, 22 and 33 are reduced like any other number', () => {
  for (const policy of ['reduce_all', 'not_applicable'] as const) {
    for (const master of [11, 22, 33]) {
      const { value, compound, isMaster } = reduce('sum', master, policy)
      expect({ value, compound, isMaster }).toEqual({ value: (master % 10) * 2, compound: master, isMaster: false })
    }
  }
})

test('a reduced number is one digit or a master, leaves the same rest by 9 as its sum, and its trace leads to it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...policies), (sum, policy) => {
      const number = numberOf('sum', sum, policy)
      followTrace(number)
      expect(number.value % 9).toBe(sum % 9)
      expect(number.value < 10).toBe(!number.isMaster)
      expect(number.value === 0).toBe(sum === 0)
    }),
  )
})
