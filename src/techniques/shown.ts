import type { z } from 'zod'
import type { Area } from '../contract/accounts/keys.ts'
import type { ChartData } from '../contract/charts/reply.ts'
import { aspectsInOrder, type Fields, wheelEnds } from '../wire/texts/words.ts'

/** What a call may ask the person for, through the assistant. */
export interface AskForm {
  /** The fields that hold a birth. The empty name stands for the input itself. */
  readonly births: readonly string[]
  /** Another place in the fields of the input. */
  readonly place?: OtherPlace
}

/** A place beside that of the birth: `return_city`, `return_lat` and `return_lng`. */
interface OtherPlace {
  /** What the fields begin with: `return_`. */
  readonly fields: string
  /** In a question: `the place of the solar return`. */
  readonly called: string
}

/** A list of an answer that is shortened when the answer is too long. */
export interface Cut {
  /** Its path in the structured content, such as `data.rows`. */
  readonly field: string
  /** How to get what is left out. */
  readonly advice: string
}

/** Techniques that a model sees as one tool, which `FAMILIES` of `mcp/families.ts` describes. */
export type Family = 'timing' | 'wheels' | 'sky' | 'vedic'

/** A technique among those of a family. */
interface Member {
  readonly of: Family
  /** When to use it, in at most 45 characters. Its description is read only by those who ask for it. */
  readonly line: string
}

/** How an operation is shown to a model. The input, the answer and the price are those of the operation. */
export interface ToolView {
  /** The tool that lists it together with others, which the field `technique` of its input tells apart. */
  readonly family?: Member
  /** Its id among those. */
  readonly technique?: string
  /** The name of the tool, if it is not that of the path. */
  readonly name?: string
  readonly title: string
  /** When to use the tool, when not, and what to ask the person first. */
  readonly description: string
  /** What a call costs, as text. */
  readonly cost: string
  /** A valid input. */
  readonly example: Fields
  readonly question?: Question
  /** What makes the example as large as a person may ask for. */
  readonly largest?: Fields
  /** Fields that are useless for a model, at any depth. */
  readonly omits?: readonly string[]
  /** Fields that the operation needs although it has aliases for them, which `omits` leaves out. Paths with dots. */
  readonly requires?: readonly string[]
  /** Fields that the tool always sets. */
  readonly sets?: Fields
  /** The input of a call in fields of the operation, if a model may use others. */
  readonly reads?: (input: Fields) => Fields
  /** Areas that a call needs in addition to that of the operation. The scopes of the last one have the tool. */
  readonly areas?: readonly Area[]
  /** The answer also comes as an image, which the chart editor draws when its URL has this kind. */
  readonly pictureKind?: string
  /** The interactive wheel shows the answer. */
  readonly hasApp?: true
  /** The answer is a drawing for an app. No model sees the tool. */
  readonly isDrawing?: true
  /** What the person is asked for, if the client can ask. */
  readonly asks?: AskForm
  /** The call changes something: it orders a report. */
  readonly isOrder?: true
  /** The answer is the status of an order. */
  readonly isState?: true
  /** What to say and do if the id in the input does not exist. */
  readonly unknown?: string
  /** Why a request is too large for a conversation, and how to narrow it; otherwise null. */
  readonly tooLarge?: (input: never) => string | null
  /** Fields of the size check. A format may have its own limit, but a model cannot choose it. */
  readonly measuredAs?: Fields
  /** The data of the answer, if `trims` changes them. */
  readonly output?: z.ZodType
  /** The answer without the parts that would fill a conversation. */
  readonly trims?: (answer: never) => Fields
  /** Lists that are shortened in an answer that is still too long, in this order. */
  readonly cuts?: readonly Cut[]
  /** The answer as a short text, most important first. `input` is that of the call. */
  readonly text: (answer: never, input: Fields) => string
}

/** What a person asks, for which a model calls the tool with its example. */
interface Question {
  readonly asked: string
  /** What the text of the answer then says. */
  readonly says: RegExp
}

/** The tool of the data of a technique. Its face has the price. */
export type DataTool = Omit<ToolView, 'cost'> & Required<Pick<ToolView, 'question' | 'largest'>>

/** The tool of a picture. It has the price and the text of all pictures. */
export type PictureTool = Omit<ToolView, 'cost' | 'trims' | 'cuts' | 'text'> & Required<Pick<ToolView, 'question'>>

/**
 * How a form of the playground shows an operation. Its address, its schemas and its method are those of the operation.
 */
export interface PageForm {
  /** Its name in the address of the page. */
  readonly slug: string
  readonly title: string
  /** What it gives, in a sentence. */
  readonly about: string
  /** The heading under which the list of calculations has it. */
  readonly group: 'Births' | 'The sky' | 'Chart images' | 'Numbers and places'
  /** The births of its request: the path of each, and what the form calls it. */
  readonly births?: Readonly<Record<string, string>>
  /** The fields that are shown first, in this order. */
  readonly first: readonly string[]
  /** A request by the paths of its fields. */
  readonly example: Readonly<Record<string, string>>
  /** What is drawn of the answer. A picture is shown as it is. */
  readonly drawn?: 'wheel' | 'longitudes'
  /** The form has the fields of the body alone, because the query repeats some of them. */
  readonly bodyOnly?: true
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

/** Styling, which a conversation does not need, and aliases of fields. */
export const LOOKS = [
  'custom_theme',
  'display_settings',
  'chart_config',
  'show_metadata',
  'orb_settings',
  'calendar',
  'dst_policy',
  'layout',
  'second',
  'show_inter_aspects',
  'show_natal_aspects',
  'ephemeris',
  'country',
  'state',
  'datetime',
  'location',
  'natal_planet_color',
] as const

/** A wheel of two rings would have the language twice, and the list of tools is full. A natal chart has it. */
export const LOOKS_AND_LANGUAGE = [...LOOKS, 'language'] as const

/** The operation also takes a date in other fields. */
export const DATE_OF_BIRTH = ['natal.year', 'natal.month', 'natal.day'] as const

/** What the tools of all pictures have in common. Their text is about the charts, and the words of each technique. */
export const CHART_TOOL = {
  cost: 'four units; one if no image can be made.',
  trims: ({ aspects, ...answer }: ChartData) => ({
    ...answer,
    aspects: aspectsInOrder(aspects, wheelEnds),
  }),
  cuts: [
    {
      field: 'aspects',
      advice: 'Major aspects of planets and angles come first. Leave out include_minor_aspects or include_features.',
    },
  ],
} as const

/** The chapter of panchang and Vedic charts. */
export const VEDIC_CHAPTER = {
  name: 'Vedic',
  about: 'Panchang of a day at a place, and charts in the sidereal zodiac with nakshatras and their lords.',
} as const

/** Fields of a Vedic birth that a model does not need. */
export const VEDIC_OMITS: readonly string[] = [
  'state',
  'country',
  'calendar',
  'dst_policy',
  'second',
  'ephemeris',
  'latitude',
  'longitude',
  'timezone',
  'tz',
]
