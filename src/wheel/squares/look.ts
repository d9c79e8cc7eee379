import { legibleOn } from '../legible.ts'
import { THEMES, type ThemeName } from '../style.ts'
import type { SquareStyle } from './cells.ts'

/** The colours of charts in squares, by the names that callers use. */
export const SQUARE_COLORS = [
  'background',
  'panel_background',
  'panel_border',
  'grid',
  'outer_line',
  'sign_text',
  'house_text',
  'body_text',
  'ascendant_text',
  'title_text',
  'subtitle_text',
  'badge_background',
] as const
export type SquareColor = (typeof SQUARE_COLORS)[number]

/** Widths of lines in pixels of the picture. */
export const SQUARE_SIZES = { grid_line_width: 1.1, outer_line_width: 1.8 } as const
type SquareSize = keyof typeof SQUARE_SIZES
type OwnSize = 'body_font_size' | 'sign_font_size' | 'panel_padding'

type Given<Value> = Value | null | undefined

/** The style of a caller. */
export interface SquaresStyle {
  readonly chart_style: SquareStyle
  /** The width in pixels. */
  readonly size: number
  readonly theme_type: ThemeName
  readonly show_metadata: boolean
  readonly ascendant_text_color?: Given<string>
  readonly custom_theme?: Given<{ readonly [Name in SquareColor]?: Given<string> }>
  readonly display_settings?: Given<Readonly<Record<string, boolean | undefined>>>
  readonly chart_config?: Given<
    { readonly [Name in SquareSize | OwnSize]?: Given<number> } & {
      readonly body_font_weight?: Given<string | number>
      readonly columns?: Given<number>
    }
  >
}

export interface SquaresLook {
  readonly style: SquareStyle
  readonly size: number
  readonly columns: number
  readonly showMetadata: boolean
  readonly colors: Readonly<Record<SquareColor | 'retrograde', string>>
  /** In pixels. */
  readonly sizes: Readonly<Record<SquareSize, number>>
  /** Sizes of the caller, in pixels; null for those that suit the chart. */
  readonly own: Readonly<Record<OwnSize, number | null>>
  /** The stroke of bodies relative to the height of their capitals. */
  readonly bodyStroke: number
  /** Whether something that can be hidden is shown. */
  shows(name: string): boolean
}

/** What a picture shows only if its caller asks for it: a number beside a sign may be read as degrees. */
const HIDDEN: ReadonlySet<string> = new Set(['house_numbers'])

/** Strokes of a normal and of a bold weight, as in tables of charts. */
const STROKE = { at400: 0.12, perHundred: 0.012 }
const NAMED_WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 }
const WEIGHT = 500

function strokeOf(weight: Given<string | number>): number {
  const given = NAMED_WEIGHTS[String(weight)] ?? Number(weight ?? WEIGHT)
  return STROKE.at400 + ((given - 400) / 100) * STROKE.perHundred
}

/** The default number of columns: as many as rows, or one more. */
const columnsFor = (charts: number): number => Math.ceil(Math.sqrt(charts))

export function squaresLook(style: SquaresStyle, charts: number): SquaresLook {
  const { chart_config: config, display_settings: shown } = style
  return {
    style: style.chart_style,
    size: style.size,
    columns: Math.min(config?.columns ?? columnsFor(charts), charts),
    showMetadata: style.show_metadata,
    colors: colorsOf(style),
    sizes: Object.fromEntries(
      Object.entries(SQUARE_SIZES).map(([name, usual]) => [name, config?.[name as SquareSize] ?? usual]),
    ) as Record<SquareSize, number>,
    own: {
      body_font_size: config?.body_font_size ?? null,
      sign_font_size: config?.sign_font_size ?? null,
      panel_padding: config?.panel_padding ?? null,
    },
    bodyStroke: strokeOf(config?.body_font_weight),
    shows: (name) => shown?.[name] ?? !HIDDEN.has(name),
  }
}

/** The theme's colours, legible on the grounds in use, then those of the caller. */
function colorsOf({ theme_type, custom_theme, ascendant_text_color }: SquaresStyle): SquaresLook['colors'] {
  const theme = THEMES[theme_type]
  const own = Object.fromEntries(Object.entries(custom_theme ?? {}).filter(([, color]) => typeof color === 'string'))
  const background = own['background'] ?? theme.background
  const panel = own['panel_background'] ?? theme.disk
  const onPage = legibleOn([background], theme, {})
  const onPanel = legibleOn([panel], theme, {})
  return {
    background,
    panel_background: panel,
    panel_border: theme.line,
    grid: theme.line,
    outer_line: onPanel.axis,
    sign_text: onPanel.muted,
    house_text: onPanel.house,
    body_text: onPanel.planet,
    ascendant_text: ascendant_text_color ?? onPanel.accent,
    title_text: onPage.text,
    subtitle_text: onPage.muted,
    badge_background: theme.angular_house_background,
    retrograde: onPanel.retrograde,
    ...own,
  }
}
