import type { EphemerisTable } from '../../almanac/ephemeris-table.ts'
import { epochSecondOf, isoLocal, isoUtc } from '../../astro/civil.ts'
import { dignityOf } from '../../astro/dignity.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { houseOf } from '../../astro/houses.ts'
import { motionOf } from '../../astro/motion.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { isVoid } from '../../astro/void-of-course.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { turn } from '../decimals.ts'
import { positionText, signParts } from '../position-text.ts'
import { inCircle, inSign } from '../sign-position.ts'
import type { Column } from './columns.ts'
import { linkTo } from './extras.ts'

/**
 * The columns of a CSV file for programs. Each cell has one number or word without comma, quote or line break, so no
 * cell needs quotes.
 */
export function csvColumns(table: EphemerisTable): Column[] {
  const { core, zone } = table
  return [
    text('timestamp', (_, epochMs) => isoUtc(epochMs)),
    text('local_timestamp', (_, epochMs) => isoLocal(epochMs, zone.offsetSecondsAt(epochMs))),
    ...core.bodies.flatMap((_, index) => bodyColumns(table, index)),
    ...(core.siderealTime ? [number('sidereal_time_hours', 7, (row) => turn(row.siderealTimeHours!, 7, 24))] : []),
    ...(core.zodiac.kind === 'sidereal' ? [number('ayanamsa_deg', 7, (row) => row.ayanamsa!)] : []),
    ...placeColumns(table),
    text('moon_phase', (row) => row.moonPhase.label),
    number('moon_phase_deg', 3, (row) => turn(row.moonPhase.angle, 3)),
    ...(table.layout.aspects ? [text('aspects', aspectsText)] : []),
    ...(core.voidOfCourse ? voidColumns() : []),
    ...core.stars.flatMap((star, index) => [
      number(`${star.id}_longitude_deg`, 7, ({ stars }) => inCircle(stars[index]!.longitude)),
      number(`${star.id}_declination_deg`, 7, ({ stars }) => stars[index]!.declination),
    ]),
    ...(table.layout.chartLinks ? [text('chart_link', (_, epochMs) => linkTo(table, epochMs))] : []),
  ]
}

const text = (title: string, cell: (row: EphemerisRow, epochMs: number) => string): Column => ({
  title,
  write: (out, row, epochMs) => out.text(cell(row, epochMs)),
})

/** A number, or an empty cell without one. */
const number = (title: string, decimals: number, cell: (row: EphemerisRow) => number): Column => ({
  title,
  write(out, row) {
    const value = cell(row)
    if (!Number.isNaN(value)) out.fixed(value, decimals)
  },
})

/** A cell with one of a few words, encoded once. */
function word(title: string, words: readonly string[], choose: (row: EphemerisRow) => number): Column {
  const literals = words.map(literal)
  return { title, write: (out: ByteWriter, row) => out.bytes(literals[choose(row)]!) }
}

const MOTION_WORDS = ['direct', 'retrograde', 'stationary'] as const
const SIGN_WORDS = { abbr: SIGNS.map(({ abbreviation }) => abbreviation), full: SIGNS.map(({ name }) => name) }

function bodyColumns({ core, layout }: EphemerisTable, index: number): Column[] {
  const body = core.bodies[index]!
  // A column has no `variant`, so its name has it: `true_lilith`.
  const name = body
  const position = ({ positions }: EphemerisRow) => positions[index]!
  const sign = (row: EphemerisRow): number => signIndex(position(row).longitude)
  const part = (key: 'degree' | 'minute' | 'second'): Column =>
    number(`${name}_${key}`, 0, (row) => signParts(position(row).longitude)[key])
  return [
    number(`${name}_longitude_deg`, 7, (row) => inCircle(position(row).longitude)),
    number(`${name}_latitude_deg`, 7, (row) => position(row).latitude),
    number(`${name}_distance_au`, 9, ({ distances }) => distances[index]!),
    number(`${name}_declination_deg`, 7, (row) => position(row).declination),
    ...(layout.speed ? [number(`${name}_speed`, 7, (row) => position(row).speed)] : []),
    ...(layout.retrograde
      ? [
          word(`${name}_retrograde`, ['false', 'true'], (row) => (position(row).speed < 0 ? 1 : 0)),
          word(`${name}_motion`, MOTION_WORDS, (row) => MOTION_WORDS.indexOf(motionOf(body, position(row).speed))),
        ]
      : []),
    ...(layout.signDegree
      ? [
          word(`${name}_sign`, SIGN_WORDS[layout.text.signs], sign),
          number(`${name}_degree_in_sign`, 7, (row) => inSign(position(row).longitude)),
        ]
      : []),
    ...(layout.cells === 'text'
      ? [text(`${name}_text`, (row) => positionText(position(row).longitude, position(row).speed < 0, layout.text))]
      : []),
    ...(layout.cells === 'parts' ? [part('degree'), part('minute'), part('second')] : []),
    ...(layout.dignity ? [text(`${name}_dignity`, (row) => dignityOf(body, sign(row)) ?? '')] : []),
    ...(layout.houses
      ? [number(`${name}_house`, 0, (row) => houseOf(position(row).longitude, row.houses!.cusps))]
      : []),
  ]
}

function placeColumns({ core, layout }: EphemerisTable): Column[] {
  const { houses } = core
  if (!houses) return []
  return [
    ...(layout.angles
      ? [
          number('asc_deg', 7, (row) => inCircle(row.houses!.ascendant)),
          number('mc_deg', 7, (row) => inCircle(row.houses!.midheaven)),
          number('vertex_deg', 7, (row) => inCircle(row.houses!.vertex)),
        ]
      : []),
    ...(layout.houses
      ? [
          text('house_system', (row) => row.houses!.system),
          ...Array.from({ length: layout.cusps }, (_, index) =>
            number(`house_${index + 1}_deg`, 7, (row) => inCircle(row.houses!.cusps[index] ?? Number.NaN)),
          ),
        ]
      : []),
  ]
}

const aspectsText = ({ aspects }: EphemerisRow): string =>
  aspects
    .map(
      ({ a, b, aspect, orb, applying }) =>
        `${a} ${aspect.id} ${b} ${orb.toFixed(2)} ${applying ? 'applying' : 'separating'}`,
    )
    .join('; ')

function voidColumns(): Column[] {
  const at = (jd: number): string => isoUtc(epochSecondOf(jd))
  return [
    text('moon_void', ({ jd, voidOfCourse }) => String(isVoid(voidOfCourse!, jd))),
    text('moon_void_start', ({ voidOfCourse }) => at(voidOfCourse!.start)),
    text('moon_void_end', ({ voidOfCourse }) => at(voidOfCourse!.end)),
    text('moon_last_aspect', ({ voidOfCourse }) => {
      const last = voidOfCourse!.lastAspect
      return last ? `${last.aspect.id} ${last.body}` : ''
    }),
    text('moon_next_sign', ({ voidOfCourse }) => SIGNS[voidOfCourse!.nextSign]!.name),
  ]
}
