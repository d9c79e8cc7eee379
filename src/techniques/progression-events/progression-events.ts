import type { z } from 'zod'
import { minuteText, nameOf, paragraphs, signName, under, warningLines } from '../../wire/texts/words.ts'
import { PROGRESSIONS_CHAPTER } from '../families/progression/chapter.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, technique } from '../technique.ts'
import {
  isLongSearch,
  ProgressionEventsReply,
  ProgressionEventsRequest,
  progressionEventsInput,
  unitsOf,
  YEARS_OF_UNIT,
} from './schema.ts'

type Reply = z.output<typeof ProgressionEventsReply>

/** When progressed aspects are exact, and what else happens to progressed points over years of life. */
export const PROGRESSION_EVENTS = technique({
  id: 'progression_events',
  faces: {
    data: data({
      area: 'transits',
      chapter: PROGRESSIONS_CHAPTER,
      guide: 'Progressed events',
      names: { progression_events: '/api/v1/western/progressions/secondary/exact-aspects' },
      summary: 'Exact progressed aspects, ingresses, stations and lunations between two dates of life',
      body: ProgressionEventsRequest,
      reply: ProgressionEventsReply,
      read: (body, _, { warnings }) => progressionEventsInput(body, { warnings }),
      price: { units: unitsOf, says: `one unit for each ${YEARS_OF_UNIT} years or part of them, five for 100 years` },
      isLong: isLongSearch,
      page: {
        slug: 'progression-events',
        title: 'Progressed events',
        about: 'When progressed aspects are exact, with ingresses, stations and progressed new and full Moons.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['search.from', 'search.to', 'search.kinds', 'include_angles', 'secondary_progression.angles'],
        example: { ...exampleBirth('natal.'), 'search.from': '2026-01-01', 'search.to': '2028-01-01' },
      },
      tool: {
        family: { of: 'timing', line: 'their exact dates' },
        title: 'Progressed events',
        description: `The dates of life, between two dates, when secondary progressed points make exact aspects to the natal chart or to each other, enter signs and houses, turn retrograde or direct, and when the progressed Moon is new, full or at a quarter. Use it for what the coming years bring. For the chart of one date use progressions. Ask for the birth, never invent it.`,
        omits: [...LOOKS_AND_LANGUAGE, 'settings', 'progression_lat', 'progression_lng'],
        requires: ['search', ...DATE_OF_BIRTH],
        asks: { births: ['natal'] },
        example: { natal: ADA, search: { from: '2027-01-01', to: '2028-01-01' } },
        cuts: [{ field: 'events', advice: 'Search fewer years, or give search.kinds.' }],
        text: eventsText,
        largest: { search: { from: '1990-06-01', to: '2090-01-01', limit: 500 } },
        question: {
          asked: 'Which progressed aspects are exact for me in 2027?',
          says: /2027-\d\d-\d\d.*: progressed Moon \w+/,
        },
      },
    }),
  },
})

/** The events in their order, one to a line. */
function eventsText({ meta, natal_subject: natal, events, warnings }: Reply): string {
  const { from, to, total } = meta.search
  return paragraphs(
    [
      `Secondary progressions of ${natal.name}, born ${natal.datetime}, ${meta.direction}: ${total} events from ${minuteText(from)} to ${minuteText(to)} UTC.`,
    ],
    warningLines(warnings),
    under('Dates of life:', events.map(eventLine)),
  )
}

/** `2027-03-01: progressed Moon square natal Mars`. */
const eventLine = (event: Reply['events'][number]): string => {
  const day = event.date.slice(0, event.date.indexOf('T'))
  return `${day}: progressed ${nameOf(event.progressed_point)} ${happening(event)}`
}

function happening({ kind, aspect, natal_point, other_progressed_point: other, ...more }: Reply['events'][number]) {
  if (kind === 'aspect_to_natal') return `${aspect!.name} natal ${nameOf(natal_point!)}`
  if (kind === 'aspect') return `${aspect!.name} progressed ${nameOf(other!)}`
  if (kind === 'sign_ingress') return `enters ${signName(more.sign_id!)}`
  if (kind === 'house_ingress') return `enters natal house ${more.house}`
  if (kind === 'station') return `turns ${more.turns} at ${more.longitude_text}`
  return `${more.phase!.replaceAll('_', ' ')} at ${more.longitude_text}`
}
