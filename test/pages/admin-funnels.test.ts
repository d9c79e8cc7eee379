import { expect, test } from 'vitest'
import type { MaturedSignupFunnelResponse } from '../../src/contract/admin/funnels.ts'
import { MATURED_EVENTS } from '../../src/contract/admin/funnels.ts'
import { funnelsPage } from '../../src/pages/admin/funnels.ts'

const reached = Object.fromEntries(MATURED_EVENTS.map((event) => [event, 1])) as Record<
  (typeof MATURED_EVENTS)[number],
  number
>
const matured: MaturedSignupFunnelResponse = {
  cohorts: [{ week: '2026-10-05', people: 4, within_7_days: reached, within_30_days: null }],
  totals: { within_7_days: { people: 4, reached }, within_30_days: { people: 0, reached } },
  immature: { for_7_days: [], for_30_days: ['2026-10-05'] },
}

test('the funnels of weeks with sign-ups are tables, with a dash for a week that does not count yet', () => {
  const { html } = funnelsPage({ funnels: [], matured, done: null }, { operator: 'operator', root: '../' })
  expect(html.markup.match(/<table /g)).toHaveLength(3)
  expect(html.markup).toContain('<th role="columnheader" scope="col" class="figure">First request</th>')
  expect(html.markup).toContain('1 <span class="unit">25.0\u00a0%</span>')
  expect(html.markup).toContain('class="figure">–</td>')
})
