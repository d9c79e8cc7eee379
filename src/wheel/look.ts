import type { AspectId } from '../astro/aspect.ts'
import { type Variant, variantName } from '../astro/body.ts'
import { SIDE } from './geometry.ts'
import { legibleOn } from './legible.ts'
import {
  ASPECT_WIDTHS,
  type ChartConfig,
  DASHED,
  DRAWABLE,
  DRAWABLE_WIDTH,
  GEOMETRY,
  LINE_WIDTHS,
  type LineName,
  MINOR_ASPECT_WIDTH,
  type Palette,
  type Range,
  type StyledAspect,
  THEMES,
  type ThemeName,
} from './style.ts'

/** The style of a wheel: the caller's choices, and the rings of the kind of chart. */
export interface WheelStyle {
  /** Width in pixels. */
  readonly size: number
  readonly theme_type: ThemeName
  readonly show_metadata: boolean
  /** Colours that replace those of the theme. */
  readonly custom_theme?: { readonly [Name in keyof Palette]?: string | null | undefined } | null | undefined
  /** What is shown or hidden, by its name. */
  readonly display_settings?: Readonly<Record<string, boolean | undefined>> | null | undefined
  readonly chart_config?: ChartConfig | null | undefined
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

/** The page around the wheel, and the disk with the aspects. `layers/houses.ts` has those between disk and zodiac. */
export type Ground = 'page' | 'disk'

/** The complete look of a wheel: the style of the caller, completed by the theme and the defaults. */
export interface Look {
  readonly size: number
  readonly palette: Palette
  /** The palette with letters and lines that stand out from a ground. */
  on(ground: Ground): Palette
  /** The same for colours of grounds. */
  over(grounds: readonly string[]): Palette
  /** With every number in its drawable range. */
  readonly config: ChartConfig
  /** Height of capitals and digits in units. */
  readonly text: number
  readonly rings: Readonly<Record<'inner' | 'outer', RingStyle>>
  readonly showMetadata: boolean
  geometry(key: keyof typeof GEOMETRY): number
  line(name: LineName): Line
  aspect(type: AspectId): Line
  /** True for visible bodies, points and angles. */
  shows(id: string, variant: Variant | null): boolean
}

export interface Line {
  readonly width: number
  readonly color: string
  readonly opacity: number
  /** A dash pattern in units, or null for a solid line. */
  readonly dash: string | null
}

/** The height of capitals as a share of the font size. */
const CAPITALS = 0.72
/** The font size at `font_size_fraction` 1, as a share of the picture's side: the default of 0.55 gives 0.023. */
const FONT_SHARE = 0.023 / GEOMETRY.font_size_fraction
const MINOR_DASH = '6 4'

/** Where colours alone do not tell the aspects apart, dashes do. */
const DASHES: Partial<Readonly<Record<AspectId, string>>> = {
  trine: '14 5',
  sextile: '3 5',
  square: '8 3 2 3',
  quincunx: '1 6',
}

/** Names in `display_settings` that differ from those in a ring. */
const ALSO: Readonly<Record<string, readonly string[]>> = { dc: ['dsc'] }

export function lookOf(style: WheelStyle): Look {
  const config = drawable(style.chart_config ?? {})
  const own = given(style.custom_theme ?? {})
  const palette: Palette = { ...THEMES[style.theme_type], ...own }
  const over = oncePerGrounds((grounds) => legibleOn(grounds, palette, own))
  const legible: Record<Ground, Palette> = {
    page: over([palette.background]),
    disk: over([config.chart_background ?? palette.disk]),
  }
  const shown: Readonly<Record<string, boolean | undefined>> = style.display_settings ?? {}
  const geometry = (key: keyof typeof GEOMETRY): number => config[key] ?? thickness(config, key) ?? GEOMETRY[key]
  return {
    size: style.size,
    palette,
    on: (ground) => legible[ground],
    over,
    config,
    text: geometry('font_size_fraction') * FONT_SHARE * SIDE * CAPITALS,
    rings: { inner: style.inner ?? {}, outer: style.outer ?? {} },
    showMetadata: style.show_metadata,
    geometry,
    line: (name) => ({
      width: config[`${name}_width`] ?? LINE_WIDTHS[name],
      color: config[`${name}_color`] ?? palette.line,
      opacity: geometry('stroke_opacity'),
      dash: null,
    }),
    aspect: (type) =>
      isStyled(type)
        ? {
            width: config[`aspect_${type}_width`] ?? ASPECT_WIDTHS[type],
            color: config[`aspect_${type}_color`] ?? legible.disk[type],
            opacity: 1,
            dash: (DASHED.has(style.theme_type) && DASHES[type]) || null,
          }
        : { width: MINOR_ASPECT_WIDTH, color: legible.disk.minor, opacity: 1, dash: MINOR_DASH },
    shows: (id, variant) =>
      [id, ...(ALSO[id] ?? []), ...(variant ? [variantName(id, variant)] : [])].every((name) => shown[name] !== false),
  }
}

/** There are many bodies, but few backgrounds. */
function oncePerGrounds(make: (grounds: readonly string[]) => Palette): (grounds: readonly string[]) => Palette {
  const made = new Map<string, Palette>()
  return (grounds) => {
    const key = grounds.join(' ')
    const palette = made.get(key) ?? make(grounds)
    made.set(key, palette)
    return palette
  }
}

/** The colours of a ring's bodies and angles, where the caller or the kind of chart gives them. */
export const ringColors = ({ planetColor, planetTheme, angleColor, angleTheme }: RingStyle, palette: Palette) => ({
  planet: planetColor ?? (planetTheme && palette[planetTheme]),
  angle: angleColor ?? (angleTheme && palette[angleTheme]),
})

const thickness = (config: ChartConfig, key: keyof typeof GEOMETRY): number | null | undefined =>
  key === 'sign_ring_thickness_fraction' || key === 'house_ring_thickness_fraction'
    ? config.ring_thickness_fraction
    : null

const isStyled = (type: AspectId): type is StyledAspect => type in ASPECT_WIDTHS

const given = (colors: Readonly<Record<string, string | null | undefined>>): Partial<Palette> =>
  Object.fromEntries(Object.entries(colors).filter(([, color]) => color !== null && color !== undefined))

const RANGES: Readonly<Record<string, Range>> = {
  ...DRAWABLE,
  ...Object.fromEntries(Object.keys(LINE_WIDTHS).map((name) => [`${name}_width`, DRAWABLE_WIDTH])),
  ...Object.fromEntries(Object.keys(ASPECT_WIDTHS).map((name) => [`aspect_${name}_width`, DRAWABLE_WIDTH])),
}

/** The configuration with each number moved into its drawable range. */
const drawable = (config: ChartConfig): ChartConfig =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const range = RANGES[key]
      return [key, range && typeof value === 'number' ? Math.min(Math.max(value, range[0]), range[1]) : value]
    }),
  )
