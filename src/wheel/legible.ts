import { colord, extend } from 'colord'
import contrasts from 'colord/plugins/a11y'
import names from 'colord/plugins/names'
import { type Palette, THEMES } from './palette.ts'

extend([contrasts, names])

/** The least contrasts of letters (WCAG 2.2, 1.4.3) and of lines (1.4.11). */
const LETTERS_MIN = 4.5
const LINES_MIN = 3
const LETTERS = [
  ...(['text', 'muted', 'axis', 'accent', 'planet', 'outer_planet', 'house', 'retrograde'] as const),
  ...(['first_ring', 'second_ring', 'fire', 'earth', 'air', 'water'] as const),
] as const
const LINES = ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quincunx', 'minor'] as const
/** Nobody knows what is behind a ground with less than this opacity. */
const OPAQUE = 0.5

type Ink = (typeof LETTERS)[number] | (typeof LINES)[number]
type Given = Partial<Palette>

/**
 * A palette whose letters and lines stand out from a ground. Colours that the caller gave stay. The others give way to
 * those of the light or the dark theme, and at last to black or white.
 */
export function legibleOn(ground: string, palette: Palette, given: Given): Palette {
  const own = colord(ground)
  if (own.alpha() < OPAQUE) return palette
  const other = own.isDark() ? THEMES.dark : THEMES.light
  const changed = (inks: readonly Ink[], least: number) =>
    inks
      .filter((ink) => given[ink] === undefined && own.contrast(palette[ink]) < least)
      .map((ink) => [ink, own.contrast(other[ink]) >= least ? other[ink] : extreme(ground)] as const)
  const changes = [...changed(LETTERS, LETTERS_MIN), ...changed(LINES, LINES_MIN)]
  return changes.length === 0 ? palette : { ...palette, ...Object.fromEntries(changes) }
}

const BLACK = '#000000'
const WHITE = '#FFFFFF'

const extreme = (ground: string): string => {
  const own = colord(ground)
  return own.contrast(WHITE) > own.contrast(BLACK) ? WHITE : BLACK
}
