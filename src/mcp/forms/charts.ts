import type { z } from 'zod'
import type { ChartData } from '../../contract/charts-reply.ts'
import { WHEEL_URI } from '../app/page.ts'
import { aspectsInOrder, wheelEnds } from '../aspect-order.ts'
import type { Fields, ToolForm } from '../form.ts'
import { chartText } from '../texts/chart.ts'

const ADA: Fields = { name: 'Ada', year: 1990, month: 5, day: 5, hour: 12, minute: 0, city: 'Springfield, Illinois' }
const BO: Fields = { name: 'Bo', year: 1988, month: 11, day: 2, hour: 7, minute: 40, city: 'Sydney' }

/** Looks of a picture, which a conversation does not need, and second names of fields. */
const LOOKS = [
  ...[
    'custom_theme',
    'display_settings',
    'chart_config',
    'show_metadata',
    'orb_settings',
    'calendar',
    'dst_policy',
    'layout',
  ],
  ...['second', 'show_inter_aspects', 'show_natal_aspects', 'show_transit_aspects', 'show_return_aspects'],
  ...['show_progressed_aspects', 'show_aspects', 'show_a_aspects', 'show_b_aspects', 'show_person_b_houses'],
  ...['show_person_b_angles', 'natal_planet_color', 'transit_planet_color', 'return_planet_color'],
  ...['progressed_planet_color', 'person_a_planet_color', 'person_b_planet_color', 'person_a_angle_color'],
  ...['person_b_angle_color', 'person_a_zone_bg_color', 'person_b_zone_bg_color', 'person_a_zone_bg_opacity'],
  ...['custom_sign_colors', 'custom_sign_color', 'custom_sign_bg_color', 'custom_house_colors', 'custom_house_color'],
  ...['custom_house_bg_color', 'custom_planet_color', 'show_sign_background', 'sign_background_opacity'],
  ...['show_house_background', 'house_background_opacity', 'show_retrograde_markers', 'retrograde_marker_style'],
  ...['person_b_zone_bg_opacity', 'datetime', 'location', 'target_year', 'solar_return', 'secondary_progression'],
  ...['ephemeris', 'country', 'state', 'transit_datetime', 'return_year', 'solar_return_year'],
]

/** The field stands twice in a wheel of two rings, and the list of tools is full. A natal chart has it. */
const LANGUAGE = 'language'

/** The operation takes a date in other fields too. */
const DATE_OF_BIRTH = ['natal.year', 'natal.month', 'natal.day']

const shared = {
  omits: [...LOOKS, LANGUAGE],
  cost: 'four units; one if no picture can be made.',
  trims: ({ aspects, ...answer }: z.output<typeof ChartData>) => ({
    ...answer,
    aspects: aspectsInOrder(aspects, wheelEnds),
  }),
  cuts: [
    {
      field: 'aspects',
      advice: 'Major aspects of planets and angles are first. Leave out include_minor_aspects or include_features.',
    },
  ],
  text: chartText,
} as const

/** Wheels of charts, as a picture and its data. */
export const CHART_FORMS: readonly ToolForm[] = [
  {
    ...shared,
    operation: 'chart_natal',
    pictureKind: 'natal',
    omits: LOOKS,
    asks: { births: [''] },
    app: WHEEL_URI,
    title: 'Picture of a natal chart',
    description: `The wheel of a natal chart as an image, with its data. Use it when the person wants to see the chart. For facts alone v1_natal_calculate is cheaper. Ask for the birth, never invent it.`,
    example: ADA,
  },
  {
    ...shared,
    operation: 'chart_transits',
    pictureKind: 'transits',
    asks: { births: ['natal'], place: 'current' },
    app: WHEEL_URI,
    requires: ['current_city'],
    title: 'Picture of transits',
    description: `A wheel with the natal chart inside and the transits of a moment outside, as an image with its data. Use it when the person wants to see transits. For facts alone v1_transits_calculate is cheaper. Ask for the birth, never invent it. Also ask for the present place.`,
    example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
  },
  {
    ...shared,
    operation: 'chart_solar_return',
    pictureKind: 'solar-return',
    asks: { births: ['natal'], place: 'return' },
    title: 'Solar return',
    description: `The chart of the moment at which the Sun returns to its natal place in a year, around the natal chart: the chart of a birthday year, as an image with its data. Ask for the birth, never invent it. Also ask where the person is on that birthday (return_city); the birthplace by default.`,
    requires: ['year', ...DATE_OF_BIRTH],
    example: { natal: ADA, year: 2027, return_city: 'Chicago' },
  },
  {
    ...shared,
    operation: 'chart_progressions',
    pictureKind: 'progressions',
    asks: { births: ['natal'] },
    title: 'Secondary progressions',
    description: `The natal chart with the secondary progressed planets of a date (one day for one year) around it, as an image with its data. Use it for inner development over years. For events of weeks use transits. Ask for the birth, never invent it.`,
    requires: ['progression_date', ...DATE_OF_BIRTH],
    example: { natal: ADA, progression_date: '2027-01-01' },
  },
  {
    ...shared,
    operation: 'chart_synastry',
    pictureKind: 'synastry',
    asks: { births: ['person_a', 'person_b'] },
    title: 'Synastry of two people',
    description: `The charts of two people over each other, with the aspects between them: compatibility, friendship, work. An image with its data. For one chart of the relationship itself use v1_natal_chart_composite. Ask for both births. Without a time of birth the houses of that person are left out.`,
    example: { person_a: ADA, person_b: BO },
  },
  {
    ...shared,
    operation: 'chart_composite',
    pictureKind: 'composite',
    asks: { births: ['person_a', 'person_b'] },
    title: 'Composite chart of two people',
    description: `One chart of a relationship, of the midpoints of two natal charts, as an image with its data. For the aspects between two people use v1_natal_chart_synastry. Ask for both births.`,
    example: { person_a: ADA, person_b: BO },
  },
]

const drawing = {
  isDrawing: true,
  omits: [...LOOKS, LANGUAGE],
  title: 'Drawing for the interactive wheel',
  description: 'The drawing of a chart for the app that shows it. Not for models.',
  cost: 'one unit.',
  text: () => 'The drawing is for the interactive wheel.',
} as const

export const DRAWING_TOOLS = { natalTool: 'v1_wheel_natal', transitTool: 'v1_wheel_transits' } as const

/** What the interactive wheel asks for. */
export const DRAWING_FORMS: readonly ToolForm[] = [
  { ...drawing, operation: 'chart_natal', name: DRAWING_TOOLS.natalTool, example: ADA },
  {
    ...drawing,
    operation: 'chart_transits',
    name: DRAWING_TOOLS.transitTool,
    example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
  },
]
