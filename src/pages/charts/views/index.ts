import type { View } from '../view.ts'
import { CHART_VIEW } from './chart.ts'
import { NUMEROLOGY_VIEW } from './numerology/numerology.ts'
import { PROGRESSIONS_VIEW } from './progressions.ts'
import { RETURN_VIEW } from './return.ts'
import { TIME_LORDS_VIEW } from './time-lords/time-lords.ts'
import { TOGETHER_VIEW } from './together/together.ts'
import { TRANSITS_VIEW } from './transits.ts'
import { VEDIC_VIEW } from './vedic/vedic.ts'

/** The tabs of the chart room, in their order. The first is shown by default. */
export const VIEWS: readonly [View, ...View[]] = [
  CHART_VIEW,
  TRANSITS_VIEW,
  RETURN_VIEW,
  PROGRESSIONS_VIEW,
  TIME_LORDS_VIEW,
  TOGETHER_VIEW,
  VEDIC_VIEW,
  NUMEROLOGY_VIEW,
]
