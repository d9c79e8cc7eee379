import { OrderedReport } from '../contract/reports.ts'
import { ADA, exampleBirth, type PageForm, type ToolForm } from '../techniques/shown.ts'
import { NatalStructure, shortNatal } from '../wire/structures/reading.ts'
import type { Fields } from '../wire/texts/given.ts'
import { natalText } from '../wire/texts/natal.ts'
import { orderText } from '../wire/texts/report.ts'

const LEFT_TO_US = [
  'style',
  'language',
  'include_minor_aspects',
  'calendar',
  'dst_policy',
  'second',
  'orb_settings',
  'precision',
  'ephemeris',
  'country',
  'state',
  'transit_datetime',
]

/** Those that a natal chart has. */
const KEPT: ReadonlySet<string> = new Set(['calendar', 'dst_policy', 'ephemeris'])

/** What a shortened list of aspects keeps. */
const FIRST = 'Major aspects of planets and angles come first.'

const READINGS = {
  field: 'interpretation.readings',
  advice: 'Call again without the other include_ options to see all of them.',
} as const

/** The chart as data, and the order of a report about it. */
export const NATAL_TOOLS: readonly ToolForm[] = [
  {
    title: 'Natal chart',
    description: `The natal chart of a birth as data: positions, houses, angles and aspects. Use it for every question about someone's chart, signs, ascendant or houses. For an image use v1_natal_chart. For two people use v1_relationship, for a birthday year v1_returns. Ask for the birth, never invent it. interpretation adds short texts.`,
    cost: 'one unit.',
    omits: ['psychological_report', ...LEFT_TO_US.filter((name) => !KEPT.has(name))],
    sets: { psychological_report: null },
    asks: { births: [''] },
    example: ADA,
    output: NatalStructure,
    trims: shortNatal,
    cuts: [
      { field: 'fixed_stars', advice: 'Name the stars that matter in fixed_stars, or the pack behenian_20.' },
      {
        field: 'declination_aspects',
        advice: 'The closest come first. Call again without the other include_ options.',
      },
      { field: 'aspect_patterns', advice: 'Call again without the other include_ options.' },
      { field: 'aspects', advice: `${FIRST} Leave out include_minor, or add fewer include_features.` },
      READINGS,
    ],
    text: natalText,
  },
  {
    name: 'v1_natal_report_order',
    title: 'Order a report',
    description: `Orders a psychological report of a birth, a book of about fifty pages as PDF. Use it only if the person asks for a report, and tell them first that it costs a report credit. Then call v1_natal_report with the job_id. Ask for the birth, never invent it.`,
    cost: 'one unit and one report credit, which is returned if the report fails.',
    areas: ['reports'],
    isOrder: true,
    omits: [
      ...LEFT_TO_US.filter((name) => name !== 'calendar' && name !== 'dst_policy'),
      ...['psychological_report', 'interpretation', 'include_speed', 'include_dignity', 'include_stelliums'],
      ...['include_patterns', 'include_dominants', 'dominants_method', 'include_declination_aspects'],
      ...['include_moon_void_of_course', 'moon_void_definition', 'fixed_stars', 'fixed_star_orb', 'include_minor'],
    ],
    sets: { psychological_report: { enabled: true } },
    asks: { births: [''] },
    example: ADA,
    output: OrderedReport,
    trims: ({ psychological_report: order }: Fields) => order as Fields,
    text: orderText,
  },
]

export const NATAL_PAGE: PageForm = {
  slug: 'natal',
  title: 'Natal chart',
  about: 'Planets, houses, angles and aspects of a birth, with the time explained.',
  group: 'Births',
  drawn: 'wheel',
  births: { '': 'Birth' },
  first: ['house_system', 'zodiac_type', 'include_minor_aspects', 'include_dignity', 'include_dominants'],
  example: exampleBirth(''),
  bodyOnly: true,
  report: true,
}

export const COMPACT_NATAL_PAGE: PageForm = {
  slug: 'compact-natal',
  title: 'Compact natal chart',
  about: 'Sun, Moon, rising sign, and planets by sign and house, in one short answer.',
  group: 'Births',
  drawn: 'wheel',
  births: { '': 'Birth' },
  first: ['house_system', 'zodiac_type'],
  example: exampleBirth(''),
}
