import type { z } from 'zod'
import type { Warning } from '../../contract/warnings.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { nameOf } from './aspects.ts'
import { housesText } from './person.ts'
import { DATES_IN_WORDS, type Edit, type Edits, edited } from './plain-words.ts'
import type { NatalReply } from './view.ts'

/** A warning. One that a page makes itself has no code, and is shown as it is. */
export type Message = Pick<z.output<typeof Warning>, 'message'> & { readonly code?: string }

/** `Ascendant, Midheaven` for the ids at the end of a message. */
const namesAtEnd: Edit = [/: ([a-z0-9_, ]+)$/i, (_, ids) => `: ${ids!.split(', ').map(nameOf).join(', ')}`]

const namesOfHouses: Edit = [/\b([a-z_]+) (houses|cusps)\b/g, (_, id, what) => `${housesText(id!)} ${what}`]

/** How the chart room chooses between two readings of a clock. */
const BY_CLOCK =
  'The time shown beside the date was used. To use the other, change “When the clock changes” in the form of the birth'
const BY_CALENDAR = 'To read it in the other, choose the calendar in the form of the birth'

/** Sentences that name a field of the API, in which a page has no such choice. */
const CHOICES_OF_SECT: Edits = [
  [/\. Set \S+ to choose$/, ''],
  [/, as \S+ says/, ''],
]
/** The clock of the day that a view shows, not that of the birth. */
const OF_DAY: Edits = [[/^day: /, 'On the day shown: ']]
const CLOCK_OF_FIELD: Edits = [
  [/^\S+: /, ''],
  [/\. Give an offset to choose$/, ''],
]

/** What the words of a warning become for people, by its code. Those of other codes have no words of the API. */
const EDITS: Readonly<Record<string, Edits>> = {
  local_time_ambiguous: [
    [/^.*`time\.change`.*$/, `Clocks went back on this night, so the time of birth occurred twice. ${BY_CLOCK}`],
    ...CLOCK_OF_FIELD,
  ],
  local_time_nonexistent: [
    [/^.*`time\.change`.*$/, `Clocks went forward on this night and skipped the time of birth. ${BY_CLOCK}`],
    ...CLOCK_OF_FIELD,
  ],
  local_mean_time: [[/^.*$/, 'There was no standard time yet, so the local mean time of the place was used']],
  place_mismatch: [[/, which `?\S+ names$/, ', the place that was named']],
  orbit_unknown: [namesAtEnd],
  not_in_theory: [namesAtEnd],
  time_required: [namesAtEnd, [/; both are null$/, ' and are left out']],
  calendar_of_place: [
    [/, because `calendar` was not given/, ''],
    [
      / it is the Gregorian (\S+), (\d+ days) later: (.*?)\.?$/,
      ` it would be $2 later, $1 in the Gregorian, with $3. ${BY_CALENDAR}`,
    ],
  ],
  swedish_calendar: [[/; `calendar` chooses another/, `. ${BY_CALENDAR}`]],
  julian_calendar: [[/; `calendar` chooses another/, `. ${BY_CALENDAR}`]],
  house_system_undefined: [
    namesOfHouses,
    [
      /undefined at this latitude and instant; (.*) are given instead/,
      'undefined at this latitude and time; $1 are used instead',
    ],
  ],
  clock_of_other_city: OF_DAY,
  clock_of_region: OF_DAY,
  mean_time_not_law: OF_DAY,
  clock_unknown: OF_DAY,
  sign_uncertain: [
    [/^(?=Sun |Moon )/, 'The '],
    [/ is its sign at the time in this answer$/, ' is its sign at noon'],
  ],
  sect_uncertain: CHOICES_OF_SECT,
  sect_unverified: CHOICES_OF_SECT,
  sect_differs: CHOICES_OF_SECT,
  lots_in_one_sign: [[/: set \S+ to next for that$/, ' in this case. Here both begin in the same sign']],
  birthday_29_february: [[/\. Use \S+ to follow the Sun$/, '']],
  events_left_out: [[/the answer has the first (\d+)\..*$/, 'the first $1 are shown']],
  house_system_not_drawn: [[/whatever house_system says$/, 'whichever house system is chosen']],
  levels_limited: [[/\. levels is .*$/, '']],
  birth_in_future: [[/; `reference_date` .*$/, '']],
}

/** A warning as a sentence for people. */
export const warningText = ({ code = '', message }: Message): string =>
  edited(message, [...(EDITS[code] ?? []), ...DATES_IN_WORDS])

/** How an answer differs from its request. */
export const warningList = (warnings: readonly Message[]): Markup | null => {
  const [first, ...others] = new Set(warnings.map(warningText))
  if (first === undefined) return null
  if (others.length === 0) return html`<div class="notice warn"><p>${first}</p></div>`
  return html`<div class="notice warn"><ul>${[first, ...others].map((text) => html`<li>${text}</li>`)}</ul></div>`
}

/** The warnings of some answers, each once. */
export function warningsIn<Told extends Message>(
  replies: readonly { readonly warnings?: readonly Told[] | undefined }[],
): readonly Told[] {
  return [...new Map(replies.flatMap(({ warnings = [] }) => warnings).map((each) => [each.message, each])).values()]
}

/** The warnings of the answers of a view that the page does not have above it, each once. */
export function furtherWarnings(
  { warnings: shown = [] }: Pick<NatalReply, 'warnings'>,
  ...told: readonly (readonly Message[] | undefined)[]
): Markup | null {
  const above = new Set(shown.map(warningText))
  return warningList(told.flatMap((warnings = []) => warnings).filter((each) => !above.has(warningText(each))))
}
