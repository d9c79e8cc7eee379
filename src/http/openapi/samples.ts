import type { Operation } from '../../operations/operation.ts'
import { answerExamples } from './schemas.ts'

/**
 * What a test key gets: the example of the document for the answer of an operation, whatever is asked. Undefined for
 * operations that answer pictures, files or streams.
 */
export const sampleOf = (operation: Operation): unknown =>
  Object.values(answerExamples(operation).examples ?? {})[0]?.value
