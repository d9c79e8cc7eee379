import { z } from 'zod'
import type { EphemerisSource } from '../astro/sky.ts'

/** Which ephemeris a request allows. */
export const EphemerisField = z
  .enum(['auto', 'files'])
  .default('auto')
  .describe(
    'The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.',
  )

/** What the positions of an instant came from. */
export const UsedEphemeris = z
  .enum(['files', 'moshier'])
  .describe('What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.')

/** The name of the ephemeris in answers. */
export const EPHEMERIS_NAMES: Readonly<Record<EphemerisSource, string>> = {
  files: 'Swiss Ephemeris 2.10.03',
  moshier: 'Swiss Ephemeris 2.10.03, Moshier theory',
}
