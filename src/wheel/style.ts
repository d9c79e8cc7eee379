import type { ChartStyle } from '../contract/chart-style.ts'
import type { Palette } from './palette.ts'

/** How a wheel is drawn: what a caller may choose of any chart, and what the kind of chart says of its rings. */
export interface WheelStyle
  extends Pick<
    ChartStyle,
    'size' | 'theme_type' | 'show_metadata' | 'custom_theme' | 'display_settings' | 'chart_config'
  > {
  readonly inner?: RingStyle
  readonly outer?: RingStyle
}

export interface RingStyle {
  /** Colours that the caller asks for; else those of the theme by these names, else those of a single wheel. */
  readonly planetColor?: string | null | undefined
  readonly planetTheme?: keyof Palette
  readonly angleColor?: string | null | undefined
  readonly angleTheme?: keyof Palette
  /** Background of the ring’s own zone, and its opacity from 0 to 1. */
  readonly zoneColor?: string | null | undefined
  readonly zoneOpacity?: number | null | undefined
  /** Houses and angles are those of the inner ring; true by default. */
  readonly showHouses?: boolean
  readonly showAngles?: boolean
}
