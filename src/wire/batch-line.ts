import { literal } from './bytes.ts'

/** A line of the answer to a batch: the answer of a birth, as a member with this name. */
export const answerLine = (index: number, member: string, answer: Uint8Array): Uint8Array =>
  Buffer.concat([literal(`{"index":${index},"${member}":`), answer, LINE_END])

const LINE_END = literal('}\n')

/** The line of a birth without an answer. */
export const errorLine = (index: number, error: object): Uint8Array => literal(`${JSON.stringify({ index, error })}\n`)
