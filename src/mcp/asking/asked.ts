import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server'
import { Refusal } from '../../platform/errors.ts'
import type { AskForm } from '../../techniques/shown.ts'
import type { Fields } from '../../wire/texts/given.ts'
import { isObject } from '../../wire/texts/given.ts'
import type { ChoicesOf, Question } from './question.ts'
import { type Asking, questionsOf } from './questions.ts'

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
