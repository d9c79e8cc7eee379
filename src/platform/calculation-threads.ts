/**
 * The number of calculation threads. The library of the Swiss Ephemeris keeps its modes and its open files for each
 * thread on Linux, but on macOS for the whole process: there two threads would disturb each other. Throws when the
 * environment asks for more than one there.
 */
export function calculationThreads(platform: NodeJS.Platform, wanted: number | undefined, cores: number): number {
  if (platform !== 'darwin') return wanted ?? cores
  if (wanted === undefined || wanted === 1) return 1
  throw new Error(
    `The environment is not valid.\nTHREADS is ${wanted}, but on macOS the Swiss Ephemeris can calculate on one thread of a ` +
      'process: set THREADS to 1 or unset it. To use more cores, run several fronts with one DATABASE_URL, or Linux in a container.',
  )
}
