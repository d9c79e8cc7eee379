import { Refusal, type RefusalCode, type RefusalDetail } from '../src/platform/errors.ts'

/**
 * How a calculation ended, as plain data: error classes do not survive the way between threads. Whatever reaches the
 * caller as a rejection instead is a thread that died.
 */
export type Outcome =
  | Uint8Array
  | { readonly refused: RefusalCode; readonly detail: RefusalDetail }
  | { readonly failed: string }

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
