import type { z } from 'zod'
import type { PictureOutput, TechniqueInput } from '../calculation/tasks.ts'
import type { Area } from '../contract/accounts/keys.ts'
import type { FactShape, FactsOf } from '../contract/charts/reply.ts'
import type { FileFormat } from '../contract/files.ts'
import type { Language } from '../languages/language.ts'
import type { ChartWords } from '../wire/texts/chart.ts'
import type { Fields } from '../wire/texts/words.ts'
import type { DataTool, PageForm, PictureTool } from './shown.ts'

/**
 * A technique as plain data, which the front reads: its id, and its faces. The threads have its work, in `work.ts`. Of its
 * `schema.ts` they import only types.
 */
export interface Technique {
  /** In names of tasks and in replies: `solar_return`. */
  readonly id: string
  readonly faces: Faces
}

interface Faces {
  readonly data?: DataFace
  readonly picture?: PictureFace
}

/** A way to ask for a technique: an address, and how a page shows it. */
interface Face {
  /** An address for each name of the operation. The first is the tool, the others are its aliases. */
  readonly names: Readonly<Record<string, string>>
  readonly summary: string
  readonly page: PageForm
}

/** What a face reads of a valid request: plain data, from which cost and calculation follow. */
export interface Asked<Input = unknown> {
  readonly input: Input
  /** The names under which the caller sent fields. A refusal uses them. */
  readonly renamed?: Readonly<Record<string, string>>
}

/** An input whose source of positions is settled once, so that all its pieces have the same. */
export const settledInput = <Input extends TechniqueInput>(input: Input, hasSeries: boolean): Input =>
  'precision' in input && !hasSeries ? { ...input, precision: 'library' } : input

/** A chapter of the documentation of the API. */
export interface Chapter {
  readonly name: string
  /** A sentence. */
  readonly about: string
}

/** An answer as JSON, and for some also as a file. */
export interface DataFace<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Input = unknown,
  Reply extends z.ZodType = z.ZodType,
> extends Face {
  /** The body of a POST. A face without one is asked by GET, and its query has the whole request. */
  readonly body?: Body
  readonly area: Area
  readonly chapter: Chapter
  /** What the list of guides calls `docs/guide/<id>.md`. */
  readonly guide: string
  readonly description?: string
  readonly query?: Query
  readonly reply: Reply
  readonly tool: DataTool
  /** What a request is, from which the other types follow. */
  read(request: z.output<Body>, query: z.output<Query>, given: Given): Asked<Input>
  readonly price: Price<NoInfer<Input>>
  /** The format of the file that an input asks for, null for JSON. A face with it also answers as iCalendar and CSV. */
  fileOf?(input: NoInfer<Input>): FileFormat | null
  /** Whether the input takes long: it is then calculated in pieces, between which other callers get their turn. */
  isLong?(input: NoInfer<Input>): boolean
}

/** What a request costs. */
interface Price<Input> {
  /** Units. */
  units(input: Input): number
  /** The same in words that follow "costs". The tool, the description and the guide use them. */
  readonly says: string
}

/** What a reading takes beside the request. */
export interface Given {
  /** The time of the service. */
  now(): Date
  /** The id that the response has in a header; absent where only the price of a request is asked. */
  readonly requestId?: string | undefined
  readonly warnings: readonly { readonly code: string; readonly message: string }[]
}

/** A picture of charts, as SVG, PNG or PDF, or its content as JSON. */
export interface PictureFace<Body extends z.ZodType = z.ZodType, Input = unknown, Facts extends FactShape = FactShape>
  extends Face {
  readonly body: Body
  /** What a client calls its content as data. */
  readonly dataSummary: string
  /** The field that holds format, size, style and language. Null where they are fields of the request itself. */
  readonly carrier: 'natal' | 'person_a' | null
  /** What the content as data says beside the charts. A name that several techniques use has one meaning. */
  readonly facts: Facts
  /** Headers of the answer with their descriptions, and the facts that are their values. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly fact: keyof Facts & string }>>
  readonly tool: PictureTool
  /** What the text for a model says of the charts. */
  readonly words: ChartWords<FactsOf<NoInfer<Facts>>>
  read(request: z.output<Body>, now: () => Date): Asked<Input>
}

type Carrier = PictureOutput & { readonly language: Language }

const carrierOf = ({ carrier }: Pick<PictureFace, 'carrier'>, input: unknown): Carrier =>
  (carrier === null ? input : (input as Readonly<Record<string, unknown>>)[carrier]) as Carrier

/** The format, layout and size of a picture. */
export const pictureOutput = (face: Pick<PictureFace, 'carrier'>, input: unknown): PictureOutput =>
  carrierOf(face, input)

/** The language of a picture: beside the births, or in the birth that carries the style. */
export const pictureLanguage = (face: Pick<PictureFace, 'carrier'>, input: unknown): Language =>
  (input as { readonly language?: Language | null }).language ?? carrierOf(face, input).language

/** What a thread is told of a picture. */
export const pictureCall = (face: PictureFace, input: unknown) => ({
  input: input as TechniqueInput,
  language: pictureLanguage(face, input),
  output: pictureOutput(face, input),
  carrier: face.carrier,
})

/** Whether a birth of an input has a sidereal zodiac, for the statistics. The empty name stands for the input itself. */
export const isSidereal = ({ page: { births = {} } }: Pick<PictureFace, 'page'>, input: unknown): boolean =>
  Object.keys(births).some(
    (name) => ((name === '' ? input : (input as Fields)[name]) as Fields)['zodiac_type'] === 'sidereal',
  )

/** Identity at run time. At compile time it gives `read` the parsed types of the schemas of its face. */
export const data = <Body extends z.ZodType, Input, Reply extends z.ZodType, Query extends z.ZodType = z.ZodType>(
  face: DataFace<Body, Query, Input, Reply>,
): DataFace<Body, Query, Input, Reply> => face

export const picture = <Body extends z.ZodType, Input, Facts extends FactShape>(
  face: PictureFace<Body, Input, Facts>,
): PictureFace<Body, Input, Facts> => face

export const technique = <const Id extends string, F extends Faces>(definition: {
  readonly id: Id
  readonly faces: F
}): { readonly id: Id; readonly faces: F } => definition
