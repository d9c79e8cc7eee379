import type { AskForm } from '../../techniques/shown.ts'
import type { Fields } from '../../wire/texts/given.ts'
import { isObject, quoted } from '../../wire/texts/given.ts'
import { type NamedPlace, placeQuestion, unknownPlace } from './place-question.ts'
import type { ChoicesOf, Question } from './question.ts'
import { timeQuestion } from './time-question.ts'

/** The longest name of a place. The operation refuses a longer one. */
const CITY_MAX = 200
/** A name of a person in a question. */
const NAME_MAX = 60
const UNNAMED: Readonly<Record<string, string>> = { person_a: 'the first person', person_b: 'the second person' }
const OTHER_PLACES = { current: 'the current place', return: 'the place of the solar return' } as const

/** Questions to the person, or why no answer would help. */
export interface Asking {
  readonly questions: readonly Question[]
  readonly faults: readonly string[]
}

/**
 * What a person has to be asked before an operation can answer correctly: missing times of birth, and places that the
 * gazetteer does not have or has several times. Nothing if the operation will refuse the input anyway. Throws what
 * `choicesOf` throws.
 */
export async function questionsOf(
  { births: fields, place: other }: AskForm,
  input: Fields,
  choicesOf: ChoicesOf,
): Promise<Asking> {
  const births = birthsIn(fields, input)
  if (births.length < fields.length) return { questions: [], faults: [] }
  const found: Asking[] = []
  for (const [at, birth] of births) {
    found.push(await askPlace(birthplace(at, birth), choicesOf))
    if (!hasTime(birth)) found.push({ questions: [timeQuestion(at, whoOf(at, birth))], faults: [] })
  }
  found.push(await askPlace(otherPlace(other, input), choicesOf))
  return { questions: found.flatMap(({ questions }) => questions), faults: found.flatMap(({ faults }) => faults) }
}

/** The places that an input names, and for which it has no coordinates. */
export const placesIn = ({ births, place }: AskForm, input: Fields): readonly NamedPlace[] =>
  [...birthsIn(births, input).map(([at, birth]) => birthplace(at, birth)), otherPlace(place, input)].filter(
    (each) => each !== null,
  )

/** The births that have a date and a place, with the fields that hold them. */
const birthsIn = (fields: readonly string[], input: Fields): readonly (readonly [string, Fields])[] =>
  fields
    .map((at) => [at, at === '' ? input : input[at]] as const)
    .filter((each): each is readonly [string, Fields] => isComplete(each[1]))

const birthplace = (at: string, birth: Fields): NamedPlace | null =>
  namedPlace(birth, '', { at, what: `the birthplace of ${whoOf(at, birth)}` })

const otherPlace = (place: AskForm['place'], input: Fields): NamedPlace | null =>
  place ? namedPlace(input, `${place}_`, { at: '', what: OTHER_PLACES[place] }) : null

async function askPlace(place: NamedPlace | null, choicesOf: ChoicesOf): Promise<Asking> {
  if (!place) return { questions: [], faults: [] }
  const choices = await choicesOf(place.name)
  if (choices.labels.length > 0) return { questions: [placeQuestion(place, choices)], faults: [] }
  return { questions: [], faults: choices.match === 'none' ? [unknownPlace(place)] : [] }
}

/** The name of a place that no coordinates replace. */
function namedPlace(fields: Fields, prefix: string, about: Pick<NamedPlace, 'at' | 'what'>): NamedPlace | null {
  const field = `${prefix}city`
  const name = fields[field]
  if (typeof name !== 'string' || name.trim() === '' || name.length > CITY_MAX) return null
  return isGiven(fields[`${prefix}lat`]) || isGiven(fields[`${prefix}lng`])
    ? null
    : { ...about, field, name: name.trim() }
}

/** A birth with a date and a place. Without them the operation refuses it anyway. */
const isComplete = (birth: unknown): boolean =>
  isObject(birth) &&
  (isGiven(birth['datetime']) || ['year', 'month', 'day'].every((field) => isGiven(birth[field]))) &&
  ['city', 'lat', 'location'].some((field) => isGiven(birth[field]))

const hasTime = (birth: Fields): boolean =>
  birth['time_known'] === false || isGiven(birth['datetime']) || (isGiven(birth['hour']) && isGiven(birth['minute']))

function whoOf(at: string, { name }: Fields): string {
  const given = typeof name === 'string' ? quoted(name.slice(0, NAME_MAX)) : ''
  return given || (UNNAMED[at] ?? 'the person')
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined
