import { Refusal } from '../../platform/errors.ts'
import type { AskForm } from '../../techniques/shown.ts'
import type { Fields } from '../../wire/texts/given.ts'
import { quoted } from '../../wire/texts/given.ts'
import type { ChoicesOf } from './question.ts'
import { placesIn } from './questions.ts'

/** A note of an answer, as operations write theirs. */
export interface Rivals {
  readonly code: 'place_ambiguous'
  readonly message: string
}

/** What every answer says about a place whose name is ambiguous. */
const OTHERS = 'other_places_of_that_name'

/**
 * Lists other places that the names in an input may mean, if the person was not asked or declined. Only
 * names that the answer calls ambiguous are searched for. Nothing while the gazetteer may not be searched.
 */
export async function rivalsOf(
  form: AskForm,
  input: Fields,
  answer: Buffer,
  choicesOf: ChoicesOf,
): Promise<readonly Rivals[]> {
  if (!answer.includes(OTHERS)) return []
  try {
    const found: Rivals[] = []
    for (const { name, what } of placesIn(form, input)) {
      const { labels } = await choicesOf(name)
      const [used, ...others] = labels
      if (used !== undefined && others.length > 0)
        found.push({
          code: 'place_ambiguous',
          message: `Several places are called "${quoted(name)}". As ${what} this is ${used}. Others: ${others.join('; ')}. If the person means another one, call again with its full name.`,
        })
    }
    return found
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
