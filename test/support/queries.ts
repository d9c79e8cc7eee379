import { BODIES } from '../../src/astro/body.ts'
import { FRAME_NAMES } from '../../src/astro/frames.ts'
import type { Query } from './app.ts'

export const ATHENS = { lat: 37.98, lng: 23.73 }

/** Every option that adds to a row. */
export const EVERYTHING: Query = {
  ...ATHENS,
  bodies: BODIES.join(','),
  zodiac_type: 'sidereal',
  frames: FRAME_NAMES.join(','),
  include_dignity: true,
  include_minor_aspects: true,
  include_moon_void_of_course: true,
  fixed_star_packs: 'all',
  include_sidereal_time: true,
  include_chart_links: true,
}
