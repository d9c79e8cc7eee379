import type { Outcome } from '../src/calculation/tasks.ts'
import { Refusal } from '../src/platform/errors.ts'

/** A task as a thread runs it. */
export type TaskFunction<Input> = (input: Input) => Outcome | Promise<Outcome>

/** Makes a task of a calculation: it gives bytes, or a refusal or a bug as data. */
export const task =
  <Input>(calculate: (input: Input) => Uint8Array<ArrayBuffer>) =>
  (input: Input): Outcome => {
    try {
      return calculate(input)
    } catch (error) {
      return failure(error)
    }
  }

/** The same of a calculation that reads files, such as fonts. */
export const waitingTask =
  <Input>(calculate: (input: Input) => Promise<Uint8Array<ArrayBuffer>>) =>
  (input: Input): Promise<Outcome> =>
    calculate(input).catch(failure)

function failure(error: unknown): Outcome {
  if (error instanceof Refusal) return { refused: error.code, detail: { ...error.detail, message: error.message } }
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
