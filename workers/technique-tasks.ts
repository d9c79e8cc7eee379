import { type EphemerisChoice, type Skies, skyOfCharts } from '../src/astro/sky.ts'
import { checkPictureHeight } from '../src/calculation/charting/picture-height.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import type { WheelWithFacts } from '../src/calculation/charting/second-wheel.ts'
import { changedNumbers, missingBodies } from '../src/calculation/charting/style-warnings.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import type { Language } from '../src/languages/language.ts'
import type { TechniqueId } from '../src/techniques/index.ts'
import type { PictureForm } from '../src/techniques/technique.ts'
import { type DataWork, type PictureWork, WORK } from '../src/techniques/work.ts'
import type { Scripts } from '../src/wheel/fonts/scripts.ts'
import type { WheelStyle } from '../src/wheel/style.ts'
import { drawChart } from '../src/wheel/tables/picture.ts'
import { byteWriter, literal } from '../src/wire/bytes.ts'
import { contentReply } from '../src/wire/charts/content.ts'
import { joined } from '../src/wire/parts.ts'
import { type Outcome, task, waitingTask } from './task.ts'

/** What the work of every technique uses on a thread. */
export interface Thread {
  readonly skies: Skies
  readonly atlas: Atlas
  readonly corpus: () => Corpus
  /** The scripts of the letters of names. */
  readonly scripts: Scripts
}

/** The tasks of a technique: of its data, in one go or in pieces, and of its picture. Each has a name of its own. */
type Part = 'reply' | 'split' | 'piece' | 'svg' | 'json'

export type TechniqueTask = `${TechniqueId}.${Part}`

/** An input of a technique. Its other fields are known to its own work alone. */
export interface TechniqueInput {
  readonly ephemeris: EphemerisChoice
}

export interface DataCall {
  readonly input: TechniqueInput
  /** The outcomes of the pieces of an input that takes long; null without pieces. */
  readonly found: readonly unknown[] | null
}

export interface PictureCall {
  readonly input: TechniqueInput
  readonly language: Language
  readonly form: PictureForm
  /** The field of the request that holds the form; null where the request itself has it. */
  readonly carrier: string | null
}

type Task = (input: never) => Outcome | Promise<Outcome>

/** The tasks of all techniques, by their names. */
export const techniqueTasks = (thread: Thread): ReadonlyMap<string, Task> =>
  new Map(
    Object.entries<AnyWork>(WORK).flatMap(([id, { data, picture }]) => [
      ...(data ? named(id, dataTasks(thread, data)) : []),
      ...(picture ? named(id, pictureTasks(thread, picture)) : []),
    ]),
  )

/** The work of a technique whose input is not known here. Its own face has made what it gets. */
interface AnyWork {
  readonly data?: DataWork<never>
  readonly picture?: PictureWork<never>
}

const named = (id: string, tasks: Readonly<Partial<Record<Part, Task>>>): [string, Task][] =>
  Object.entries(tasks).map(([part, each]) => [`${id}.${part}`, each])

function dataTasks({ skies, atlas, corpus }: Thread, { reply, split, piece }: NonNullable<AnyWork['data']>) {
  const out = byteWriter()
  const sourcesOf = ({ ephemeris }: TechniqueInput) => ({ sky: skyOfCharts(skies, ephemeris), atlas, corpus })
  return {
    reply: task(({ input, found }: DataCall) =>
      reply(sourcesOf(input), input as never, found as readonly never[] | null, out),
    ),
    ...(split && { split: task((input: TechniqueInput) => json(split(sourcesOf(input), input as never))) }),
    ...(piece && { piece: task((one: unknown) => json(piece(skies, one as never))) }),
  }
}

/** Two parts: facts and warnings as JSON, then the drawing or the data. */
function pictureTasks({ skies, atlas, scripts }: Thread, work: NonNullable<AnyWork['picture']>) {
  const wheelOf = ({ input, language }: PictureCall) =>
    work.wheel(skyOfCharts(skies, input.ephemeris), atlas, input as never, language)
  return {
    svg: waitingTask(async (call: PictureCall) => {
      const { content, facts, rings, warnings: ofCharts } = wheelOf(call)
      const style = work.style(call.input as never)
      const warnings = [...ofCharts, ...missingBodies(style), ...changedNumbers(content, style)]
      const script = await scripts(captionLines(content, style))
      const drawn = drawChart(content, style, call.form.layout, otherHouses(rings), script)
      checkPictureHeight(call.form, call.carrier, drawn)
      return joined([JSON.stringify({ facts, warnings }), drawn])
    }),
    json: task((call: PictureCall) => {
      const wheel = wheelOf(call)
      const warnings = [...wheel.warnings, ...missingBodies(work.style(call.input as never))]
      return joined([
        JSON.stringify({ facts: wheel.facts, warnings }),
        JSON.stringify(contentReply({ ...wheel, warnings })),
      ])
    }),
  }
}

const json = (value: unknown) => literal(JSON.stringify(value))

const otherHouses = ({ inner, outer }: WheelWithFacts['rings']) => ({
  inner: inner.otherHouses,
  outer: outer?.otherHouses ?? null,
})

const captionLines = ({ caption }: WheelWithFacts['content'], { show_metadata }: WheelStyle): readonly string[] =>
  show_metadata ? caption.flatMap(({ lines }) => lines) : []
