import type { Area } from '../contract/areas.ts'

export type Fields = Readonly<Record<string, unknown>>

/** How an operation is shown to a model. The input, the answer and the price are those of the operation. */
export interface ToolForm {
  /** The name of the operation. */
  readonly operation: string
  /** The name of the tool, if it is not that of the path. */
  readonly name?: string
  readonly title: string
  /** When to use the tool, when not, and what to ask the person first. */
  readonly description: string
  /** What a call costs, in words. */
  readonly cost: string
  /** A valid input. */
  readonly example: Fields
  /** Fields that make no sense for a model, at any depth. */
  readonly omits?: readonly string[]
  /** Fields that the tool sets, whatever the call has. */
  readonly sets?: Fields
  /** Areas that a call needs beside that of the operation. The scopes of the last one have the tool. */
  readonly areas?: readonly Area[]
  /** The answer comes as an image too. */
  readonly isPicture?: true
  /** The address of the app that shows the answer. */
  readonly app?: string
  /** The answer is a drawing for an app. No model sees the tool. */
  readonly isDrawing?: true
  /** The call changes something: it orders a report. */
  readonly isOrder?: true
  /** Why a plan is too large for a conversation, and how to narrow it; else null. */
  readonly tooLarge?: (plan: never) => string | null
  /** Fields of that measure. A form of the answer may have a bound of its own, which a model cannot choose. */
  readonly measuredAs?: Fields
  /** The answer without the parts that would fill a conversation. */
  readonly trims?: (answer: Fields) => Fields
  /** The answer in few words, most important first. */
  readonly text: (answer: never) => string
}
