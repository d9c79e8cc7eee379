import { type Body, isSouthNode, MOTIONS, motionOf } from '../../astro/body.ts'
import { epochSecondOf, isoLocal } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { HOUSE_SYSTEM_NAMES, houseOf } from '../../astro/house.ts'
import { isVoid, MOON_PHASES } from '../../astro/moon.ts'
import { DIGNITIES, dignityOf, SIGNS, signIndex } from '../../astro/sign.ts'
import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import { Refusal } from '../../platform/errors.ts'
import { frameCells } from '../frames.ts'
import { inCircle, inSign, positionText, signParts, turn } from '../sky.ts'
import { linkTo } from './extras.ts'
import type { RecordColumn } from './record-column.ts'

/** What columns follow from. The rows need not be known. */
type ColumnSource = Pick<EphemerisTable, 'core' | 'layout' | 'zone'>

/** The columns of a table in the order of its request, or all of them. */
export function chosenColumns(table: EphemerisTable): RecordColumn[] {
  const all = recordColumns(table)
  const names = table.layout.columns
  if (names === null) return all
  const chosen = [...new Set(names.flatMap((name) => columnsNamed(name, table, all)))]
  if (chosen.length > 0) return chosen
  // Only a body of the defaults can be left out of a table.
  throw new Refusal('outside_ephemeris', {
    field: 'columns',
    message: 'The orbit of this body is unknown at some of these times, and no other column is chosen',
  })
}

/** The first name that chooses no column of a table, with those that it could have. */
export function unknownColumn(
  table: ColumnSource,
): { readonly name: string; readonly allowed: readonly string[] } | null {
  const names = table.layout.columns ?? []
  const all = recordColumns(table)
  const name = names.find((each) => columnsNamed(each, table, all).length === 0)
  if (name === undefined) return null
  const { bodies } = table.core
  const [first] = bodies
  const ofBody = all.flatMap(({ title }) => (title.startsWith(`${first}_`) ? [title.slice(first!.length + 1)] : []))
  const others = all.filter(({ title }) => !bodies.some((body) => title.startsWith(`${body}_`)))
  return { name, allowed: [...ofBody, ...others.map(({ title }) => title)] }
}

/** A name is the title of a column, or that of one column of each body: `longitude_deg`. */
const columnsNamed = (name: string, { core }: ColumnSource, all: readonly RecordColumn[]): RecordColumn[] =>
  all.filter(({ title }) => title === name || core.bodies.some((body) => title === bodyTitle(body, name)))

/** Every column of a table for programs, in order. */
function recordColumns(table: ColumnSource): RecordColumn[] {
  const { core, layout, zone } = table
  return [
    instant('timestamp', (_, epochMs) => epochMs),
    text('local_timestamp', (_, epochMs) => isoLocal(epochMs, zone.offsetSecondsAt(epochMs))),
    ...core.bodies.flatMap((body, index) =>
      bodyColumns(table, body, index).map((column) => ({ ...column, title: bodyTitle(body, column.title) })),
    ),
    ...(core.siderealTime
      ? [number('sidereal_time_hours', 'h', [2, 7], (row) => turn(row.siderealTimeHours!, 7, 24))]
      : []),
    ...(core.zodiac.kind === 'sidereal' ? [number('ayanamsa_deg', 'deg', [3, 7], (row) => row.ayanamsa!)] : []),
    ...placeColumns(table),
    word('moon_phase', MOON_PHASES, ({ moonPhase }) => MOON_PHASES.indexOf(moonPhase.label)),
    number('moon_phase_deg', 'deg', [3, 3], ({ moonPhase }) => turn(moonPhase.angle, 3)),
    ...(layout.aspects ? [text('aspects', aspectsText)] : []),
    ...(core.voidOfCourse ? voidColumns() : []),
    ...core.stars.flatMap(({ id }, index) => [
      number(`${id}_longitude_deg`, 'deg', [3, 7], ({ stars }) => inCircle(stars[index]!.longitude)),
      number(`${id}_declination_deg`, 'deg', [2, 7], ({ stars }) => stars[index]!.declination),
    ]),
    ...(layout.chartLinks ? [text('chart_link', (_, epochMs) => linkTo(table, epochMs))] : []),
  ]
}

/** The title of a column of a body. */
const bodyTitle = (body: Body, title: string): string => `${body}_${title}`

type Cell<Value> = (row: EphemerisRow, epochMs: number) => Value

/** A number of a unit, with this many digits before and after the point. */
const number = (
  title: string,
  unit: string | null,
  [digits, decimals]: readonly [number, number],
  cell: Cell<number>,
  nullable = false,
): RecordColumn => ({ kind: 'number', title, unit, digits, decimals, nullable, cell })

const text = (title: string, cell: Cell<string>): RecordColumn => ({ kind: 'text', title, unit: null, cell })

const flag = (title: string, cell: Cell<boolean>): RecordColumn => ({ kind: 'flag', title, unit: null, cell })

const instant = (title: string, cell: Cell<number>): RecordColumn => ({ kind: 'instant', title, unit: null, cell })

const word = (title: string, words: readonly string[], cell: Cell<number>, nullable = false): RecordColumn => ({
  kind: 'word',
  title,
  unit: null,
  words,
  nullable,
  cell,
})

const DIGNITY_WORDS: readonly (string | null)[] = DIGNITIES
const SIGN_WORDS = { abbr: SIGNS.map(({ abbreviation }) => abbreviation), full: SIGNS.map(({ name }) => name) }

/** The columns of a body. Their titles lack its name, which says which variant of a node or Lilith it is. */
function bodyColumns({ core, layout }: ColumnSource, body: Body, index: number): RecordColumn[] {
  const position = ({ positions }: EphemerisRow) => positions[index]!
  const sign = (row: EphemerisRow): number => signIndex(position(row).longitude)
  const part = (key: 'degree' | 'minute' | 'second'): RecordColumn =>
    number(key, null, [2, 0], (row) => signParts(position(row).longitude)[key])
  return [
    number('longitude_deg', 'deg', [3, 7], (row) => inCircle(position(row).longitude)),
    number('latitude_deg', 'deg', [2, 7], (row) => position(row).latitude),
    number('distance_au', 'AU', [3, 9], ({ distances }) => distances[index]!, isSouthNode(body)),
    number('declination_deg', 'deg', [2, 7], (row) => position(row).declination),
    ...(layout.speed ? [number('speed', 'deg/d', [2, 7], (row) => position(row).speed)] : []),
    ...(layout.retrograde
      ? [
          flag('retrograde', (row) => position(row).speed < 0),
          word('motion', MOTIONS, (row) => MOTIONS.indexOf(motionOf(body, position(row).speed))),
        ]
      : []),
    ...(layout.signDegree
      ? [
          word('sign', SIGN_WORDS[layout.text.signs], sign),
          number('degree_in_sign', 'deg', [2, 7], (row) => inSign(position(row).longitude)),
        ]
      : []),
    ...(layout.cells === 'text'
      ? [text('text', (row) => positionText(position(row).longitude, position(row).speed < 0, layout.text))]
      : []),
    ...(layout.cells === 'parts' ? [part('degree'), part('minute'), part('second')] : []),
    ...(layout.dignity
      ? [word('dignity', DIGNITIES, (row) => DIGNITY_WORDS.indexOf(dignityOf(body, sign(row))), true)]
      : []),
    ...(layout.houses
      ? [number('house', null, [2, 0], (row) => houseOf(position(row).longitude, row.houses!.cusps))]
      : []),
    ...frameCells(core.frames).map(({ name, unit, digits, value }) =>
      number(name, unit, digits, (row) => value(row, index), true),
    ),
  ]
}

function placeColumns({ core, layout }: ColumnSource): RecordColumn[] {
  if (!core.houses) return []
  const angle = (title: string, cell: Cell<number>) =>
    number(title, 'deg', [3, 7], (row, epochMs) => inCircle(cell(row, epochMs)))
  return [
    ...(layout.angles
      ? [
          angle('asc_deg', ({ houses }) => houses!.ascendant),
          angle('mc_deg', ({ houses }) => houses!.midheaven),
          angle('vertex_deg', ({ houses }) => houses!.vertex),
        ]
      : []),
    ...(layout.houses
      ? [
          word('house_system', HOUSE_SYSTEM_NAMES, ({ houses }) => HOUSE_SYSTEM_NAMES.indexOf(houses!.system)),
          ...Array.from({ length: layout.cusps }, (_, index) =>
            number(
              `house_${index + 1}_deg`,
              'deg',
              [3, 7],
              ({ houses }) => inCircle(houses!.cusps[index] ?? Number.NaN),
              true,
            ),
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

const SIGN_NAMES = SIGNS.map(({ name }) => name)

const voidColumns = (): RecordColumn[] => [
  flag('moon_void', ({ jd, voidOfCourse }) => isVoid(voidOfCourse!, jd)),
  instant('moon_void_start', ({ voidOfCourse }) => epochSecondOf(voidOfCourse!.start)),
  instant('moon_void_end', ({ voidOfCourse }) => epochSecondOf(voidOfCourse!.end)),
  text('moon_last_aspect', ({ voidOfCourse }) => {
    const last = voidOfCourse!.lastAspect
    return last ? `${last.aspect.id} ${last.body}` : ''
  }),
  word('moon_next_sign', SIGN_NAMES, ({ voidOfCourse }) => voidOfCourse!.nextSign),
]
