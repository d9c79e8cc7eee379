import { parseArgs } from 'node:util'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { prepareSeries } from '../calculation/series/prepare.ts'
import { preparePlaces } from '../places/gazetteer.ts'
import { readConfig } from '../platform/config.ts'
import { SWEPH_WASM } from '../platform/ephemeris-package.ts'
import { OperatorFault } from '../platform/errors.ts'
import { downloadEphemeris } from './ephemeris-download.ts'

/**
 * Builds the gazetteer and the series of positions ahead of the first start, as the image does. With `--ephemeris` it
 * first downloads files of the Swiss Ephemeris for more years: nothing else here uses the network.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { ephemeris: { type: 'boolean', default: false } } })
  if (values.ephemeris) await fetchEphemeris()
  const { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads } = readConfig(process.env)
  await preparePlaces(folder, console.log)
  await prepareSeries({ folder, centuries, ephemerisPath, threads, log: console.log })
}

async function fetchEphemeris(): Promise<void> {
  const { varDir } = readConfig(process.env)
  const isNew = await downloadEphemeris(varDir, SWEPH_WASM, console.log)
  // Read again: it now has the new folder.
  const { range } = ephemerisFiles(readConfig(process.env).ephemerisPath)
  console.log(`${isNew ? 'The files are now installed' : 'The files were already installed'}. ${yearsOf(range)}`)
  if (isNew) console.log('Restart the service and its export workers to use them.')
}

const yearsOf = ({ firstYear, lastYear }: { readonly firstYear: number; readonly lastYear: number }): string =>
  `The ephemeris files cover ${yearInWords(firstYear)} to ${yearInWords(lastYear)}.`

/** The year 0 of astronomers is 1 BC. */
const yearInWords = (year: number): string => (year > 0 ? `${year}` : `${1 - year} BC`)

main().catch((error: Error) => {
  console.error(error instanceof OperatorFault ? error.message : error)
  process.exit(1)
})
