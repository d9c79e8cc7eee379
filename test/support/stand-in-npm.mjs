/**
 * Stands in for npm: "installs" the packages of package-lock.json as empty folders, slowly, and counts its runs. Like npm
 * it removes the packages for developers when they are to be omitted, and leaves out those for other machines.
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
const [platform, arch] = (process.env.NPM_MACHINE ?? `${process.platform}-${process.arch}`).split('-')
const admits = (list, value) => !list || [list].flat().includes(value)
for (const [path, { dev, os, cpu }] of Object.entries(packages)) {
  const isForUs = admits(os, platform) && admits(cpu, arch)
  if (path === '' || (dev && omitDev) || !isForUs) delete packages[path]
  if (dev && omitDev) rmSync(path, { recursive: true, force: true })
}
for (const path of Object.keys(packages)) {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), '{}')
}
if (!process.env.NPM_LEAVES_OUT) cpSync('binaries', 'node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
