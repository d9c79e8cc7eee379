import type { CreditHolder } from '../accounts/billing/credits.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import type { NatalPlan } from '../contract/natal.ts'
import type { OrderedReport, ReportOptions } from '../contract/reports.ts'
import { isDemo } from '../jobs/reports/demo.ts'
import { splitParts } from '../wire/parts.ts'
import type { Parts } from './parts.ts'

interface Wanted {
  readonly holder: CreditHolder
  readonly plan: NatalPlan
  readonly options: ReportOptions
  /** Identifies a request, so that repeated requests order once. */
  readonly orderKey: Buffer | null
  /** Other keys under which a front may have stored the order. */
  readonly otherKeys?: readonly Buffer[]
  readonly lane: Lane
}

/** The chart of a report, as JSON, and the order. */
interface Ordered {
  readonly chart: Uint8Array
  readonly order: OrderedReport
}

/** Casts the birth once for chart and report, then orders. So a birth that cannot be calculated costs nothing. */
export const reportOrders =
  ({ compute, reports }: Pick<Parts, 'compute' | 'reports'>) =>
  async ({ holder, plan, options, lane, ...keys }: Wanted): Promise<Ordered> => {
    if (options.callback_url) reports.checkCallback(options.callback_url)
    const [chart, text, wheelSvg] = splitParts(await compute.run('natal_order', plan, lane), 3)
    return { chart, order: await reports.order({ holder, options, text, wheelSvg, isFree: isDemo(plan), ...keys }) }
  }
