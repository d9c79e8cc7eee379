import { z } from 'zod'
import { DIVISIONS, type Division } from '../../astro/vedic/vargas.ts'
import { SQUARE_STYLES } from '../../wheel/squares/cells.ts'
import { SQUARE_COLORS, SQUARE_SIZES, type SquareColor } from '../../wheel/squares/look.ts'
import { COMPACT_REQUEST } from '../births/birth.ts'
import { Color } from '../charts/config.ts'
import { checkPicture } from '../charts/requests.ts'
import { ChartStyleFields } from '../charts/style.ts'
import type { Warned } from '../warnings.ts'
import { checkVedicBirth, VedicBirthFields } from './birth.ts'

/** A division by its number or as `D9`. */
const DivisionName = z
  .union([z.literal(DIVISIONS), z.enum(DIVISIONS.map((division) => `D${division}` as const))])
  .meta({ examples: [9] })

/** What a chart in squares may contain. */
const BODY_TYPES = ['ascendant', 'classical_grahas', 'nodes', 'outer_planets'] as const

/** Bodies and the labels beside them, by their names in requests. */
const SHOWN = [
  'ascendant',
  ...(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const),
  ...(['uranus', 'neptune', 'pluto'] as const),
  ...(['sign_labels', 'house_numbers', 'degrees', 'retrograde'] as const),
] as const

type Flags = Record<(typeof SHOWN)[number], z.ZodOptional<z.ZodBoolean>>
const SquareSettings = z
  .strictObject(Object.fromEntries(SHOWN.map((name) => [name, z.boolean().optional()])) as Flags)
  .meta({ id: 'VedicVisualSettings', examples: [{ degrees: false }] })

type Colors = Record<SquareColor, z.ZodOptional<z.ZodNullable<typeof Color>>>
const SquareTheme = z
  .strictObject(Object.fromEntries(SQUARE_COLORS.map((name) => [name, Color.nullish()])) as Colors)
  .meta({ id: 'VedicVisualTheme', examples: [{ background: '#FFFDF7', body_text: '#222222' }] })

const WEIGHTS = { min: 100, max: 900 }
const WEIGHTS_SAID = 'Allowed: normal, bold, or a weight from 100 to 900; as text, a whole hundred'
const COLUMNS_MAX = 6
const pixels = (name: keyof typeof SQUARE_SIZES, min: number, max: number, what: string) =>
  z.number().min(min).max(max).nullish().describe(`${what}, in pixels; ${SQUARE_SIZES[name]} by default.`)

const font = (of: string) =>
  z.number().min(6).max(60).nullish().describe(`The font size of ${of}, in pixels; it suits the chart by default.`)

const SquareConfig = z
  .strictObject({
    body_font_size: font('bodies, which are drawn smaller where a square has no room'),
    body_font_weight: z
      .union(
        [
          z.enum(['normal', 'bold']),
          z
            .string()
            .max(3)
            .regex(/^[1-9]00$/, WEIGHTS_SAID),
          z.int().min(WEIGHTS.min).max(WEIGHTS.max),
        ],
        { error: ({ code }) => (code === 'invalid_union' ? WEIGHTS_SAID : undefined) },
      )
      .nullish()
      .describe('The weight of bodies, from 100 to 900; 500 by default.'),
    sign_font_size: font('signs and houses'),
    grid_line_width: pixels('grid_line_width', 0, 10, 'The width of lines between the squares'),
    outer_line_width: pixels('outer_line_width', 0, 10, 'The width of the frame'),
    panel_padding: z
      .number()
      .min(0)
      .max(80)
      .nullish()
      .describe('The distance of a chart from the edge of its panel, in pixels; it suits the chart by default.'),
    columns: z
      .int()
      .min(1)
      .max(COLUMNS_MAX)
      .nullish()
      .describe('Charts in a row; by default as many as there are rows, or one more.'),
  })
  .meta({ id: 'VedicVisualConfig', examples: [{ body_font_size: 18, columns: 2 }] })

export const VedicVisualRequest = z
  .strictObject({
    ...VedicBirthFields,
    house_system: VedicBirthFields.house_system.describe(
      'Has no effect: a chart in squares has whole signs. If another system is requested, a warning says so.',
    ),
    chart_style: z
      .enum(SQUARE_STYLES)
      .default('north_indian')
      .describe(
        'In `north_indian` the houses have fixed places and the signs are numbers. In the other two the signs have fixed places: clockwise in `south_indian`, counter-clockwise in `east_indian`.',
      ),
    divisions: z
      .array(DivisionName)
      .min(1)
      .max(DIVISIONS.length)
      .default([1])
      .describe('The charts to draw, as `9` or `D9`. By default only the birth chart, `1`.'),
    body_types: z
      .array(z.enum(BODY_TYPES))
      .max(BODY_TYPES.length)
      .default(['ascendant', 'classical_grahas', 'nodes'])
      .describe('What the charts contain. Uranus, Neptune and Pluto are left out by default.'),
    format: z.enum(['svg', 'png', 'pdf']).default('svg').describe('`pdf` is a page with the image as vectors.'),
    size: ChartStyleFields.size.describe('Width in pixels. The height follows from the charts.').meta({
      formHint: 'Width in pixels.',
    }),
    theme_type: ChartStyleFields.theme_type,
    language: ChartStyleFields.language,
    png_quality_scale: ChartStyleFields.png_quality_scale,
    show_metadata: z
      .boolean()
      .default(true)
      .describe('Whether name, moment, place and methods are shown above the charts.'),
    ascendant_text_color: Color.nullish().describe(
      'The colour of the lagna. `custom_theme.ascendant_text` takes precedence.',
    ),
    custom_theme: SquareTheme.nullish().describe('Colours that replace the colours of the theme.'),
    display_settings: SquareSettings.nullish().describe(
      'What to show or hide, by name. By default everything but `house_numbers` is shown. `degrees` are those of the birth chart, and are drawn where a square has room.',
    ),
    chart_config: SquareConfig.nullish().describe('Sizes, lines and columns.'),
  })
  .superRefine(checkVedicBirth)
  .superRefine((request, context) => checkPicture(request, context))
  .meta({ id: 'VedicVisualRequest', examples: [{ ...COMPACT_REQUEST, divisions: [1, 9] }] })

/** A request in our fields. */
export const vedicVisualInput = (body: z.output<typeof VedicVisualRequest>, warned: Warned) => ({
  ...body,
  ...warned,
  divisions: body.divisions.map((each) => Number(String(each).replace('D', '')) as Division),
})
export type VedicVisualInput = ReturnType<typeof vedicVisualInput>
