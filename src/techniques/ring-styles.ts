import type { ChartStyle } from '../contract/chart-style.ts'
import type { RingStyle, WheelStyle } from '../wheel/style.ts'

type Style = Pick<
  ChartStyle,
  'size' | 'theme_type' | 'show_metadata' | 'custom_theme' | 'display_settings' | 'chart_config'
>
type OverStyle = Partial<Pick<ChartStyle, 'custom_theme' | 'display_settings' | 'chart_config'>>

/** The style of the birth that carries it. Style beside the births takes precedence, key by key. */
export const styleBeside = (own: Style, over: OverStyle): WheelStyle => ({
  size: own.size,
  theme_type: own.theme_type,
  show_metadata: own.show_metadata,
  custom_theme: { ...own.custom_theme, ...over.custom_theme },
  display_settings: { ...own.display_settings, ...over.display_settings },
  chart_config: { ...own.chart_config, ...over.chart_config },
})

type Given = string | null | undefined

/** The natal chart inside, another chart outside, each in its colour. */
export const ringStyles = (innerColor: Given, outerColor: Given): Record<'inner' | 'outer', RingStyle> => ({
  inner: { planetColor: innerColor, planetTheme: 'first_ring' },
  outer: { planetColor: outerColor, planetTheme: 'second_ring' },
})
