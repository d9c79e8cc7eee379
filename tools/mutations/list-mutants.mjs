/**
 * Prints the mutants that Stryker makes of the given files, as JSON. Needs `npm ci --prefix tools/mutations`: these packages
 * are no part of the project.
 */
import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const LEVELS = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal']
const silent = Object.fromEntries(
  LEVELS.flatMap((level) => [
    [level.toLowerCase(), () => {}],
    [`is${level}Enabled`, () => false],
  ]),
)

const files = process.argv.slice(2).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
const { mutants } = await new Instrumenter(silent).instrument(files, {
  ...{ ignorers: [], excludedMutations: [], plugins: null },
})
console.log(JSON.stringify(mutants))
