import { readFile } from 'node:fs/promises'
import { Blob, Buffer, BufferFlag, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { Stroke } from '../geometry.ts'
import type { Reach, Shape } from '../script.ts'

/** A font that draws runs of letters as outlines. */
export interface OutlineFont {
  /** True when each code point has its own glyph. */
  has(codePoints: readonly number[]): boolean
  /** A run in one direction. Letters take the forms and places that their neighbours ask for. */
  outlined(run: string, isRightToLeft: boolean): Shape
}

/** The height of capitals of Noto, in em. */
const CAPITALS = 0.714
/** The em in the units of letters. */
const EM = 10 / CAPITALS
const BASE_LINE = 10
/** The weight whose stems are as wide as our strokes. */
const WEIGHT = 400

/** Opens a WOFF2 file. A Chinese subset takes 3 ms and 0.1 MB. */
export async function openFont(file: string): Promise<OutlineFont> {
  const face = new Face(new Blob(await decompress(await readFile(file))))
  const font = new Font(face)
  font.setVariations([new Variation('wght', WEIGHT)])
  const scale = EM / face.upem
  return {
    has: (codePoints) => codePoints.every((each) => (font.nominalGlyph(each) ?? 0) !== 0),
    outlined(run, isRightToLeft) {
      const buffer = new Buffer()
      buffer.addText(run)
      buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
      buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      let pen = 0
      const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => {
        const dx = pen + (xOffset ?? 0)
        const dy = yOffset ?? 0
        pen += xAdvance ?? 0
        return { codepoint, dx, dy }
      })
      const shapeOf = () =>
        glyphs.flatMap(({ codepoint, dx, dy }) =>
          placedSteps(
            font.glyphToJson(codepoint),
            (x) => (x + dx) * scale,
            (y) => BASE_LINE - (y + dy) * scale,
          ),
        )
      return { width: pen * scale, shape: shapeOf, reach: () => reachOf(font, glyphs, face.upem), isFilled: true }
    },
  }
}

/** The ink of glyphs beyond capitals. HarfBuzz knows the box of a glyph without drawing it. */
function reachOf(font: Font, glyphs: readonly { codepoint: number; dy: number }[], upem: number): Reach {
  let above = 0
  let below = 0
  for (const { codepoint, dy } of glyphs) {
    const box = font.glyphExtents(codepoint)
    if (!box || box.height === 0) continue
    const top = (box.yBearing + dy) / upem
    above = Math.max(above, top / CAPITALS - 1)
    // Heights of boxes are negative: the y axis of a font points upwards.
    below = Math.max(below, -(top + box.height / upem) / CAPITALS)
  }
  return { above, below }
}

type Steps = ReturnType<Font['glyphToJson']>

/** Quadratic curves become cubic ones: each control point moves two thirds of its way from the ends. */
function placedSteps(steps: Steps, across: (x: number) => number, down: (y: number) => number): Stroke {
  let x = 0
  let y = 0
  return steps.map(({ type, values }) => {
    const from = [x, y] as const
    const points = values.map((value, index) => (index % 2 === 0 ? across(value) : down(value)))
    if (points.length > 0) [x, y] = points.slice(-2) as [number, number]
    if (type !== 'Q') return { command: type, numbers: points }
    const [controlX, controlY] = points as [number, number]
    const toControl = (end: number, control: number): number => end + ((control - end) * 2) / 3
    const first = [toControl(from[0], controlX), toControl(from[1], controlY)]
    return { command: 'C', numbers: [...first, toControl(x, controlX), toControl(y, controlY), x, y] }
  })
}
