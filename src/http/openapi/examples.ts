import { z } from 'zod'
import type { Operation } from '../../operations/operation.ts'
import answers from './examples.json' with { type: 'json' }

/** Examples by name, as a media type has them. */
interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/**
 * Answers of the service by the name of the operation, for schemas without an example of their own. Text has the media type
 * after the name. A test of the examples writes them.
 */
const ANSWERS: Readonly<Record<string, unknown>> = answers

/** The examples of a schema. */
export function examplesOf(schema: z.ZodType): Examples {
  const own = z.globalRegistry.get(schema)?.examples as readonly unknown[] | undefined
  return own ? { examples: Object.fromEntries(own.map((value, at) => [`example_${at + 1}`, { value }])) } : {}
}

/** The examples of the answer of an operation as JSON: those of its schema, else what the service answered. */
export function answerExamples({ name, reply }: Operation): Examples {
  const own = examplesOf(reply)
  return own.examples ? own : answered(name)
}

/** The example of the answer of an operation as text of a media type. */
export const textExample = ({ name }: Operation, type: string): Examples => answered(`${name} ${type}`)

const answered = (name: string): Examples =>
  name in ANSWERS ? { examples: { example_1: { value: ANSWERS[name] } } } : {}
