import type { View } from '../view.ts'
import { CHART_VIEW } from './chart.ts'

/** The tabs of the chart room, in their order. The first is shown by default. */
export const VIEWS: readonly [View, ...View[]] = [CHART_VIEW]
