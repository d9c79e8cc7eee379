import type { Warning } from '../../contract/warning.ts'
import type { WheelContent } from '../../wheel/content.ts'
import { drawnConfig } from '../../wheel/layout.ts'
import type { WheelStyle } from '../../wheel/style.ts'

/** Bodies of `display_settings` without an ephemeris. */
const NOT_CALCULATED = ['eris', 'eros'] as const

/** The bodies that the caller wants to see and that no chart has. */
export const missingBodies = ({ display_settings: shown }: Pick<WheelStyle, 'display_settings'>): Warning[] =>
  NOT_CALCULATED.filter((name) => shown?.[name] === true).map((name) => ({
    code: 'body_not_calculated',
    message: `display_settings.${name} is left out, because there is no data for it`,
  }))

/** Three decimals are shown. */
const SCALE = 1_000
const ROUNDING = 1e-6

/** The numbers of `chart_config` that are drawn with another value. */
export function changedNumbers(content: WheelContent, style: WheelStyle): Warning[] {
  const drawn: Readonly<Record<string, unknown>> = drawnConfig(content, style)
  return Object.entries(style.chart_config ?? {}).flatMap(([key, given]): Warning[] => {
    const value = drawn[key]
    if (typeof given !== 'number' || typeof value !== 'number' || Math.abs(given - value) < ROUNDING) return []
    const message = `chart_config.${key} is drawn as ${Math.floor(value * SCALE + ROUNDING) / SCALE}`
    return [{ code: 'style_clamped', message }]
  })
}
