import { Refusal, type RefusalCode, type RefusalDetail } from '../src/errors.ts'

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
      if (error instanceof Refusal) return { refused: error.code, detail: { ...error.detail, message: error.message } }
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
