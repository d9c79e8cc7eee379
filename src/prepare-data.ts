import { prepareSeries } from './chebyshev/prepare.ts'
import { readConfig } from './config.ts'
import { preparePlaces } from './places/prepare.ts'

/** Builds the gazetteer and the series of positions ahead of the first start, as the image does. */
const { varDir: folder, seriesCenturies: centuries, ephemerisPath, threads } = readConfig(process.env)
await preparePlaces(folder, console.log)
await prepareSeries({ folder, centuries, ephemerisPath, threads, log: console.log })
