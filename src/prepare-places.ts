import { readConfig } from './config.ts'
import { preparePlaces } from './places/prepare.ts'

/** Builds the gazetteer ahead of the first start, as the image does. */
await preparePlaces(readConfig(process.env).varDir, console.log)
