import type { z } from 'zod'
import type { Area } from '../contract/areas.ts'
import type { Fields } from '../wire/texts/given.ts'

/** What a call may ask the person for, through the assistant. */
export interface AskForm {
  /** The fields that hold a birth. The empty name stands for the input itself. */
  readonly births: readonly string[]
  /** Another place in the fields of the input: `current` has `current_city`, `current_lat` and `current_lng`. */
  readonly place?: 'current' | 'return'
}

/** A list of an answer that is shortened when the answer is too long. */
export interface Cut {
  /** Its path in the structured content, such as `data.rows`. */
  readonly field: string
  /** How to get what is left out. */
  readonly advice: string
}

/** Techniques that a model sees as one tool. */
export type Family = 'returns' | 'relationship'

/** How an operation is shown to a model. The input, the answer and the price are those of the operation. */
export interface ToolForm {
  /** The name of the operation. */
  readonly operation: string
  /** The tool that lists it together with others, which the field `technique` of its input tells apart. */
  readonly family?: Family
  /** Its id among those. */
  readonly technique?: string
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
  /** Fields that the operation needs although it has other names for them, which `omits` leaves out. Paths with dots. */
  readonly requires?: readonly string[]
  /** Fields that the tool sets, whatever the call has. */
  readonly sets?: Fields
  /** The input of a call in fields of the operation, where a model may write others. */
  readonly reads?: (input: Fields) => Fields
  /** Areas that a call needs beside that of the operation. The scopes of the last one have the tool. */
  readonly areas?: readonly Area[]
  /** The answer comes as an image too, which the page of the chart editor draws when it has this kind in its address. */
  readonly pictureKind?: string
  /** The interactive wheel shows the answer. */
  readonly hasApp?: true
  /** The answer is a drawing for an app. No model sees the tool. */
  readonly isDrawing?: true
  /** What the person is asked for, where the client can ask. */
  readonly asks?: AskForm
  /** The call changes something: it orders a report. */
  readonly isOrder?: true
  /** The answer is the state of what was ordered. */
  readonly isState?: true
  /** What to say and to do if nothing has the id of the input. */
  readonly unknown?: string
  /** Why a plan is too large for a conversation, and how to narrow it; else null. */
  readonly tooLarge?: (plan: never) => string | null
  /** Fields of that measure. A form of the answer may have a bound of its own, which a model cannot choose. */
  readonly measuredAs?: Fields
  /** The data of the answer, if `trims` leaves others than those of the operation. */
  readonly output?: z.ZodType
  /** The answer without the parts that would fill a conversation. */
  readonly trims?: (answer: never) => Fields
  /** Lists that are shortened in an answer that is still too long, in this order. */
  readonly cuts?: readonly Cut[]
  /** The answer in few words, most important first. `input` is that of the call. */
  readonly text: (answer: never, input: Fields) => string
}

/** How a form of the playground shows an operation. Its address, its schemas and its method are those of the operation. */
export interface PageForm {
  /** Its name in the address of the page. */
  readonly slug: string
  readonly title: string
  /** What it gives, in a sentence. */
  readonly about: string
  /** The heading under which the list of calculations has it. */
  readonly group: 'Births' | 'The sky' | 'Pictures of charts' | 'Numbers and places'
  /** The births of its request: the path of each, and what the form calls it. */
  readonly births?: Readonly<Record<string, string>>
  /** The fields that are shown first, in this order. */
  readonly first: readonly string[]
  /** A request by the paths of its fields. */
  readonly example: Readonly<Record<string, string>>
  /** What is drawn of the answer. A picture is shown as it is. */
  readonly drawn?: 'wheel' | 'longitudes'
  /** The calculation costs nothing and takes no key. */
  readonly isOpen?: true
  /** A report can be ordered about the birth. */
  readonly report?: true
}

/** The birth of the documentation, New Year 1981 in Athens, as fields of a form below a path. */
export const exampleBirth = (
  at: string,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...ATHENS, ...given }).map(([name, value]) => [at + name, value]))

const ATHENS = { name: 'Ada', city: 'Athens', year: '1981', month: '1', day: '1', hour: '23', minute: '30' }

/** Another birth, beside that of the documentation. */
export const SYDNEY = { name: 'Bo', city: 'Sydney', year: '1979', month: '6', day: '5', hour: '4', minute: '15' }

/** Births in examples of tools. */
export const ADA: Fields = {
  name: 'Ada',
  year: 1990,
  month: 5,
  day: 5,
  hour: 12,
  minute: 0,
  city: 'Springfield, Illinois',
}
export const BO: Fields = { name: 'Bo', year: 1988, month: 11, day: 2, hour: 7, minute: 40, city: 'Sydney' }
