import { type Markup, svg } from '../../platform/markup.ts'
import { type Point, through, units } from '../geometry.ts'
import { type Script, widthIn } from '../script.ts'
import type { Area } from '../tables/table.ts'
import { written } from '../written.ts'
import { type Cell, type SquarePlan, within } from './cells.ts'
import type { SquareBody, SquareChart, SquareSign } from './content.ts'
import type { SquaresLook } from './look.ts'
import { packed } from './packing.ts'

interface CellInput {
  readonly cell: Cell
  readonly sign: SquareSign
  readonly chart: SquareChart
  readonly plan: SquarePlan
  readonly look: SquaresLook
  /** The square of the whole chart, in pixels. */
  readonly square: Area
  readonly script: Script
}

/** The height of capitals as a share of the font size. */
const CAPITALS = 0.72
/** Sizes relative to the capitals of a label: of degrees, of the mark of a retrograde body, and the gaps before them. */
const DEGREES = { height: 0.72, gap: 0.5 }
const MARK = { height: 0.68, gap: 0.22 }
/** Capitals as shares of the side of a chart, by default, at least in pixels, and at most. A square of the South has 0.25. */
const BODY = { usual: 0.031, least: 10, most: 0.055 }
const SIGN = { usual: 0.023, least: 7.5, most: 0.04 }
/** Where bodies with degrees would be smaller than this share of their size, the square has no degrees. */
const DEGREES_ABOVE = 0.68
const RETROGRADE = '℞'
/** The distance of a label from the corner of its cell, and of the bodies from the edges, as shares of the side. */
const LABEL_INSET = 0.014
const NUMBER_INSET = 0.05
const MARGIN = 0.016
/** The mark of the lagna cuts the corner of its square, as it is drawn by hand. */
const LAGNA_MARK = [0.045, 0.06]

/** A sign with what is in it. */
export function cellMarkup(input: CellInput): Markup {
  const { cell, sign, chart, plan, look, square } = input
  const polygon = cell.polygon.map((point) => within(square, point))
  const labels = labelsOf(input)
  const marks = !plan.hasFixedHouses && chart.lagnaSign === sign.sign && cell.polygon.length === 4
  const mark = marks && look.shows('ascendant') ? lagnaMark(polygon, look, square) : null
  const taken = [labels?.box, mark?.box].filter((box) => box !== undefined)
  return svg`<g class="sign" data-sign="${sign.sign + 1}"${sign.house !== null && svg` data-house="${sign.house}"`}><title>${sign.name}</title>${[
    mark?.markup,
    labels?.markup,
    bodiesMarkup(input, polygon, taken),
  ]}</g>`
}

/** The height of capitals for the font size of a caller, in pixels. */
const capitals = (fontSize: number | null, { usual, least, most }: typeof BODY, square: Area): number =>
  Math.min(fontSize === null ? Math.max(usual * square.width, least) : fontSize * CAPITALS, most * square.width)

/** Two strokes across the upper left corner. */
function lagnaMark(polygon: readonly Point[], look: SquaresLook, square: Area) {
  const left = Math.min(...polygon.map(({ x }) => x))
  const top = Math.min(...polygon.map(({ y }) => y))
  const path = LAGNA_MARK.map((share) => {
    const length = share * square.width
    return through({ x: left, y: top + length }, { x: left + length, y: top })
  }).join('')
  const reach = LAGNA_MARK[1]! * 0.7 * square.width
  const box = { x: left, y: top, width: reach, height: reach }
  const markup = svg`<path class="lagna" d="${path}" stroke="${look.colors.ascendant_text}" stroke-width="${units(Math.max(look.sizes.grid_line_width, 1) * 1.2)}"/>`
  return { box, markup }
}

/** The number of the sign in the North; elsewhere the name of the sign, then the number of its house. */
function labelsOf({ cell, sign, plan, look, square, script }: CellInput) {
  const height = capitals(look.own.sign_font_size, SIGN, square)
  const named = look.shows('sign_labels') ? (plan.hasFixedHouses ? String(sign.sign + 1) : sign.label) : ''
  const house = plan.hasFixedHouses || sign.house === null || !look.shows('house_numbers') ? '' : `(${sign.house})`
  if (named === '' && house === '') return null
  const small = height * 0.86
  const gap = named && house ? height * 0.7 : 0
  const namedWidth = widthIn(script, named, height)
  const width = namedWidth + gap + widthIn(script, house, small)
  const box = labelBox(cell, square, width, height)
  const y = box.y + box.height / 2
  return {
    box,
    markup: svg`${[
      named &&
        written(script, {
          name: 'sign-label',
          text: named,
          place: { x: box.x, y },
          height,
          color: look.colors.sign_text,
        }),
      house &&
        written(script, {
          name: 'house-number',
          text: house,
          place: { x: box.x + namedWidth + gap, y },
          height: small,
          color: look.colors.house_text,
        }),
    ]}`,
  }
}

/** The area of a label in its corner of a cell. */
function labelBox({ corner, inward, isCentred }: Cell, square: Area, width: number, height: number): Area {
  const { x, y } = within(square, corner)
  if (isCentred) {
    const inset = NUMBER_INSET * square.width
    return {
      x: x + inward.x * inset - width / 2,
      y: y + inward.y * inset - height / 2,
      width,
      height,
    }
  }
  const inset = LABEL_INSET * square.width
  return {
    x: inward.x > 0 ? x + inset : x - inset - width,
    y: inward.y > 0 ? y + inset : y - inset - height,
    width,
    height,
  }
}

function bodiesMarkup({ sign, look, square, script }: CellInput, polygon: readonly Point[], taken: readonly Area[]) {
  const wanted = capitals(look.own.body_font_size, BODY, square)
  const pad = wanted * 0.4
  const kept = taken.map(({ x, y, width, height }) => ({
    x: x - pad,
    y: y - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
  }))
  const packing = (bodies: readonly SquareBody[]) =>
    packed({
      polygon,
      taken: kept,
      widths: (height) => bodies.map((body) => bodyWidth(script, body, height)),
      wanted,
      margin: MARGIN * square.width,
    })
  const whole = packing(sign.bodies)
  const short = sign.bodies.map((body) => ({ ...body, degrees: null }))
  const isShort = whole.height < wanted * DEGREES_ABOVE
  const { height, places } = isShort ? packing(short) : whole
  return sign.bodies.map((body, index) => {
    const drawn = isShort ? short[index]! : body
    return bodyMarkup(drawn, spoken(body), look, { ...places[index]!, height }, script)
  })
}

const spoken = ({ name, degrees }: SquareBody): string => (degrees === null ? name : `${name} ${degrees}`)

function bodyWidth(script: Script, { label, degrees, isRetrograde }: SquareBody, height: number): number {
  const mark = isRetrograde ? MARK.gap * height + widthIn(script, RETROGRADE, height * MARK.height) : 0
  const after = degrees === null ? 0 : DEGREES.gap * height + widthIn(script, degrees, height * DEGREES.height)
  return widthIn(script, label, height) + mark + after
}

function bodyMarkup(
  body: SquareBody,
  title: string,
  { colors, bodyStroke }: SquaresLook,
  { x, y, height }: Point & { readonly height: number },
  script: Script,
): Markup {
  const color = body.id === 'ascendant' ? colors.ascendant_text : colors.body_text
  const marked = x + widthIn(script, body.label, height) + MARK.gap * height
  const small = height * MARK.height
  const after = body.isRetrograde ? marked + widthIn(script, RETROGRADE, small) : marked - MARK.gap * height
  // The baselines of label and degrees are the same.
  const lower = (height * (1 - DEGREES.height)) / 2
  return svg`<g class="body" data-body="${body.id}"${body.isRetrograde && svg` data-retrograde="true"`}><title>${title}</title>${[
    written(script, { name: 'label', text: body.label, place: { x, y }, height, color, stroke: bodyStroke }),
    body.isRetrograde &&
      written(script, {
        name: 'retrograde',
        text: RETROGRADE,
        place: { x: marked, y: y + (height - small) / 2 },
        height: small,
        color: colors.retrograde,
      }),
    body.degrees !== null &&
      written(script, {
        name: 'degrees',
        text: body.degrees,
        place: { x: after + DEGREES.gap * height, y: y + lower },
        height: height * DEGREES.height,
        color,
      }),
  ]}</g>`
}
