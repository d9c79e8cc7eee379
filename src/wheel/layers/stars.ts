import { arc } from '../../astro/angle.ts'
import type { WheelStar } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { spoke, units } from '../geometry.ts'
import { canLetter, lettered, widthOf } from '../lettering.ts'
import { type Markup, svg } from '../markup.ts'
import { spread } from '../spreading.ts'
import { ANGLE_LABEL } from './angles.ts'

const MARK = 7
const NAME_AT = 16
const NAME_HEIGHT = 9.5
const NAME_HALF_DEGREES = 1.35
const NAME_ROOM = 82
/** With more stars than this there is no room for names; their marks keep them as titles. */
const NAMED_MAX = 90

/** How far the longest name reaches out of the wheel. */
export const starReach = ({ content: { stars } }: Drawing): number =>
  stars.length > 0 && stars.length <= NAMED_MAX
    ? NAME_AT + Math.min(NAME_ROOM, Math.max(...stars.map(({ name }) => widthOf(name, NAME_HEIGHT))))
    : MARK

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
  return svg`<g class="stars">${stars.map((star, index) => starMarkup(drawing, star, places?.[index]))}</g>`
}

function starMarkup({ look, layout }: Drawing, star: WheelStar, labelAt: number | undefined): Markup {
  const { frame, radius } = layout
  const mark = spoke(frame, star.longitude, radius, radius + MARK)
  return svg`<g data-star="${star.id}" data-longitude="${star.longitude.toFixed(4)}"><title>${star.name}</title><path class="star-mark" d="${mark}" stroke="${look.palette.accent}" stroke-width="1.6"/>${
    labelAt !== undefined && canLetter(star.name) && nameMarkup(star, labelAt, { look, layout })
  }</g>`
}

/** Names read outwards on the right of the wheel and inwards on its left, so that none stands on its head. */
function nameMarkup(
  { name, longitude }: WheelStar,
  labelAt: number,
  { look, layout }: Pick<Drawing, 'look' | 'layout'>,
) {
  const { frame, radius } = layout
  const leader = `${spoke(frame, longitude, radius + MARK, radius + MARK)}L${spoke(frame, labelAt, radius + NAME_AT - 3, radius + NAME_AT - 3).split('L')[1]}`
  const { x, y } = frame(labelAt, radius + NAME_AT)
  const turn = arc(0, (Math.atan2(y - 500, x - 500) * 180) / Math.PI)
  const left = Math.abs(turn) > 90
  const height = Math.min(NAME_HEIGHT, (NAME_HEIGHT * NAME_ROOM) / widthOf(name, NAME_HEIGHT))
  const path = lettered(name, { x: 0, y: 0 }, height, left ? 'end' : 'start')
  return svg`<path class="leader" d="${leader}" stroke="${look.palette.muted}" stroke-width="0.8"/><path class="star-name" transform="translate(${units(x)} ${units(y)}) rotate(${units(left ? turn + 180 : turn)})" d="${path}" stroke="${look.palette.text}" stroke-width="1.1"/>`
}
