import type { EphemerisChoice, SkyRange } from '../astro/sky.ts'
import type { PlaceFields } from '../contract/births/birth.ts'
import type { NatalChartQuery, NatalInput, SimpleNatalInput } from '../contract/births/natal.ts'
import type { ChartStyle } from '../contract/charts/style.ts'
import type { PlaceQuery } from '../contract/places.ts'
import type { VedicVisualInput } from '../contract/vedic/visual.ts'
import type { Language } from '../languages/language.ts'
import type { RefusalCode, RefusalDetail } from '../platform/errors.ts'
import type { EphemerisInput } from './almanac/ephemeris-input.ts'
import type { PlacedTimes } from './almanac/ephemeris-table.ts'
import type { DaysPiece, SkyEventsInput } from './almanac/sky-events.ts'
import type { SharedSeries } from './series/store.ts'

/** What the calculation threads are asked for: each task by its name, with its input. `workers/tasks.ts` has the work. */
export interface Tasks {
  readonly ephemeris_whole: EphemerisInput
  readonly ephemeris_outline: EphemerisInput
  readonly ephemeris_chunk: EphemerisChunk
  readonly natal_chart: NatalInput
  readonly natal_simple: SimpleNatalInput
  readonly natal_order: NatalInput
  readonly natal_batch_piece: NatalBatchPiece
  readonly report_markdown: MarkdownInput
  readonly chart_styles: null
  readonly vedic_visual: VedicVisualInput
  readonly place_search: PlaceQuery
  readonly place_choices: string
  readonly zone_of_place: Omit<PlaceFields, 'tz_str'>
  readonly sky_events: SkyEventsInput
  readonly sky_events_piece: SkyEventsPiece
  readonly sky_events_joined: SkyEventsFound
  /** Unix milliseconds. */
  readonly public_sky: number
  readonly sky_report: null
}

/** The tasks of a technique: of its data, in one go or in pieces, and of its picture. */
export type TechniquePart = 'reply' | 'split' | 'piece' | 'svg' | 'json'

/** Tasks by their names. Those of a technique are called by it and by what they make: `transits.svg`. */
export type TaskName = keyof Tasks | `${string}.${TechniquePart}`

/** What a task takes. */
export type TaskInput<Name extends TaskName> = Name extends keyof Tasks
  ? Tasks[Name]
  : Name extends `${string}.reply`
    ? DataCall
    : Name extends `${string}.svg` | `${string}.json`
      ? PictureCall
      : unknown

export interface EphemerisChunk {
  readonly input: EphemerisInput
  readonly placed: PlacedTimes
  /** Rows `from` up to, but without, `to`. */
  readonly from: number
  readonly to: number
}

/** Some births of a batch, with the data that applies to all of them. */
export interface NatalBatchPiece {
  /** The index of the first one in the batch. */
  readonly from: number
  /** Undefined stands for a line that is not JSON. */
  readonly births: readonly unknown[]
  readonly query: NatalChartQuery
  /** The technique calculated for each birth; null for its natal chart. */
  readonly technique: BatchTechnique | null
  /** Whether the caller prefers that unknown fields are refused. */
  readonly isStrict: boolean
}

/** A technique, and what all births of a batch share. */
export interface BatchTechnique {
  readonly id: string
  /** The fields of its request, without the birth. */
  readonly options: Readonly<Record<string, unknown>>
  /** The time of the request, for births whose date is left out. */
  readonly nowMs: number
  readonly requestId: string
  /** Whether this installation has series of positions. */
  readonly hasSeries: boolean
}

/** What the lines of a piece do not contain. */
export interface NatalBatchFacts {
  /** The births that have a line. The others of the piece wait for another turn. */
  readonly made: number
  /** Those of them that the service could not calculate: their callers pay nothing for them. */
  readonly failed: number
  /** The input of the next birth if it takes long. It is calculated in pieces, as if it were sent alone. */
  readonly long: LongBirth | null
}

/** The input of a birth that takes long, with the names under which its fields were sent. */
export interface LongBirth {
  readonly input: TechniqueInput
  readonly renamed?: Readonly<Record<string, string>>
}

/** A stored report as text: `text` is the JSON of `ReportContent` without its wheel. */
export interface MarkdownInput {
  readonly text: string
  /** Markdown as a JSON string, for a member of another answer. */
  readonly quoted: boolean
}

export interface SkyEventsPiece extends DaysPiece {
  readonly input: SkyEventsInput
}

export interface SkyEventsFound {
  readonly input: SkyEventsInput
  /** What the pieces of the days found, in their order. */
  readonly pieces: readonly Uint8Array[]
}

/** An input of a technique. Its other fields are known to its own work alone. */
export interface TechniqueInput {
  readonly ephemeris: EphemerisChoice
}

export interface DataCall {
  readonly input: TechniqueInput
  /** The outcomes of the pieces of an input that takes long, as JSON that only threads read; null without pieces. */
  readonly found: readonly Uint8Array[] | null
}

export interface PictureCall {
  readonly input: TechniqueInput
  readonly language: Language
  readonly output: PictureOutput
  /** The field of the request that holds format and size; null where the request itself has them. */
  readonly carrier: string | null
}

/** The fields of a request that shape its picture. */
export type PictureOutput = Pick<ChartStyle, 'format' | 'layout' | 'size' | 'png_quality_scale'>

/**
 * How a calculation ended, as plain data: error classes do not survive the way between threads. Whatever reaches the
 * caller as a rejection instead is a thread that died.
 */
export type Outcome =
  | Uint8Array
  | { readonly refused: RefusalCode; readonly detail: RefusalDetail }
  | { readonly failed: string }

/** A task by its name, with its input. */
export interface Call {
  readonly task: TaskName
  readonly input: unknown
}

export interface Message {
  readonly calls: readonly Call[]
  /** The series of positions, if a call may use them. */
  readonly series: SharedSeries | null
}

/** The results of the calls of one message, in order. */
export interface Answers {
  /** All bytes of the calls, one after the other. */
  readonly bytes: Uint8Array
  readonly outcomes: readonly {
    /** The number of bytes, or why there are none. */
    readonly outcome: number | Exclude<Outcome, Uint8Array>
    /** Milliseconds on the thread. */
    readonly ms: number
  }[]
}

/** The data that the pool gives each thread. */
export interface ThreadData {
  readonly ephemerisPath: string | undefined
  readonly placesFile: string
}

/** The ephemeris of this installation. `fingerprint` changes with its files. */
export interface SkyReport {
  /** The years that charts are cast for. */
  readonly firstYear: number
  readonly lastYear: number
  /** The years that the files have. */
  readonly files: Pick<SkyRange, 'firstYear' | 'lastYear'>
  readonly fingerprint: string
}
