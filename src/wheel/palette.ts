import { CLASSIC } from './palettes/classic.ts'
import { COLOR_BLIND } from './palettes/color-blind.ts'
import { DARK } from './palettes/dark.ts'
import { LIGHT, type Palette } from './palettes/light.ts'
import { MIDNIGHT } from './palettes/midnight.ts'
import { MONO } from './palettes/mono.ts'
import { PASTEL } from './palettes/pastel.ts'
import { SEPIA } from './palettes/sepia.ts'

export type { Palette } from './palettes/light.ts'

/** The colours of a wheel by theme. `custom_theme` can replace each by name. */
export const THEMES = {
  light: LIGHT,
  dark: DARK,
  mono: MONO,
  classic: CLASSIC,
  midnight: MIDNIGHT,
  sepia: SEPIA,
  pastel: PASTEL,
  color_blind: COLOR_BLIND,
} as const satisfies Record<string, Palette>
export type ThemeName = keyof typeof THEMES

/** Themes that tell the aspects apart by dashes as well as by colours. */
export const DASHED: ReadonlySet<ThemeName> = new Set<ThemeName>(['mono', 'color_blind'])

export const PALETTE_NAMES = Object.keys(LIGHT) as readonly (keyof Palette)[]
