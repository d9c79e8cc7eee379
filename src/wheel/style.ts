import type { ChartStyle } from '../contract/chart-style.ts'
import type { Palette } from './palette.ts'

/** The style of a wheel: the caller's choices, and the rings of the kind of chart. */
export interface WheelStyle
  extends Pick<
    ChartStyle,
    'size' | 'theme_type' | 'show_metadata' | 'custom_theme' | 'display_settings' | 'chart_config'
  > {
  readonly inner?: RingStyle
  readonly outer?: RingStyle
}

export interface RingStyle {
  /** The caller's colour, otherwise the theme's colour with this name, otherwise that of a single wheel. */
  readonly planetColor?: string | null | undefined
  readonly planetTheme?: keyof Palette
  readonly angleColor?: string | null | undefined
  readonly angleTheme?: keyof Palette
  /** Background of the ring's zone, and its opacity from 0 to 1. */
  readonly zoneColor?: string | null | undefined
  readonly zoneOpacity?: number | null | undefined
  /** Shows houses and angles of the inner ring; true by default. */
  readonly showHouses?: boolean
  readonly showAngles?: boolean
}
