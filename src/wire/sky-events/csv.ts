import type { SkyEventsDays } from '../../calculation/almanac/sky-events.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { skyEventsReply } from './json.ts'
import { eventPhrase } from './phrases.ts'

type Event = SkyEventsResponse['events'][number]
type Cell = string | number | null | undefined

/** The columns of a table of events. A cell that an event does not have is empty. */
const COLUMNS: Readonly<Record<string, (event: Event) => Cell>> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  utc: ({ utc }) => utc,
  local: ({ local }) => local,
  body: ({ bodies: [first] }) => first!.id,
  longitude_deg: ({ longitude_deg }) => longitude_deg,
  sign: ({ sign }) => sign,
  other_body: ({ bodies: [, second] }) => second?.id,
  other_longitude_deg: ({ bodies: [, second] }) => second?.longitude_deg,
  aspect: ({ aspect }) => aspect,
  phase: ({ phase }) => phase,
  eclipse: ({ eclipse }) => eclipse?.kind,
  turns: ({ turns }) => turns,
  from_sign: ({ from_sign }) => from_sign,
  void_ends: (event) => event.void?.ends,
  solar_term: ({ solar_term }) => solar_term?.id,
  right_ascension_deg: ({ right_ascension_deg }) => right_ascension_deg,
  declination_difference_deg: ({ declination_difference_deg }) => declination_difference_deg,
  apsis: ({ apsis }) => apsis?.kind,
  distance_au: ({ apsis }) => apsis?.distance_au,
  node: ({ node }) => node,
}

/** The events as a table, a line for each (RFC 4180, with line feeds as in other tables). The last column is the English phrase. */
export function skyEventsCsv(days: SkyEventsDays): string {
  const columns = Object.values(COLUMNS)
  const lines = skyEventsReply(days).events.map((event, index) =>
    [...columns.map((cell) => String(cell(event) ?? '')), `"${eventPhrase(days.events[index]!)}"`].join(','),
  )
  return `${[[...Object.keys(COLUMNS), 'formulation'].join(','), ...lines].join('\n')}\n`
}
