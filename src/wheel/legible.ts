import { colord, extend } from 'colord'
import contrasts from 'colord/plugins/a11y'
import names from 'colord/plugins/names'
import { type Palette, THEMES } from './style.ts'

extend([contrasts, names])

/** The least contrasts of letters (WCAG 2.2, 1.4.3) and of lines (1.4.11). */
const LETTERS_MIN = 4.5
const LINES_MIN = 3
const LETTERS = [
  ...(['text', 'muted', 'axis', 'accent', 'planet', 'outer_planet', 'house', 'retrograde'] as const),
  ...(['first_ring', 'second_ring', 'fire', 'earth', 'air', 'water'] as const),
] as const
const LINES = ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quincunx', 'minor'] as const
/** What is behind a background with less than this opacity is unknown. */
const OPAQUE = 0.5

type Ink = (typeof LETTERS)[number] | (typeof LINES)[number]
type Given = Partial<Palette>

/**
 * A palette whose letters and lines stand out from all of these grounds, as far as one colour can. Colours that the
 * caller gave stay. The others give way to those of the light or the dark theme, and at last to black or white.
 */
export function legibleOn(grounds: readonly string[], palette: Palette, given: Given): Palette {
  const known = grounds.map((ground) => colord(ground)).filter((ground) => ground.alpha() >= OPAQUE)
  if (known.length === 0) return palette
  const contrast = (ink: string): number => Math.min(...known.map((ground) => ground.contrast(ink)))
  const other = known[0]!.isDark() ? THEMES.dark : THEMES.light
  const extreme = contrast(WHITE) > contrast(BLACK) ? WHITE : BLACK
  const changed = (inks: readonly Ink[], least: number) =>
    inks
      .filter((ink) => given[ink] === undefined && contrast(palette[ink]) < least)
      .map((ink) => [ink, contrast(other[ink]) >= least ? other[ink] : extreme] as const)
  const changes = [...changed(LETTERS, LETTERS_MIN), ...changed(LINES, LINES_MIN)]
  return changes.length === 0 ? palette : { ...palette, ...Object.fromEntries(changes) }
}

const BLACK = '#000000'
const WHITE = '#FFFFFF'

/** The colour that is seen where one of some opacity lies over a ground (SVG 2, 13.7: simple alpha compositing). */
export function seenOver(
  ground: string,
  { color, opacity }: { readonly color: string; readonly opacity: number },
): string {
  const over = colord(color).toRgb()
  const under = colord(ground).toRgb()
  const share = over.a * opacity
  const rest = under.a * (1 - share)
  if (rest === 0) return color
  const mixed = (above: number, below: number): number => (above * share + below * rest) / (share + rest)
  return colord({
    r: mixed(over.r, under.r),
    g: mixed(over.g, under.g),
    b: mixed(over.b, under.b),
    a: share + rest,
  }).toHex()
}
