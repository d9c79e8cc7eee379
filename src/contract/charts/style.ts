import { z } from 'zod'
import { PLANETS, URANIANS } from '../../astro/body.ts'
import { CHART_LAYOUTS, PALETTE_NAMES, type Palette, THEMES, type ThemeName } from '../../wheel/style.ts'
import { LabelLanguage } from '../fields.ts'
import { ChartConfig, Color } from './config.ts'

const SIZE = { min: 400, max: 2000, standard: 700 }
/** Pixels of a PNG for each pixel of `size`. */
export const SCALE = { min: 1, max: 5, standard: 2 }

type ColorField = z.ZodOptional<z.ZodNullable<typeof Color>>

export const CustomTheme = z
  .strictObject(
    Object.fromEntries(PALETTE_NAMES.map((name) => [name, Color.nullish()])) as Record<keyof Palette, ColorField>,
  )
  .meta({ id: 'CustomTheme', examples: [{ background: '#FFFDF7', text: '#222222' }] })

/**
 * What can be shown or hidden, by the names that callers use. Liliths and nodes also have a name for each kind.
 */
const SHOWN = [
  ...PLANETS,
  'asc',
  'mc',
  'dsc',
  'dc',
  'ic',
  'vertex',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'lilith',
  'mean_lilith',
  'true_lilith',
  'interpolated_lilith',
  'priapus',
  'interpolated_priapus',
  ...URANIANS,
  'north_node',
  'mean_node',
  'true_node',
  'south_node',
  'mean_south_node',
  'true_south_node',
  'part_of_fortune',
  'part_of_spirit',
] as const

/** Public clients request these. There is no ephemeris for them yet. */
const NotCalculated = z.boolean().optional().describe('Accepted, but not drawn yet; a header says so.')

export const DisplaySettings = z
  .strictObject({
    ...(Object.fromEntries(SHOWN.map((name) => [name, z.boolean().optional()])) as Record<
      (typeof SHOWN)[number],
      z.ZodOptional<z.ZodBoolean>
    >),
    eris: NotCalculated,
    eros: NotCalculated,
  })
  .meta({ id: 'DisplaySettings', examples: [{ chiron: false, lilith: false }] })
export type DisplaySettings = z.output<typeof DisplaySettings>

/** How a chart is drawn and in which format; the same for every kind of chart. */
export const ChartStyleFields = {
  format: z
    .enum(['svg', 'png', 'pdf', 'json'])
    .default('svg')
    .describe(
      '`pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`.',
    ),
  layout: z
    .enum(CHART_LAYOUTS)
    .default('wheel')
    .describe(
      '`tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid.',
    )
    .meta({ formHint: 'The wheel, its tables, both, or the aspect grid.' }),
  size: z
    .int()
    .min(SIZE.min)
    .max(SIZE.max)
    .default(SIZE.standard)
    .describe(
      'Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content.',
    )
    .meta({ formHint: 'Width in pixels.' }),
  theme_type: z.enum(Object.keys(THEMES) as [ThemeName, ...ThemeName[]]).default('light'),
  language: LabelLanguage.default('en').describe('Language of the text in the image, its title and its description.'),
  png_quality_scale: z
    .number()
    .min(SCALE.min)
    .max(SCALE.max)
    .default(SCALE.standard)
    .describe('Pixels of the PNG for each pixel of `size`.'),
  show_metadata: z.boolean().default(true).describe('Name, moment, place and methods in the corners of the image.'),
  custom_theme: CustomTheme.nullish().describe('Colours that replace the colours of the theme.'),
  display_settings: DisplaySettings.nullish().describe(
    'What to show or hide, by name. A hidden body also hides its aspects.',
  ),
  chart_config: ChartConfig.nullish().describe('Geometry, colours, lines and markers, key by key.'),
}

const ChartStyle = z.strictObject(ChartStyleFields)
export type ChartStyle = z.output<typeof ChartStyle>

/** SVG as text. */
export const ChartStylesImage = z.string().meta({ format: 'binary' })
