import { bodyKey, motionOf } from '../../astro/body.ts'
import { isoLocal, isoUtc, weekday } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { houseOf } from '../../astro/house.ts'
import { dignityOf, SIGNS, signIndex } from '../../astro/sign.ts'
import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import type { ByteWriter } from '../bytes.ts'
import { frameCells } from '../frames.ts'
import { absoluteText, hoursText, inCircle, positionText, signParts } from '../sky.ts'
import { rowExtras } from './extras.ts'

/** A column of a table: its title, and the function that writes its cell of a row as JSON. */
export interface Column {
  readonly title: string
  write(out: ByteWriter, row: EphemerisRow, epochMs: number): void
}

/** The columns of a table for people: the time, a position in each cell, then further requested facts. */
export function tableColumns(table: EphemerisTable): Column[] {
  const { core, layout, zone } = table
  const local = (epochMs: number): string => isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
  const times: Column[] =
    layout.tableStyle === 'grid'
      ? [
          textColumn('Date', (_, epochMs) => local(epochMs).slice(0, local(epochMs).indexOf('T'))),
          textColumn('Weekday', (_, epochMs) => weekday(epochMs + zone.offsetSecondsAt(epochMs) * 1000)),
        ]
      : [
          textColumn('timestamp', (_, epochMs) => isoUtc(epochMs)),
          textColumn('local_timestamp', (_, epochMs) => local(epochMs)),
        ]
  const sidereal = core.siderealTime ? [textColumn('Sid.t', (row) => hoursText(row.siderealTimeHours!))] : []
  return [...times, ...sidereal, ...bodyColumns(table), ...furtherColumns(table)]
}

const jsonColumn = (title: string, cell: (row: EphemerisRow, epochMs: number) => unknown): Column => ({
  title,
  write: (out, row, epochMs) => out.text(JSON.stringify(cell(row, epochMs) ?? null)),
})

/** For text that needs no escaping. */
const textColumn = (title: string, cell: (row: EphemerisRow, epochMs: number) => string): Column => ({
  title,
  write: (out, row, epochMs) => out.text(`"${cell(row, epochMs)}"`),
})

function bodyColumns(table: EphemerisTable): Column[] {
  const { core, layout } = table
  const keys = core.bodies.map(bodyKey)
  const cells = frameCells(core.frames)
  if (layout.cells === 'parts') {
    const parts = core.bodies.map((_, index) => bodyParts(table, index))
    return keys.map((key, index) => jsonColumn(key, parts[index]!))
  }
  const text = (longitude: number, retrograde: boolean): string =>
    layout.signDegree
      ? positionText(longitude, retrograde, layout.text)
      : absoluteText(longitude, retrograde, layout.text)
  return [
    ...keys.map((key, index) =>
      textColumn(key, ({ positions }) => text(positions[index]!.longitude, positions[index]!.speed < 0)),
    ),
    ...(layout.speedAsked ? keys.map((key, index) => speedColumn(`${key} speed`, index)) : []),
    ...keys.flatMap((key, index) =>
      cells.map(({ name, value, digits }) => ({
        title: `${key} ${name.replaceAll('_', ' ')}`,
        write: (out: ByteWriter, row: EphemerisRow) => out.fixed(value(row, index), digits[1]),
      })),
    ),
    ...(layout.dignity
      ? keys.map((key, index) =>
          jsonColumn(`${key} dignity`, ({ positions }) =>
            dignityOf(core.bodies[index]!, signIndex(positions[index]!.longitude)),
          ),
        )
      : []),
  ]
}

const speedColumn = (title: string, index: number): Column => ({
  title,
  write: (out, row) => out.fixed(row.positions[index]!.speed, 7),
})

function bodyParts({ core, layout }: EphemerisTable, index: number): (row: EphemerisRow) => object {
  const body = core.bodies[index]!
  const cells = frameCells(core.frames)
  return (row) => {
    const { positions, houses } = row
    const { longitude, speed } = positions[index]!
    const { sign, ...parts } = signParts(longitude)
    return {
      ...(layout.signDegree && {
        ...parts,
        sign: layout.text.signs === 'full' ? SIGNS[sign]!.name : SIGNS[sign]!.abbreviation,
      }),
      longitude_deg: Number(inCircle(longitude).toFixed(7)),
      ...(layout.retrograde && { retrograde: speed < 0, motion_state: motionOf(body, speed) }),
      ...(layout.speed && { speed: Number(speed.toFixed(7)) }),
      ...(layout.dignity && { dignity: dignityOf(body, sign) }),
      ...(layout.houses && houses && { house: houseOf(longitude, houses.cusps) }),
      ...Object.fromEntries(cells.map(({ name, json }) => [name, json(row, index)])),
    }
  }
}

/** The columns in addition to the positions. */
function furtherColumns(table: EphemerisTable): Column[] {
  const { core, layout } = table
  const text = (longitude: number): string => positionText(longitude, false, layout.text)
  const angles = [
    ['Asc', 'ascendant'],
    ['MC', 'midheaven'],
    ['Vertex', 'vertex'],
  ] as const
  const extras = rowExtras(table, [])
  const extra = (title: string, key: string): Column =>
    jsonColumn(title, (row, epochMs) => (extras(row, epochMs) as Record<string, unknown>)[key])
  return [
    ...(layout.angles ? angles.map(([title, angle]) => textColumn(title, ({ houses }) => text(houses![angle]))) : []),
    ...(layout.houses ? [extra('Houses', 'houses')] : []),
    ...(layout.aspects ? [extra('Aspects', 'aspects')] : []),
    ...(core.voidOfCourse ? [extra('Moon void of course', 'moon_void_of_course')] : []),
    ...core.stars.map((star, index) => textColumn(star.name, ({ stars }) => text(stars[index]!.longitude))),
    ...(layout.chartLinks ? [extra('Chart links', 'chart_links')] : []),
  ]
}
