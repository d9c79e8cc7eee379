/**
 * Stands in for npm: "installs" the packages of package-lock.json as empty folders, slowly, and counts its runs. Like npm
 * it removes the packages for developers when they are to be omitted.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

appendFileSync('npm-runs', `${process.argv.slice(2).join(' ')}\n`)
if (process.env.NPM_FAILS) process.exit(1)
console.error('npm http fetch GET 200 http://localhost/zod 12ms (cache miss)')
await sleep(Number(process.env.NPM_MS ?? 100))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const omitDev = process.argv.includes('--omit=dev')
for (const [path, { dev }] of Object.entries(packages)) {
  if (path === '' || (dev && omitDev)) delete packages[path]
  if (dev && omitDev) rmSync(path, { recursive: true, force: true })
}
for (const path of Object.keys(packages)) {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), '{}')
}
if (!process.env.NPM_LEAVES_OUT) cpSync('binaries', 'node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
