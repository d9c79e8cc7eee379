import type { Sky } from '../../astro/sky.ts'
import { NatalWheelRequest } from '../../contract/charts.ts'
import { styleSheet } from '../../wheel/style-sheet.ts'
import { castBirth } from './cast.ts'
import { natalWheel } from './natal-wheel.ts'
import type { Atlas } from './place.ts'

/** Albert Einstein's birth, as published: planets in six signs, near angles and close together. */
const SHOWN = {
  ...{ name: 'Albert Einstein', year: 1879, month: 3, day: 14, hour: 11, minute: 30 },
  ...{ lat: 48.4011, lng: 9.9876, tz_str: 'Europe/Berlin' },
}

/** One chart in every theme, as one image. */
export function chartStyles(sky: Sky, atlas: Atlas): string {
  const birth = NatalWheelRequest.parse(SHOWN)
  return styleSheet(natalWheel(castBirth(sky, atlas, birth), [], birth.language))
}
