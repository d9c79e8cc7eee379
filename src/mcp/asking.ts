import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server'
import { Refusal } from '../platform/errors.ts'
import type { AskForm } from '../techniques/shown.ts'
import { type Fields, isObject, quoted } from '../wire/texts/words.ts'
import {
  type ChoicesOf,
  type NamedPlace,
  placeQuestion,
  type Question,
  timeQuestion,
  unknownPlace,
} from './question.ts'

type Responses = Parameters<typeof inputResponse>[0]

/** An input for the operation, a question to the person, or why the answers are invalid. */
type Asked = { readonly input: Fields } | { readonly question: InputRequiredResult } | { readonly fault: string }

/**
 * Asks the person for what a call needs. The client repeats the call with the answers, so the questions are recomputed
 * and no front remembers a call. A person is asked only once: an invalid answer is a tool error.
 */
export async function ask(form: AskForm, input: Fields, responses: Responses, choicesOf: ChoicesOf): Promise<Asked> {
  const asking = await known(questionsOf(form, input, choicesOf))
  // Without an answer the operation answers as it does without questions. An answer must not be lost.
  if (!asking) return responses ? { fault: LATER } : { input }
  const { questions, faults: before } = asking
  if (before.length > 0) return { fault: faultsText(before) }
  if (questions.length === 0) return { input }
  if (!responses) {
    const inputRequests = Object.fromEntries(questions.map(({ key, request }) => [key, request]))
    return { question: inputRequired({ inputRequests }) }
  }
  let answered = input
  const faults: string[] = []
  for (const question of questions) {
    const answer = answerTo(question, responses)
    if ('fault' in answer) faults.push(`${question.key}: ${answer.fault}`)
    else answered = merged(answered, question.at, answer.fields)
  }
  return faults.length > 0 ? { fault: faultsText(faults) } : { input: answered }
}

const faultsText = (faults: readonly string[]): string => [...faults.map((fault) => `- ${fault}`), AGAIN].join('\n')

/** Null while the gazetteer may not be searched. */
const known = (asking: Promise<Asking>): Promise<Asking | null> =>
  asking.catch((error) => (error instanceof Refusal ? null : Promise.reject(error)))

const LATER =
  'Places cannot be searched at the moment. Call again in a second, with the same answers. Nothing was charged.'
const AGAIN = 'Call again: open questions will be asked again. Nothing was calculated, and nothing was charged.'

/** If the person declines, nothing changes. */
function answerTo({ key, read }: Question, responses: Responses): ReturnType<Question['read']> {
  const response = inputResponse(responses, key)
  if (response.kind !== 'elicit') return { fault: 'The answer to this question is missing' }
  return response.action === 'accept' ? read(response.content) : { fields: {} }
}

function merged(input: Fields, at: string, fields: Fields): Fields {
  const birth = input[at]
  return at === '' ? { ...input, ...fields } : isObject(birth) ? { ...input, [at]: { ...birth, ...fields } } : input
}

/** The longest name of a place. The operation refuses a longer one. */
const CITY_MAX = 200
/** A name of a person in a question. */
const NAME_MAX = 60
const UNNAMED: Readonly<Record<string, string>> = {
  person_a: 'the first person',
  person_b: 'the second person',
  person1: 'the first person',
  person2: 'the second person',
}

/** Questions to the person, or why no answer would help. */
interface Asking {
  readonly questions: readonly Question[]
  readonly faults: readonly string[]
}

/**
 * What a person has to be asked before an operation can answer correctly: missing times of birth, and places that the
 * gazetteer does not have or has several times. Nothing if the operation will refuse the input anyway. Throws what
 * `choicesOf` throws.
 */
async function questionsOf(
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
const placesIn = ({ births, place }: AskForm, input: Fields): readonly NamedPlace[] =>
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
  place ? namedPlace(input, place.fields, { at: '', what: place.called }) : null

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
