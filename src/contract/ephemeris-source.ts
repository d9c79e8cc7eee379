import { z } from 'zod'
import type { EphemerisSource } from '../astro/sky.ts'

/** Which ephemeris a request allows. */
export const EphemerisField = z
  .enum(['auto', 'files'])
  .default('auto')
  .describe(
    'What positions may come from. `auto`: the files of the Swiss Ephemeris, and where an installation has none for a year, the Moshier theory, from 3000 BC to 3000 AD and without asteroids and Chiron; a warning says so. `files`: files alone; a year that they lack is refused.',
  )

/** What the positions of an instant came from. */
export const UsedEphemeris = z
  .enum(['files', 'moshier'])
  .describe('What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.')

/** What answers call the ephemeris. */
export const EPHEMERIS_NAMES: Readonly<Record<EphemerisSource, string>> = {
  files: 'Swiss Ephemeris 2.10.03',
  moshier: 'Swiss Ephemeris 2.10.03, Moshier theory',
}
