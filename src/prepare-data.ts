import { readConfig } from './config.ts'
import { prepareData } from './run/data.ts'

/** Builds the gazetteer and the series of positions ahead of the first start, as the image does. */
await prepareData(readConfig(process.env), console.log)
