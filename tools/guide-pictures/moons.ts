import { type Markup, svg, trusted } from '../../src/platform/markup.ts'
import { moonSvg } from '../../src/wheel/moon.ts'
import { sketch, tenths, text } from './sketch.ts'

/** A Moon, as the answers of the Moon have it. */
export interface Moon {
  readonly name: string
  readonly phase_angle_deg: number
  readonly illumination: number
}

const CELL = 86
const LEFT = 20
const HEAD = 44
const SIZE = 46
/** The side of the drawing of the service. */
const SQUARE = 100
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The Moon of the service at a place of a sketch, in the colours of the sketch. */
function disc({ phase_angle_deg: angle, illumination }: Moon, x: number, y: number, size: number): Markup {
  const colours = { moon: 'M', shadow: 'S' }
  const { markup } = moonSvg({ angle, illumination }, colours)
  const drawn = markup
    .replace(/^<svg [^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll('fill="M"', 'class="moon"')
    .replaceAll('fill="S"', 'class="shadow"')
  return svg`<g transform="translate(${tenths(x - size / 2)} ${tenths(y - size / 2)}) scale(${size / SQUARE})">${trusted(drawn)}</g>`
}

/** Moons in a row, with their names and their angles below. */
export function moonRow(title: string, moons: readonly Moon[]): string {
  const step = 140
  return sketch(
    title,
    2 * LEFT + step * 4,
    2 * 132 + 16,
    moons.flatMap((moon, index) => {
      const [x, y] = [LEFT + step * ((index % 4) + 0.5), 52 + Math.floor(index / 4) * 132]
      return [
        disc(moon, x, y, 68),
        text(moon.name.replace(' ', '\u00a0'), x, y + 56, 'mid'),
        text(`${Math.round(moon.phase_angle_deg)}°`, x, y + 74, 'soft mid'),
      ]
    }),
  )
}

interface Day {
  readonly calendar_date: string
  readonly phase: Moon
  readonly principal_phase: string | null
}
interface Stay {
  readonly sign: string
  readonly start: string
}

/** The Moon of each day of a month, in weeks from Monday. The sign is that which the Moon enters on the day. */
export function moonMonth(title: string, days: readonly Day[], stays: readonly Stay[]): string {
  const first = (new Date(days[0]!.calendar_date).getUTCDay() + 6) % 7
  const weeks = Math.ceil((first + days.length) / 7)
  const x = (column: number) => LEFT + CELL * (column + 0.5)
  const entered = new Map(stays.map(({ sign, start }) => [start.slice(0, 10), sign]))
  const cells = days.flatMap(({ calendar_date: date, phase, principal_phase }, index) => {
    const [column, row] = [(first + index) % 7, Math.floor((first + index) / 7)]
    const y = HEAD + row * 98
    const number = text(String(index + 1), x(column), y + 8, principal_phase ? 'bold mid' : 'mid')
    const sign = entered.get(date)
    return [number, disc(phase, x(column), y + 40, SIZE), ...(sign ? [text(sign, x(column), y + 78, 'soft mid')] : [])]
  })
  const heads = WEEKDAYS.map((name, column) => text(name, x(column), 24, 'soft mid'))
  return sketch(title, 2 * LEFT + CELL * 7, HEAD + weeks * 98, [...heads, ...cells])
}
