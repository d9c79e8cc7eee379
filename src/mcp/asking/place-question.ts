import { inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { PlaceChoices } from '../../places/place.ts'
import { quoted } from '../../wire/texts/given.ts'
import { keyOf, type Question } from './question.ts'

/** A name of a place, as a call gives it. */
export interface NamedPlace {
  readonly at: string
  /** The field that holds the name. */
  readonly field: string
  readonly name: string
  /** What the place is in the call, such as `the birthplace of Ada`. */
  readonly what: string
}

const ANOTHER = 'Another place'

/** A misspelt name may also be the correct one in another language. */
const CALLED = {
  name: (name: string) => `Several places are called "${name}".`,
  almost: (name: string) => `"${name}" is close to the names of several places.`,
  none: (name: string) => `No place is called "${name}".`,
} as const satisfies Record<PlaceChoices['match'], unknown>

/** Asks which place is meant. The operation accepts each choice but the last as the name of a place. */
export function placeQuestion({ at, field, name, what }: NamedPlace, { match, labels }: PlaceChoices): Question {
  const Content = z.object({ place: z.enum([...labels, ANOTHER]) })
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
      const answer = Content.safeParse(content)
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
