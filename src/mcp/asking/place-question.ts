import { inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { PlaceChoices } from '../../places/place.ts'
import { keyOf, type Question, quoted } from './question.ts'

/** A name of a place, as a call gives it. */
export interface NamedPlace {
  readonly at: string
  /** The field that holds the name. */
  readonly field: string
  readonly name: string
  /** What the place is in the call, such as `the birthplace of Ada`. */
  readonly what: string
}

/** Asks which place is meant. The operation understands each choice as the name of a place. */
export function placeQuestion({ at, field, name, what }: NamedPlace, { isKnown, labels }: PlaceChoices): Question {
  const Content = z.object({ place: z.enum(labels) })
  const said = isKnown ? `Several places are called "${quoted(name)}".` : `No place is called "${quoted(name)}".`
  const declined = isKnown ? 'Without an answer the largest one is used.' : ''
  return {
    key: keyOf(at, field),
    at,
    request: inputRequired.elicit({
      message: [said, `Which one is ${what}?`, declined].filter(Boolean).join(' '),
      requestedSchema: {
        type: 'object',
        properties: { place: { type: 'string', title: 'Place', enum: [...labels] } },
        required: ['place'],
      },
    }),
    read(content) {
      const answer = Content.safeParse(content)
      return answer.success
        ? { fields: { [field]: answer.data.place } }
        : { fault: `The answer has no place of the list: ${labels.join('; ')}` }
    },
  }
}
