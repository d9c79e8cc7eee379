import { CLASSIC } from './palettes/classic.ts'
import { COLOR_BLIND } from './palettes/color-blind.ts'
import { DARK } from './palettes/dark.ts'
import { LIGHT, type Palette } from './palettes/light.ts'
import { MIDNIGHT } from './palettes/midnight.ts'
import { MONO } from './palettes/mono.ts'
import { PASTEL } from './palettes/pastel.ts'
import { SEPIA } from './palettes/sepia.ts'

export type { Palette } from './palettes/light.ts'

/** The colours of a wheel by theme. `custom_theme` can replace each by name. */
export const THEMES = {
  light: LIGHT,
  dark: DARK,
  mono: MONO,
  classic: CLASSIC,
  midnight: MIDNIGHT,
  sepia: SEPIA,
  pastel: PASTEL,
  color_blind: COLOR_BLIND,
} as const satisfies Record<string, Palette>
export type ThemeName = keyof typeof THEMES

/** Themes that tell the aspects apart by dashes as well as by colours. */
export const DASHED: ReadonlySet<ThemeName> = new Set<ThemeName>(['mono', 'color_blind'])

export const PALETTE_NAMES = Object.keys(LIGHT) as readonly (keyof Palette)[]

/**
 * The default style of a wheel. Colours are in the theme. Fractions are of the radius of the wheel, widths are in
 * thousandths of the picture's side. `font_size_fraction` has the scale of the open `natal` library.
 */
export const GEOMETRY = {
  stroke_opacity: 1,
  font_size_fraction: 0.55,
  sign_ring_thickness_fraction: 0.11,
  house_ring_thickness_fraction: 0.06,
  center_disk_fraction: 0.43,
  planet_symbol_scale: 0.35,
  sign_symbol_scale: 0.62,
  house_number_scale: 0.5,
  degree_label_scale: 1,
  sign_symbol_stroke_width: 2.4,
} as const

export const LINE_WIDTHS = {
  sign_line: 1,
  house_line: 1,
  sign_ring_inner: 1.2,
  sign_ring_outer: 1.6,
  house_ring_inner: 1,
  house_ring_outer: 1,
  asc_line: 2.6,
  dsc_line: 2.6,
  mc_line: 2.6,
  ic_line: 2.6,
  sign_tick: 0.8,
} as const
export type LineName = keyof typeof LINE_WIDTHS

/** Aspects with their own style, and their widths when exact. The others share a thin dashed line. */
export const ASPECT_WIDTHS = {
  conjunction: 3,
  opposition: 3,
  trine: 2.2,
  square: 2.6,
  sextile: 1.9,
  quincunx: 1.7,
} as const
export type StyledAspect = keyof typeof ASPECT_WIDTHS
export const MINOR_ASPECT_WIDTH = 1.4

export const BACKGROUND_OPACITY = { sign: 1, house: 1 } as const

/** The side of a picture whose pixels are the unit of the offsets in French style. */
export const OFFSET_SIDE_PX = 700

export const HOROSCOPE_SHAPE_STYLES = ['outline', 'fill', 'both'] as const

/** The smallest and the largest value. */
export type Range = readonly [number, number]

/** The smallest and the largest number that can be drawn and read, for each number of `chart_config` but opacities. */
export const DRAWABLE = {
  font_size_fraction: [0.24, 0.96],
  ring_thickness_fraction: [0.03, 0.15],
  sign_ring_thickness_fraction: [0.03, 0.2],
  house_ring_thickness_fraction: [0.02, 0.15],
  center_disk_fraction: [0.1, 0.6],
  planet_symbol_scale: [0.1, 1],
  sign_symbol_scale: [0.1, 1],
  house_number_scale: [0.1, 1],
  degree_label_scale: [0.1, 3],
  sign_symbol_stroke_width: [0.2, 12],
} as const satisfies Record<string, Range>

/** Widths of lines and aspects. A line of width 0 is not drawn. */
export const DRAWABLE_WIDTH: Range = [0, 12]

/** What an image shows of a chart: the wheel, tables, or both. */
export const CHART_LAYOUTS = ['wheel', 'wheel_with_tables', 'tables', 'aspect_grid'] as const
export type ChartLayout = (typeof CHART_LAYOUTS)[number]

type Given<Value> = Value | null | undefined
type Stroke = LineName | `aspect_${StyledAspect}`
type NumberKey =
  | keyof typeof GEOMETRY
  | `${Stroke}_width`
  | 'ring_thickness_fraction'
  | 'sign_background_opacity'
  | 'house_background_opacity'
  | 'french_planet_radius_offset'
  | 'french_degree_label_offset'
type ColorKey =
  | `${Stroke}_color`
  | 'custom_planet_color'
  | 'custom_sign_color'
  | 'custom_house_color'
  | 'custom_sign_bg_color'
  | 'custom_house_bg_color'
  | 'chart_background'
  | 'horoscope_shape_color'
type FlagKey =
  | 'show_color_background'
  | 'show_sign_background'
  | 'show_house_background'
  | 'houses_inside_planets'
  | 'show_retrograde_markers'
  | 'show_aspect_symbols'
  | 'french_style'
  | 'show_horoscope_shape'
  | 'horoscope_shape_label'
  | 'embed_horoscope_shape_metadata'

/** What a caller may set of a drawing, as `chart_config`. Omitted keys are as above, omitted colours as in the theme. */
export type ChartConfig = { readonly [Key in NumberKey]?: Given<number> } & {
  readonly [Key in ColorKey]?: Given<string>
} & { readonly [Key in FlagKey]?: Given<boolean> } & {
  readonly custom_sign_colors?: Given<readonly string[]>
  readonly custom_house_colors?: Given<readonly string[]>
  readonly retrograde_marker_style?: Given<'rx' | 'R'>
  readonly uranus_glyph?: Given<'h' | 'arrow'>
  readonly pluto_glyph?: Given<'orb' | 'letters'>
  readonly horoscope_shape_style?: Given<(typeof HOROSCOPE_SHAPE_STYLES)[number]>
}
