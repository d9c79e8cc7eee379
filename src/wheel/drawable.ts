import type { ChartConfig } from '../contract/chart-config.ts'
import { ASPECT_WIDTHS, DRAWABLE, DRAWABLE_WIDTH, LINE_WIDTHS, type Range } from './defaults.ts'

const RANGES: Readonly<Record<string, Range>> = {
  ...DRAWABLE,
  ...Object.fromEntries(Object.keys(LINE_WIDTHS).map((name) => [`${name}_width`, DRAWABLE_WIDTH])),
  ...Object.fromEntries(Object.keys(ASPECT_WIDTHS).map((name) => [`aspect_${name}_width`, DRAWABLE_WIDTH])),
}

/** The configuration with each number moved into its drawable range. */
export const drawable = (config: ChartConfig): ChartConfig =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const range = RANGES[key]
      return [key, range && typeof value === 'number' ? Math.min(Math.max(value, range[0]), range[1]) : value]
    }),
  )
