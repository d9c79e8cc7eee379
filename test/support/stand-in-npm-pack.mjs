/**
 * Stands in for `npm pack` and its registry: leaves the archive at STAND_IN_ARCHIVE where it is asked to, slowly if STAND_IN_MS
 * says so, or fails as npm does without a network.
 */
import { appendFileSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [command, name, ...options] = process.argv.slice(2)
const { STAND_IN_ARCHIVE: archive, STAND_IN_MS: ms, STAND_IN_RUNS: runs } = process.env
appendFileSync(runs, `${command} ${name}\n`)
if (!archive) {
  console.error('npm error network request to https://registry.example/ failed, reason: connect ECONNREFUSED')
  process.exit(1)
}
const folder = options.find((option) => option.startsWith('--pack-destination=')).replace(/^.*?=/, '')
copyFileSync(archive, join(folder, 'archive.tgz'))
await sleep(Number(ms ?? 0))
