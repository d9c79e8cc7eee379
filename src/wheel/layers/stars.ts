import type { WheelStar } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { SIDE, spoke, through, units } from '../geometry.ts'
import { canLetter, lettered, widthOf } from '../lettering.ts'
import { type Markup, svg } from '../markup.ts'
import { spread } from '../spreading.ts'
import { ANGLE_LABEL } from './angles.ts'
import { line } from './ink.ts'

const MARK = 7
const MARK_WIDTH = 1.6
const LEADER_WIDTH = 0.8
const NAME_STROKE = 1.1
const NAME_AT = 16
const NAME_HEIGHT = 9.5
const NAME_HALF_DEGREES = 1.35
const NAME_ROOM = 82
/** With more stars than this there is no room for names; their marks keep them as titles. */
const NAMED_MAX = 40

/** How far the longest name in the upper left or the upper right reaches out of the wheel. */
export function starReach({ content: { stars }, layout: { frame, radius } }: Drawing, right: boolean): number {
  if (stars.length === 0 || stars.length > NAMED_MAX) return MARK
  const near = stars.filter(({ longitude }) => {
    const { x, y } = frame(longitude, radius)
    return y < SIDE / 2 && x > SIDE / 2 === right
  })
  return Math.max(MARK, ...near.map(({ name }) => NAME_AT + Math.min(NAME_ROOM, widthOf(name, NAME_HEIGHT))))
}

/** Fixed stars as marks outside the wheel, with their names along the radius. */
export function starLayer(drawing: Drawing): Markup | null {
  const { stars } = drawing.content
  if (stars.length === 0) return null
  const walls = drawing.axes.map(({ longitude }) => ({ longitude, half: ANGLE_LABEL.halfDegrees + 1, rank: 1 }))
  const places =
    stars.length > NAMED_MAX
      ? null
      : spread(
          stars.map(({ longitude }) => ({ longitude, half: NAME_HALF_DEGREES })),
          walls,
        )
  return svg`<g class="stars" stroke="${drawing.look.palette.accent}" stroke-width="${MARK_WIDTH}">${stars.map((star, index) => starMarkup(drawing, star, places?.[index]))}</g>`
}

function starMarkup({ look, layout }: Drawing, star: WheelStar, labelAt: number | undefined): Markup {
  const { frame, radius } = layout
  const mark = spoke(frame, star.longitude, radius, radius + MARK)
  const named = labelAt !== undefined && canLetter(star.name)
  const { id, name, longitude } = star
  return svg`<path data-star="${id}" data-longitude="${longitude.toFixed(2)}" d="${mark}"><title>${name}</title></path>${
    named && nameMarkup(star, labelAt, { look, layout })
  }`
}

/** Names read outwards on the right of the wheel and inwards on its left, so that none stands on its head. */
function nameMarkup(
  { name, longitude }: WheelStar,
  labelAt: number,
  { look, layout }: Pick<Drawing, 'look' | 'layout'>,
) {
  const { frame, radius } = layout
  const leader = through(frame(longitude, radius + MARK), frame(labelAt, radius + NAME_AT - 3))
  const { x, y } = frame(labelAt, radius + NAME_AT)
  const turn = (Math.atan2(y - SIDE / 2, x - SIDE / 2) * 180) / Math.PI
  const left = Math.abs(turn) > 90
  const height = Math.min(NAME_HEIGHT, (NAME_HEIGHT * NAME_ROOM) / widthOf(name, NAME_HEIGHT))
  const path = lettered(name, { x: 0, y: 0 }, height, left ? 'end' : 'start')
  const turned = `translate(${units(x)} ${units(y)}) rotate(${units(left ? turn + 180 : turn)})`
  return svg`${line('leader', leader, { color: look.palette.muted, width: LEADER_WIDTH })}<g transform="${turned}">${line('star-name', path, { color: look.palette.text, width: NAME_STROKE })}</g>`
}
