import { z } from 'zod'
import type { Operation } from '../operation.ts'
import answers from './examples.json' with { type: 'json' }

/** Examples by name, as a media type has them. */
interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/** Answers of the service, for schemas without an example of their own. A test of the examples writes them. */
const ANSWERS: Readonly<Record<string, unknown>> = answers

/** The examples of a schema. */
export function examplesOf(schema: z.ZodType): Examples {
  const own = z.globalRegistry.get(schema)?.examples as readonly unknown[] | undefined
  return own ? { examples: Object.fromEntries(own.map((value, at) => [`example_${at + 1}`, { value }])) } : {}
}

/** The examples of the answer of an operation: those of its schema, else what the service answered. */
export function answerExamples({ name, reply }: Operation): Examples {
  const own = examplesOf(reply)
  return own.examples || !(name in ANSWERS) ? own : { examples: { example_1: { value: ANSWERS[name] } } }
}
