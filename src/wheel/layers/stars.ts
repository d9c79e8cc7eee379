import { arc } from '../../astro/angle.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import type { WheelStar } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { bent, SIDE, spoke, units } from '../geometry.ts'
import { lettered } from '../script.ts'
import { nameHeight, STAR_NAME } from '../star-names.ts'
import { line } from '../strokes.ts'

const MARK = 7
const MARK_WIDTH = 1.6
const LEADER_WIDTH = 0.8
const NAME_STROKE = 1.1
const BEFORE_NAME = 3

/** The extent of the marks beyond the wheel. */
export const markReach = ({ content: { stars } }: Drawing): number => (stars.length > 0 ? MARK : 0)

/** Fixed stars as marks outside the wheel, with their names along the radius. */
export function starLayer(drawing: Drawing): Markup | null {
  const { stars } = drawing.content
  if (stars.length === 0) return null
  return svg`<g class="stars" stroke="${drawing.look.on('page').accent}" stroke-width="${MARK_WIDTH}">${stars.map((star, index) => starMarkup(drawing, star, drawing.starsAt[index] ?? null))}</g>`
}

function starMarkup({ look, layout }: Drawing, star: WheelStar, labelAt: number | null): Markup {
  const { frame, radius } = layout
  const mark = spoke(frame, star.longitude, radius, radius + MARK)
  const { id, name, longitude } = star
  return svg`<path data-star="${id}" data-longitude="${longitude.toFixed(2)}" d="${mark}"><title>${name}</title></path>${
    labelAt !== null && nameMarkup(star, labelAt, { look, layout })
  }`
}

/** Names read outwards on the right of the wheel and inwards on the left, so that none is upside down. */
function nameMarkup(
  { name, longitude }: WheelStar,
  labelAt: number,
  { look, layout }: Pick<Drawing, 'look' | 'layout'>,
) {
  const { frame, radius } = layout
  const leader = bent(frame, longitude, arc(longitude, labelAt), radius + MARK, radius + STAR_NAME.at - BEFORE_NAME)
  const { x, y } = frame(labelAt, radius + STAR_NAME.at)
  const turn = (Math.atan2(y - SIDE / 2, x - SIDE / 2) * 180) / Math.PI
  const left = Math.abs(turn) > 90
  const path = lettered(name, { x: 0, y: 0 }, nameHeight(name), left ? 'end' : 'start')
  const turned = `translate(${units(x)} ${units(y)}) rotate(${units(left ? turn + 180 : turn)})`
  return svg`${line('leader', leader, { color: look.on('page').muted, width: LEADER_WIDTH })}<g transform="${turned}">${line('star-name', path, { color: look.on('page').text, width: NAME_STROKE })}</g>`
}
