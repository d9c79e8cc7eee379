import { type InputRequest, inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { PlaceChoices } from '../places/place.ts'
import { type Fields, quoted } from '../wire/texts/words.ts'

/** A question to the person about one field of an input. */
export interface Question {
  /** The path of the field, such as `natal.city`, which is the key of the answer. */
  readonly key: string
  /** The field that holds the birth. The empty name stands for the input itself. */
  readonly at: string
  readonly request: InputRequest
  /** The fields that the content of an answer sets, or why it is invalid. */
  read(content: unknown): { readonly fields: Fields } | { readonly fault: string }
}

/** What the gazetteer finds for the name of a place. */
export type ChoicesOf = (city: string) => Promise<PlaceChoices>

/** A name of a place, as a call gives it. */
export interface NamedPlace {
  /** As in `Question`. */
  readonly at: string
  /** The field that holds the name. */
  readonly field: string
  readonly name: string
  /** What the place is in the call, such as `the birthplace of Ada`. */
  readonly what: string
}

/** The path of a field: `natal.city`, or `city` for a field of the input itself. */
const keyOf = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`)

const ANOTHER = 'Another place'

/** A misspelt name may also be the correct one in another language. */
const CALLED = {
  name: (name: string) => `Several places are called "${name}".`,
  almost: (name: string) => `"${name}" is close to the names of several places.`,
  none: (name: string) => `No place is called "${name}".`,
} as const satisfies Record<PlaceChoices['match'], unknown>

/** Asks which place is meant. The operation accepts each choice but the last as the name of a place. */
export function placeQuestion({ at, field, name, what }: NamedPlace, { match, labels }: PlaceChoices): Question {
  const PlaceAnswer = z.object({ place: z.enum([...labels, ANOTHER]) })
  const called = CALLED[match](quoted(name))
  const asked = match === 'name' ? `Which one is ${what}?` : `Do you mean one of these as ${what}?`
  const declined = match === 'none' ? '' : 'Without an answer the first one is used.'
  return {
    key: keyOf(at, field),
    at,
    request: inputRequired.elicit({
      message: [called, asked, declined].filter(Boolean).join(' '),
      requestedSchema: {
        type: 'object',
        properties: { place: { type: 'string', title: 'Place', enum: [...labels, ANOTHER] } },
        required: ['place'],
      },
    }),
    read(content) {
      const answer = PlaceAnswer.safeParse(content)
      if (!answer.success) return { fault: `The answer must be a place from the list: ${labels.join('; ')}` }
      return answer.data.place === ANOTHER ? { fault: elsewhere(what) } : { fields: { [field]: answer.data.place } }
    },
  }
}

const elsewhere = (what: string): string =>
  `It is another place. Ask the person for the region and country of ${what}, and send "City, Region, Country"; or ask for a larger town nearby, or for coordinates, and send them as lat and lng`

/** Why no answer helps: no place has a similar name. */
export const unknownPlace = ({ at, field, name, what }: NamedPlace): string =>
  `${keyOf(at, field)}: There is no place "${quoted(name)}" in the gazetteer, and none like it. Ask the person for another spelling of ${what}, for a larger town nearby, or for coordinates`

/** The time of a day. */
interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/** `7:40`, `19.40`, `7h40`, `7h`, `19:40:30`, each perhaps with am or pm; `7 pm`. */
const TIME = /^(\d{1,2})(?: ?[:.h] ?([0-5]\d)(?:[:.][0-5]\d)?| ?(h))? ?(?:([ap])\.? ?m\.?)?$/
/** `0740`. */
const DIGITS = /^(\d\d)([0-5]\d)$/
const NOON = /^(?:12 )?noon$|^midday$/

/**
 * A time as people write it, in 24 hours or with am and pm. Null for ambiguous times: an hour alone, midnight (of
 * which end of the day), and 12:00 am or pm.
 */
export function readClockTime(text: string): ClockTime | null {
  const written = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (NOON.test(written)) return { hour: 12, minute: 0 }
  const [, hours, minutes, hourLetter, half] = TIME.exec(written) ?? DIGITS.exec(written) ?? []
  if (hours === undefined || (minutes === undefined && !hourLetter && !half)) return null
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  if (!half) return hour < 24 ? { hour, minute } : null
  if (hour > 12 || (hour === 12 && minute === 0)) return null
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute }
}

const TimeAnswer = z.object({ time: z.string().trim().nullish(), unknown: z.boolean().nullish() })
const EXPECTED =
  'Expected a time of day such as 07:40, 19:40, 7:40 pm, 7h40 or noon (midnight is 00:00 of the day that begins), or that it is unknown'
/** The longest time is `12:30:00 p. m.`. The rest is room for blanks. */
const TIME_LENGTH_MAX = 20

/** Asks for the time of a birth. "Unknown" is a valid answer. */
export const timeQuestion = (at: string, who: string): Question => ({
  key: keyOf(at, 'time'),
  at,
  request: inputRequired.elicit({
    message: `At what time was ${who} born, by the clocks of the place? Ascendant and houses need it to within a few minutes.`,
    requestedSchema: {
      type: 'object',
      properties: {
        time: {
          type: 'string',
          title: 'Time of birth',
          description: 'Such as 07:40, 19:40 or 7:40 pm. Empty if unknown.',
          maxLength: TIME_LENGTH_MAX,
        },
        unknown: { type: 'boolean', title: 'The time is unknown', default: false },
      },
    },
  }),
  read(content) {
    const answer = TimeAnswer.safeParse(content)
    if (!answer.success) return { fault: EXPECTED }
    const { time, unknown } = answer.data
    if (!time) return { fields: { time_known: false } }
    const read = readClockTime(time)
    return read && !unknown ? { fields: { time_known: true, ...read } } : { fault: EXPECTED }
  },
})
