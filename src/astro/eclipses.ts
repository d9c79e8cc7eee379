import type { Eclipse } from './eclipse.ts'
import type { Lunation } from './lunations.ts'
import type { Sky } from './sky.ts'
import type { Track } from './sky-grid.ts'

/**
 * No eclipse occurs beyond this latitude of the Moon at the syzygy, in degrees. The limit is 1.58 for solar eclipses and
 * 1.64 for penumbral lunar ones (Meeus, Astronomical Algorithms, 54).
 */
const LATITUDE_MAX = 1.8

/** The eclipse at a new or full Moon; null when there is none. */
export function eclipseOf(sky: Sky, track: Track, { jd, phase }: Lunation): Eclipse | null {
  if (phase !== 'new_moon' && phase !== 'full_moon') return null
  if (Math.abs(track.at('moon', jd).latitude) > LATITUDE_MAX) return null
  return sky.eclipseNear(jd, phase === 'new_moon' ? 'sun' : 'moon')
}
