import { PartFields } from '../contract/births/parts.ts'
import { OrderedReport } from '../contract/reports/reports.ts'
import { ADA, exampleBirth, type PageForm, type ToolView } from '../techniques/shown.ts'
import { NatalStructure, natalText, shortNatal } from '../wire/texts/natal.ts'
import { orderText, ReportStructure, reportText, shortReport } from '../wire/texts/report.ts'
import type { Fields } from '../wire/texts/words.ts'

const LEFT_TO_US = [
  'decimals',
  'fixed_star_orb',
  'moon_void_definition',
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

/** How parts are calculated. A model asks for parts with their defaults, and for a place by its name. */
const PART_OPTIONS = Object.keys(PartFields).filter((name) => name !== 'include' && name !== 'relocated_city')

/** Those that a natal chart has. */
const KEPT: ReadonlySet<string> = new Set(['calendar', 'dst_policy', 'ephemeris'])

/** What a shortened list of aspects keeps. */
const FIRST = 'Major aspects of planets and angles come first.'

const READINGS = {
  field: 'interpretation.readings',
  advice: 'Call again without the other include_ options to see all of them.',
} as const

/** The chart as data, and the order of a report about it. */
export const NATAL_TOOLS: readonly ToolView[] = [
  {
    title: 'Natal chart',
    description: `The natal chart of a birth as data: positions, houses, angles and aspects. Use it for every question about someone's chart, signs, ascendant or houses. For an image use v1_natal_chart. For two people or a birthday year use v1_charts. Ask for the birth, never invent it. interpretation adds short texts.`,
    cost: 'one unit.',
    omits: [
      'psychological_report',
      'frames',
      'asteroids',
      ...PART_OPTIONS,
      ...LEFT_TO_US.filter((name) => !KEPT.has(name)),
    ],
    sets: { psychological_report: null },
    asks: { births: [''] },
    example: ADA,
    output: NatalStructure,
    trims: shortNatal,
    cuts: [
      { field: 'midpoints.sorted', advice: 'The trees have the midpoints that matter.' },
      { field: 'harmonics', advice: 'Ask for fewer parts in include.' },
      { field: 'antiscia.points', advice: 'The contacts have those that matter.' },
      { field: 'midpoints.trees', advice: 'Ask for fewer parts in include.' },
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
      'psychological_report',
      'asteroids',
      'interpretation',
      'include_speed',
      'include_dignity',
      'include_stelliums',
      'include_patterns',
      'include_dominants',
      'dominants_method',
      'include_declination_aspects',
      'include_moon_void_of_course',
      'fixed_stars',
      'frames',
      ...Object.keys(PartFields),
      'include_minor',
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
  first: ['house_system', 'zodiac_type', 'include', 'include_minor_aspects', 'include_dominants'],
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

export const REPORT_TOOL: ToolView = {
  title: 'Status of a report',
  description:
    'The status of an ordered report, by the job_id of v1_natal_report_order. Call it again after the seconds that the answer names, until the report is completed or has failed. A completed report has its main themes and the URL of the PDF.',
  cost: 'no units.',
  isState: true,
  unknown:
    'This account has no report with this job_id. Use the job_id from the answer of v1_natal_report_order. A report is deleted some days after its order: if the person agrees, order it again.',
  omits: ['include_profile_branding_logo'],
  example: { job_id: '5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93' },
  output: ReportStructure,
  trims: shortReport,
  cuts: [{ field: 'report.passages', advice: 'The PDF has all of them.' }],
  text: reportText,
}

/** The description of callbacks for the document. */
export const REPORT_CALLBACK = `**Callbacks.** When a report with a \`callback_url\` ends, the service sends a POST of \`{"type": "report.completed" |
"report.failed", "timestamp", "job_id", "status", "error", "created_at", "ended_at", "poll_url"}\`, without any
birth data. It is sent only to public https URLs and does not follow redirects. A 2xx answer within ten seconds counts as
delivered. Otherwise the service retries for nine hours with the same \`webhook-id\`. The status of the job shows the
outcome. The signature follows [Standard Webhooks](https://www.standardwebhooks.com), with the secret of
\`GET /api/v1/settings/callback-secret\`. Check the signature of every callback:

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(\`v1,\${createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64')}\`)
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
\`\`\``
