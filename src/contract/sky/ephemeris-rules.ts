import type { z } from 'zod'
import { isAsteroid } from '../../astro/asteroid.ts'
import { findAnyBody } from '../../astro/body-names.ts'
import { FRAME_NAMES, FRAMES } from '../../astro/frames.ts'
import { nominalRows, parseStep, parseTime } from '../../astro/time.ts'
import { checkCoordinates } from '../fields.ts'

/** Maximum number of rows of each kind of answer. */
export const ROWS_MAX = { minutes: 1_440, grid: 31, json: 50_000, stream: 2_000_000, job: 500_000_000 } as const

/** Members of a comma-separated list in a query. */
export const listed = (value: string): string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

interface Checked {
  readonly bodies?: string | readonly string[] | null | undefined
  readonly start: string
  readonly end?: string | null | undefined
  readonly step: string
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
  readonly include_angles?: boolean | null | undefined
  readonly include_houses?: boolean | null | undefined
  readonly frames?: string | readonly string[] | null | undefined
  readonly tz_str: string | null
  readonly timezone?: string | null | undefined
  readonly format?: EphemerisFormat | null | undefined
  readonly response_mode?: 'json' | 'table' | null | undefined
  readonly table_style: 'rows' | 'columns' | 'grid'
  readonly columns?: string | readonly string[] | null | undefined
  readonly end_mark?: boolean | undefined
}

export type EphemerisFormat = 'json' | 'table' | 'csv' | 'ndjson' | 'parquet' | 'arrow'

/** True for formats that have only rows. Their warnings are in a header. */
export const hasRowsAlone = (format: EphemerisFormat): boolean => format !== 'json' && format !== 'table'

/** True for formats of typed columns. */
export const isColumnar = (format: EphemerisFormat): boolean => format === 'parquet' || format === 'arrow'

/** The format that the fields request together. A table style other than rows requests a table. */
export function answerFormat({ format, response_mode, table_style }: Checked): EphemerisFormat {
  return format ?? response_mode ?? (table_style === 'rows' ? 'json' : 'table')
}

/** The number of rows, ignoring clock changes, which can add or remove a few. */
function rowCount({ start, end, step }: Checked): number {
  const interval = parseStep(step)
  const first = parseTime(start)
  const last = end ? parseTime(end) : null
  if (!interval || 'problem' in first || last === null || 'problem' in last) return 1
  return nominalRows(first, last, interval)
}

/**
 * Checks fields against each other: pairs that contradict, and the size of the answer. A job may have more rows than a
 * stream.
 */
export function checkEphemeris(input: Checked, context: z.RefinementCtx, rowsMax: number = ROWS_MAX.stream): void {
  const wrong = (field: keyof Checked, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message })
  checkPlace(input, wrong)
  if (input.timezone && input.tz_str && input.tz_str.toUpperCase() !== 'AUTO' && input.timezone !== input.tz_str) {
    wrong('timezone', `contradicts tz_str=${input.tz_str}: give one of them`)
  }
  if (input.format && input.response_mode && input.format !== input.response_mode) {
    wrong('response_mode', `contradicts format=${input.format}: give one of them`)
  }
  const format = answerFormat(input)
  if (format !== 'table' && input.table_style !== 'rows') {
    wrong('table_style', `${input.table_style} is a layout of format=table and contradicts format=${format}`)
  }
  if (input.columns?.length && format !== 'csv' && !isColumnar(format)) {
    wrong('columns', `chooses among the columns of csv, parquet and arrow, and contradicts format=${format}`)
  }
  if (input.end_mark && format !== 'csv' && format !== 'ndjson') {
    wrong('end_mark', `is the last line of csv and ndjson, and contradicts format=${format}`)
  }
  const asteroids = asteroidsIn(input.bodies)
  if (asteroids > ASTEROIDS_MAX)
    wrong('bodies', `At most ${ASTEROIDS_MAX} asteroids by number, and these are ${asteroids}`)
  const tooMany = sizeProblem(input, format, rowsMax)
  if (tooMany) wrong('end', tooMany)
}

/** Asteroids by number in one request. The library opens the file of each for each row. */
export const ASTEROIDS_MAX = 20

const asteroidsIn = (bodies: Checked['bodies']): number =>
  new Set(
    (typeof bodies === 'string' ? listed(bodies) : (bodies ?? []))
      .map((name) => findAnyBody(name, 'ephemeris'))
      .filter((body) => body !== null && isAsteroid(body)),
  ).size

type Wrong = (field: keyof Checked, message: string) => void

function checkPlace({ lat, lng, include_angles, include_houses, frames }: Checked, wrong: Wrong): void {
  checkCoordinates({ lat, lng }, wrong)
  if (typeof lat === 'number' || typeof lng === 'number') return
  if (include_houses) wrong('include_houses', 'Houses need a place: give lat and lng')
  const named = typeof frames === 'string' ? listed(frames) : frames
  const local = FRAME_NAMES.find((frame) => FRAMES[frame].needsPlace && named?.includes(frame))
  if (local) wrong('frames', `${local} needs a place: give lat and lng`)
  if (include_angles) wrong('include_angles', 'Angles need a place: give lat and lng')
}

/** What is wrong with the count of rows, or null. */
function sizeProblem(input: Checked, format: EphemerisFormat, rowsMax: number): string | null {
  const rows = rowCount(input)
  const streamed = hasRowsAlone(format)
  const elsewhere = `; format=csv, ndjson, parquet and arrow give up to ${ROWS_MAX.stream}`
  if (rows < 1) return 'end lies before start'
  if (input.table_style === 'grid' && rows > ROWS_MAX.grid) {
    return `A grid has at most ${ROWS_MAX.grid} rows; this request has ${rows}`
  }
  if (!streamed && input.step.trim().endsWith('m') && rows > ROWS_MAX.minutes) {
    return `Steps in minutes give at most ${ROWS_MAX.minutes} rows; this request has ${rows}${elsewhere}`
  }
  if (!streamed && rows > ROWS_MAX.json)
    return `JSON has at most ${ROWS_MAX.json} rows; this request has ${rows}${elsewhere}`
  if (rows <= rowsMax) return null
  const more = rowsMax < ROWS_MAX.job ? `; POST /api/v1/exports makes files of up to ${ROWS_MAX.job}` : ''
  return `At most ${rowsMax} rows; this request has ${rows}${more}`
}
