import { expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/index.ts'

const vedic = OPERATIONS.filter(
  ({ url }) => /\/(vedic|panchang|muhurta)/.test(url) && url.startsWith('/api/') && !url.includes('/admin/'),
)

test('there are operations of Vedic astrology', () => {
  expect(vedic.length).toBeGreaterThan(15)
})

// The request log, `vedic_hour` of the statistics and the metric `orrery_request_seconds` have the name of the operation.
test.each(vedic.map(({ name, isVedic }) => [name, isVedic] as const))(
  '%s counts as Vedic in the statistics, under a name of its own',
  (name, isVedic) => {
    expect(isVedic?.({ input: {} } as never)).toBe(true)
    expect(OPERATIONS.filter((each) => each.name === name)).toHaveLength(1)
  },
)
