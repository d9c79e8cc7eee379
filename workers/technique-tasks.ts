import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import type { WheelWithFacts } from '../src/calculation/charting/wheels.ts'
import type { DataCall, PictureCall, PictureOutput, TechniqueInput, TechniquePart } from '../src/calculation/tasks.ts'
import { SCALE } from '../src/contract/charts/style.ts'
import { PICTURE_SIDE_PX_MAX } from '../src/contract/jobs.ts'
import type { Warning } from '../src/contract/warnings.ts'
import type { Corpus } from '../src/interpretation/reading.ts'
import { Refusal } from '../src/platform/errors.ts'
import { type DataWork, type PictureWork, WORK } from '../src/techniques/work.ts'
import type { WheelContent } from '../src/wheel/content.ts'
import { needsFonts } from '../src/wheel/fonts/language-letters.ts'
import type { Scripts } from '../src/wheel/fonts/scripts.ts'
import { drawnConfig } from '../src/wheel/layout.ts'
import type { WheelStyle } from '../src/wheel/look.ts'
import { plainScript, type Script } from '../src/wheel/script.ts'
import { drawnHeight } from '../src/wheel/strokes.ts'
import { drawChart } from '../src/wheel/tables/picture.ts'
import { byteWriter, joined, literal } from '../src/wire/bytes.ts'
import { contentReply } from '../src/wire/charts/content.ts'
import { type TaskFunction, task, waitingTask } from './task.ts'

/** What the work of every technique uses on a thread. */
export interface Thread {
  readonly skies: Skies
  readonly atlas: Atlas
  readonly corpus: () => Corpus
  /** The scripts of the letters of names. */
  readonly scripts: Scripts
}

type Task = TaskFunction<never>

/** The tasks of all techniques, by their names. */
export const techniqueTasks = (thread: Thread): ReadonlyMap<string, Task> =>
  new Map(
    Object.entries<AnyWork>(WORK).flatMap(([id, { data, picture }]) => [
      ...(data ? named(id, dataTasks(thread, data)) : []),
      ...(picture ? named(id, pictureTasks(thread, picture)) : []),
    ]),
  )

/** The work of a technique whose input type is not known here. The face of the same technique has made the input. */
interface AnyWork {
  readonly data?: DataWork<never>
  readonly picture?: PictureWork<never>
}

const named = (id: string, tasks: Readonly<Partial<Record<TechniquePart, Task>>>): [string, Task][] =>
  Object.entries(tasks).map(([part, each]) => [`${id}.${part}`, each])

function dataTasks({ skies, atlas, corpus }: Thread, { reply, split, piece }: NonNullable<AnyWork['data']>) {
  const out = byteWriter()
  const sourcesOf = ({ ephemeris }: TechniqueInput) => ({ sky: skyOfCharts(skies, ephemeris), atlas, corpus })
  return {
    reply: task(({ input, found }: DataCall) =>
      reply(sourcesOf(input), input as never, found?.map((bytes) => read(bytes) as never) ?? null, out),
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
      const draw = (script: Script) => drawChart(content, style, call.output.layout, otherHouses(rings), script)
      const drawn = draw(await scripts(textsOf(draw, content, style)))
      checkPictureHeight(call.output, call.carrier, drawn)
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

const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

const json = (value: unknown) => literal(JSON.stringify(value))

const otherHouses = ({ inner, outer }: WheelWithFacts['rings']) => ({
  inner: inner.otherHouses,
  outer: outer?.otherHouses ?? null,
})

/**
 * The texts of a picture that may need letters from fonts. Names and places of a caller are in the captions. In a language whose
 * labels need such letters, a first drawing lists all texts.
 */
function textsOf(
  draw: (script: Script) => unknown,
  { caption, language }: WheelWithFacts['content'],
  { show_metadata }: WheelStyle,
): readonly string[] {
  const texts = show_metadata ? caption.flatMap(({ lines }) => lines) : []
  if (!needsFonts(language)) return texts
  draw((text) => {
    texts.push(text)
    return plainScript(text)
  })
  return texts
}

/** Bodies of `display_settings` without an ephemeris. */
const NOT_CALCULATED = ['eris', 'eros'] as const

/** The bodies that the caller wants to see and that no chart has. */
const missingBodies = ({ display_settings: shown }: Pick<WheelStyle, 'display_settings'>): Warning[] =>
  NOT_CALCULATED.filter((name) => shown?.[name] === true).map((name) => ({
    code: 'body_not_calculated',
    message: `display_settings.${name} is left out, because there is no data for it`,
  }))

/** Three decimals are shown. */
const THOUSANDTHS = 1_000
const ROUNDING = 1e-6

/** The numbers of `chart_config` that are drawn with another value. */
function changedNumbers(content: WheelContent, style: WheelStyle): Warning[] {
  const drawn: Readonly<Record<string, unknown>> = drawnConfig(content, style)
  return Object.entries(style.chart_config ?? {}).flatMap(([key, given]): Warning[] => {
    const value = drawn[key]
    if (typeof given !== 'number' || typeof value !== 'number' || Math.abs(given - value) < ROUNDING) return []
    const message = `chart_config.${key} is drawn as ${Math.floor(value * THOUSANDTHS + ROUNDING) / THOUSANDTHS}`
    return [{ code: 'style_clamped', message }]
  })
}

/** Allowed scales are given to two decimals, rounded down. */
const HUNDREDTHS = 100

/**
 * Throws `invalid_input` for a drawing that would be too high as a PNG. The contract checks the width. The height of
 * tables follows from the bodies and aspects of the chart, so it is known only now.
 * `carrier` is the field that holds its size; null where the request itself has it.
 */
export function checkPictureHeight(
  { format, size, png_quality_scale: scale }: Omit<PictureOutput, 'layout'>,
  carrier: string | null,
  svg: string,
): void {
  if (format !== 'png') return
  const height = drawnHeight(svg, size)
  if (height * scale <= PICTURE_SIDE_PX_MAX) return
  const allowed = Math.floor((PICTURE_SIDE_PX_MAX / height) * HUNDREDTHS) / HUNDREDTHS
  const remedy =
    allowed < SCALE.min ? 'Reduce size' : `With this size png_quality_scale is at most ${allowed}, or reduce size`
  throw new Refusal('invalid_input', {
    field: carrier === null ? 'png_quality_scale' : `${carrier}.png_quality_scale`,
    message: `size ${size} times png_quality_scale ${scale} makes this image ${Math.ceil(height * scale)} pixels high; at most ${PICTURE_SIDE_PX_MAX} are allowed. ${remedy}`,
  })
}
