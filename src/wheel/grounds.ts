import { houseOf } from '../astro/houses.ts'
import { BACKGROUND_OPACITY } from './defaults.ts'
import type { Drawing } from './drawing.ts'
import { seenOver } from './legible.ts'
import type { Look } from './look.ts'

/** Custom colours are for twelve houses, not for the 36 Gauquelin sectors. */
const TWELVE = 12
const ANGULAR = 3
/** A line this far from a wall may lie on both of its sides. */
const BESIDE_DEGREES = 0.5

/** The background of a house, counted from 1, or null where houses have none. */
export function houseFill(
  { config, palette }: Look,
  house: number,
  count: number,
): { readonly color: string; readonly opacity: number } | null {
  if (config.show_color_background === false || config.show_house_background === false) return null
  const own = count === TWELVE ? config.custom_house_colors?.[house - 1] : undefined
  const angular = count === TWELVE && house % ANGULAR === 1
  const theme = palette[angular ? 'angular_house_background' : 'house_background']
  return {
    color: own ?? config.custom_house_bg_color ?? theme,
    opacity: config.house_background_opacity ?? BACKGROUND_OPACITY.house,
  }
}

/** The colour that is seen between zodiac and disk at a longitude: that of the house there, or the disk where there are none. */
export function groundAt({ content, look, layout }: Drawing, longitude: number): string {
  const disk = look.config.chart_background ?? look.palette.disk
  const { cusps } = content.inner
  if (!cusps || !layout.houses) return disk
  // The sectors all have one background, and run against the zodiac.
  const fill = houseFill(look, cusps.length === TWELVE ? houseOf(longitude, cusps) : 1, cusps.length)
  return fill ? seenOver(disk, fill) : disk
}

/** The grounds on both sides of a line along a radius. */
export const groundsBeside = (drawing: Drawing, longitude: number): readonly string[] => [
  groundAt(drawing, longitude - BESIDE_DEGREES),
  groundAt(drawing, longitude + BESIDE_DEGREES),
]
