import type { ChartOrder } from '../contract/chart-order.ts'
import type { WheelContent } from '../wheel/content.ts'
import { drawnConfig } from '../wheel/layout.ts'
import type { WheelStyle } from '../wheel/style.ts'
import { wheelStyle } from './wheel-style.ts'

/** One way in which a picture differs from the requested style. */
export interface StyleWarning {
  readonly code: 'style_clamped' | 'body_not_calculated'
  /** The field of the style. */
  readonly at: string
  /** The number that is drawn instead, with three decimals at most. */
  readonly drawn?: number
}

/** Bodies of `display_settings` without an ephemeris. */
const NOT_CALCULATED = ['eris', 'eros'] as const

/** The bodies that the caller wants to see and that no chart has. */
export function missingBodies(order: ChartOrder): StyleWarning[] {
  const shown = wheelStyle(order).display_settings
  return NOT_CALCULATED.filter((name) => shown?.[name] === true).map((name) => ({
    code: 'body_not_calculated',
    at: `display_settings.${name}`,
  }))
}

const SCALE = 1_000
const ROUNDING = 1e-6

/** The numbers of `chart_config` that are drawn with another value. */
export function changedNumbers(content: WheelContent, style: WheelStyle): StyleWarning[] {
  const drawn: Readonly<Record<string, unknown>> = drawnConfig(content, style)
  return Object.entries(style.chart_config ?? {}).flatMap(([key, given]): StyleWarning[] => {
    const value = drawn[key]
    if (typeof given !== 'number' || typeof value !== 'number' || Math.abs(given - value) < ROUNDING) return []
    const at = `chart_config.${key}`
    return [{ code: 'style_clamped', at, drawn: Math.floor(value * SCALE + ROUNDING) / SCALE }]
  })
}
