import type { SkyEventsDays } from '../../calculation/almanac/sky-events.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { csvTable, type FileColumns } from '../files.ts'
import { skyEventsReply } from './json.ts'
import { eventPhrase } from './phrases.ts'

type Event = SkyEventsResponse['events'][number]

/** The columns of a table of events. A cell that an event does not have is empty. */
const COLUMNS: FileColumns<Event> = {
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
  formulation: ({ formulation }) => `"${formulation}"`,
}

/** The events as a table, a line for each. The last column is the English phrase. */
export const skyEventsCsv = (days: SkyEventsDays): string =>
  csvTable(
    COLUMNS,
    skyEventsReply(days).events.map((event, index) => ({ ...event, formulation: eventPhrase(days.events[index]!) })),
  )
