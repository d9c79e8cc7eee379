import { z } from 'zod'
import {
  ASPECT_WIDTHS,
  DRAWABLE,
  DRAWABLE_WIDTH,
  type ChartConfig as DrawnConfig,
  GEOMETRY,
  HOROSCOPE_SHAPE_STYLES,
  LINE_WIDTHS,
  OFFSET_SIDE_PX,
} from '../../wheel/style.ts'

/** The names that CSS has for colours (CSS Color Module Level 4, section 6.1). */
const NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen`.split(
    /\s+/,
  ),
)

const HEXADECIMAL = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const LONGEST = 32

/** A colour as in CSS. No other CSS can get into an image through this field. */
export const Color = z
  .string()
  .max(LONGEST)
  .refine((text) => HEXADECIMAL.test(text) || NAMES.has(text.toLowerCase()), {
    error: 'Not a colour. Allowed: #RGB, #RGBA, #RRGGBB, #RRGGBBAA or a CSS name such as navy',
  })
  .meta({ examples: ['#0047AB'] })

const SIGNS = 12
/** Bounds of what is accepted. Smaller ranges are drawn: see `DRAWABLE`. */
const FRACTION_MAX = 1
const SCALE_MAX = 10
const WIDTH_MAX = 100
const OFFSET_PX_MAX = OFFSET_SIDE_PX / 2

const bounded = (min: number, max: number, what: string) => z.number().min(min).max(max).nullish().describe(what)
const rangeOf = (key: keyof typeof DRAWABLE): string => `Drawn from ${DRAWABLE[key].join(' to ')}`
const sized = (key: keyof typeof GEOMETRY & keyof typeof DRAWABLE, max: number, what: string, more = '') =>
  bounded(0, max, `${what}; ${GEOMETRY[key]} by default. ${rangeOf(key)}${more}.`)
const fraction = (key: Parameters<typeof sized>[0], what: string, more?: string) =>
  sized(key, FRACTION_MAX, `${what}, as a fraction of the wheel’s radius`, more)
const scale = (key: Parameters<typeof sized>[0], what: string) => sized(key, SCALE_MAX, what)
const opacity = (what: string) => bounded(0, 1, `${what}; 1 by default.`)
const color = (what: string) => Color.nullish().describe(what)
const colors = (what: string) => z.array(Color).length(SIGNS).nullish().describe(what)
const flag = (standard: boolean, what: string) => z.boolean().nullish().describe(`${what}; ${standard} by default.`)

const GEOMETRY_KEYS = {
  stroke_opacity: opacity('Opacity of rings, ticks, cusps and angles'),
  font_size_fraction: scale('font_size_fraction', 'Size of letters and digits, where 1 is 42 thousandths of the side'),
  ring_thickness_fraction: bounded(
    0,
    FRACTION_MAX,
    `Thickness of both rings, signs and houses, as a fraction of the wheel’s radius. The key of one ring takes precedence. ${rangeOf('ring_thickness_fraction')}.`,
  ),
  sign_ring_thickness_fraction: fraction('sign_ring_thickness_fraction', 'Thickness of the zodiac'),
  house_ring_thickness_fraction: fraction('house_ring_thickness_fraction', 'Thickness of the ring of house numbers'),
  center_disk_fraction: fraction(
    'center_disk_fraction',
    'Radius of the disk with aspects',
    ', and less with thick rings: bodies need a fifth of the radius',
  ),
  planet_symbol_scale: scale('planet_symbol_scale', 'Size of the glyphs of planets'),
  sign_symbol_scale: scale('sign_symbol_scale', 'Height of the glyphs of signs as a fraction of their ring'),
  house_number_scale: scale('house_number_scale', 'Height of house numbers as a fraction of their ring'),
  degree_label_scale: scale('degree_label_scale', 'Size of degrees and minutes'),
  sign_symbol_stroke_width: sized(
    'sign_symbol_stroke_width',
    WIDTH_MAX,
    'Width of the strokes of signs in thousandths of the image’s side',
  ),
}

const COLOR_KEYS = {
  custom_planet_color: color('Glyphs of planets.'),
  custom_sign_color: color('Glyphs of all signs.'),
  custom_house_color: color('All house numbers.'),
  custom_sign_bg_color: color('Background of all signs.'),
  custom_house_bg_color: color('Background of all houses.'),
  custom_sign_colors: colors(
    'Backgrounds of the twelve signs, Aries first; takes precedence over `custom_sign_bg_color`.',
  ),
  custom_house_colors: colors('Backgrounds of the twelve houses; takes precedence over `custom_house_bg_color`.'),
  chart_background: color('The disk of the wheel, within the background of the image.'),
}

const BACKGROUND_KEYS = {
  sign_background_opacity: opacity('Opacity of the backgrounds of signs'),
  house_background_opacity: opacity('Opacity of the backgrounds of houses'),
  show_color_background: flag(true, 'Backgrounds of signs and houses'),
  show_sign_background: flag(true, 'Backgrounds of signs'),
  show_house_background: flag(true, 'Backgrounds of houses'),
}

/** A width and a colour for each name of a table of widths. */
function strokes<Name extends string>(widths: Readonly<Record<Name, number>>, named: (name: Name) => string) {
  const names = Object.keys(widths) as Name[]
  return Object.fromEntries(
    names.flatMap((name) => [
      [
        `${named(name)}_width`,
        bounded(
          0,
          WIDTH_MAX,
          `In thousandths of the image’s side; ${widths[name]} by default. At most ${DRAWABLE_WIDTH[1]} is drawn.`,
        ),
      ],
      [`${named(name)}_color`, color('The theme’s by default.')],
    ]),
  )
}

type Width = z.ZodOptional<z.ZodNullable<z.ZodNumber>>
type StrokeColor = z.ZodOptional<z.ZodNullable<typeof Color>>
type Strokes<Key extends string> = { [K in `${Key}_width`]: Width } & { [K in `${Key}_color`]: StrokeColor }

const LINE_KEYS = strokes(LINE_WIDTHS, (name) => name) as Strokes<keyof typeof LINE_WIDTHS>
const ASPECT_KEYS = strokes(
  ASPECT_WIDTHS,
  (name) => `aspect_${name}`,
) as Strokes<`aspect_${keyof typeof ASPECT_WIDTHS}`>

const MARKER_KEYS = {
  houses_inside_planets: flag(true, 'Draw house numbers inside the planets instead of between zodiac and planets'),
  show_retrograde_markers: flag(true, 'Mark retrograde bodies'),
  retrograde_marker_style: z.enum(['rx', 'R']).nullish().describe('Draw ℞ or a plain R; rx by default.'),
  uranus_glyph: z
    .enum(['h', 'arrow'])
    .nullish()
    .describe('Draw Uranus as an H above a circle, or as a circle with a dot below an arrow; h by default.'),
  pluto_glyph: z
    .enum(['orb', 'letters'])
    .nullish()
    .describe('Draw Pluto as an orb in a bowl on a cross, or as the letters P and L; orb by default.'),
  show_aspect_symbols: flag(false, 'Draw the symbol of each aspect on its line'),
}

const offset = (what: string) =>
  bounded(
    0,
    OFFSET_PX_MAX,
    `Least distance ${what} with \`french_style\`, from centre to centre or edge, in pixels of an image of ${OFFSET_SIDE_PX}. As close as their size allows by default; as far as there is room.`,
  )

const FRENCH_KEYS = {
  french_style: flag(false, 'Draw planets outside the zodiac'),
  french_planet_radius_offset: offset('of planets from the zodiac'),
  french_degree_label_offset: offset('of degrees from their planet'),
}

const SHAPE_KEYS = {
  show_horoscope_shape: flag(false, 'Draw the shape that the ten planets make: bundle, bowl, bucket and so on'),
  horoscope_shape_style: z.enum(HOROSCOPE_SHAPE_STYLES).nullish().describe('How the shape is drawn; both by default.'),
  horoscope_shape_color: color('The theme’s accent by default.'),
  horoscope_shape_label: flag(true, 'Name the shape next to the wheel when it is drawn'),
  embed_horoscope_shape_metadata: flag(false, 'Write the shape into the `metadata` element, even if it is not drawn'),
}

/** Every key of `chart_config`. */
export const ChartConfig = z
  .strictObject({
    ...GEOMETRY_KEYS,
    ...COLOR_KEYS,
    ...BACKGROUND_KEYS,
    ...LINE_KEYS,
    ...ASPECT_KEYS,
    ...MARKER_KEYS,
    ...FRENCH_KEYS,
    ...SHAPE_KEYS,
  } satisfies Record<keyof DrawnConfig, z.ZodType>)
  .meta({ id: 'ChartConfig', examples: [{ aspect_trine_color: '#0047AB', show_aspect_symbols: true }] })
export type ChartConfig = z.output<typeof ChartConfig>

/** Keys of `chart_config` that a composite also accepts at its top level, where they take precedence. */
export const ConfigAliases = ChartConfig.pick({
  custom_planet_color: true,
  custom_sign_color: true,
  custom_house_color: true,
  custom_sign_bg_color: true,
  custom_house_bg_color: true,
  show_sign_background: true,
  show_house_background: true,
  custom_sign_colors: true,
  custom_house_colors: true,
  sign_background_opacity: true,
  house_background_opacity: true,
  show_retrograde_markers: true,
  retrograde_marker_style: true,
}).shape
