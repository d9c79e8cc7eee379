import type { ChartOrder } from '../contract/chart-order.ts'
import type { ChartStyle } from '../contract/chart-style.ts'
import type { RingStyle, WheelStyle } from '../wheel/style.ts'

type Style = Pick<
  ChartStyle,
  'size' | 'theme_type' | 'show_metadata' | 'custom_theme' | 'display_settings' | 'chart_config'
>
type OverStyle = Partial<Pick<ChartStyle, 'custom_theme' | 'display_settings' | 'chart_config'>>

/** The style of an order: the style of its first birth. Style beside the births takes precedence, key by key. */
export function wheelStyle(order: ChartOrder): WheelStyle {
  switch (order.kind) {
    case 'natal':
      return order.input
    case 'transits':
      return { ...merged(order.input.natal, order.input), ...rings(order.input, order.input.transit_planet_color) }
    case 'solar_return':
      return { ...merged(order.input.natal, order.input), ...returnRings(order.input) }
    case 'progressions':
      return { ...merged(order.input.natal, order.input), ...rings(order.input, order.input.progressed_planet_color) }
    case 'composite':
      return compositeStyle(order.input)
    case 'synastry':
      return { ...merged(order.input.person_a, order.input), ...synastryRings(order.input) }
  }
}

const merged = (own: Style, over: OverStyle): Style => ({
  size: own.size,
  theme_type: own.theme_type,
  show_metadata: own.show_metadata,
  custom_theme: { ...own.custom_theme, ...over.custom_theme },
  display_settings: { ...own.display_settings, ...over.display_settings },
  chart_config: { ...own.chart_config, ...over.chart_config },
})

type Return = Extract<ChartOrder, { kind: 'solar_return' }>['input']

/** Each chart has its colour wherever it is. A return alone has the colours of a single wheel. */
function returnRings(input: Return): Pick<WheelStyle, 'inner' | 'outer'> {
  if (input.mode === 'single') return { inner: { planetColor: input.return_planet_color } }
  const { inner, outer } = rings(input, input.return_planet_color)
  return input.mode === 'return_inside' ? { inner: outer, outer: inner } : { inner, outer }
}

type Given = string | null | undefined

const rings = (
  { natal_planet_color }: { readonly natal_planet_color?: Given },
  outerColor: Given,
): Record<'inner' | 'outer', RingStyle> => ({
  inner: { planetColor: natal_planet_color, planetTheme: 'first_ring' },
  outer: { planetColor: outerColor, planetTheme: 'second_ring' },
})

type Composite = Extract<ChartOrder, { kind: 'composite' }>['input']

/** A composite also accepts keys of `chart_config` beside it. These take precedence. */
function compositeStyle(input: Composite): WheelStyle {
  const {
    person_a,
    person_b: _,
    show_aspects: __,
    language: ___,
    chart_config,
    display_settings,
    custom_theme,
    ...aliases
  } = input
  const given = Object.fromEntries(Object.entries(aliases).filter(([, value]) => value !== null && value !== undefined))
  return merged(person_a, { custom_theme, display_settings, chart_config: { ...chart_config, ...given } })
}

type Synastry = Extract<ChartOrder, { kind: 'synastry' }>['input']

const synastryRings = (input: Synastry): { readonly inner: RingStyle; readonly outer: RingStyle } => ({
  inner: {
    planetColor: input.person_b_planet_color,
    planetTheme: 'second_ring',
    angleColor: input.person_b_angle_color,
    zoneColor: input.person_b_zone_bg_color,
    zoneOpacity: input.person_b_zone_bg_opacity,
    showHouses: input.show_person_b_houses,
    showAngles: input.show_person_b_angles,
  },
  outer: {
    planetColor: input.person_a_planet_color,
    planetTheme: 'first_ring',
    angleColor: input.person_a_angle_color,
    angleTheme: 'axis',
    zoneColor: input.person_a_zone_bg_color,
    zoneOpacity: input.person_a_zone_bg_opacity,
  },
})
