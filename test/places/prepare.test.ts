import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gazetteerFiles, preparePlaces } from '../../src/places/gazetteer.ts'
import { openPlaces } from '../../src/places/places.ts'
import { testPlaces } from '../support/test-data.ts'

const BUILD = new URL('../../src/places/build.ts', import.meta.url).pathname
const NAME = `places-${gazetteerFiles().fingerprint}.sqlite`
const DAY_S = 86_400

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-places-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'))
const put = (name: string, ageDays: number): void => {
  writeFileSync(join(folder, name), 'old')
  const then = Date.now() / 1000 - ageDays * DAY_S
  utimesSync(join(folder, name), then, then)
}

/** Two builds at once on a machine that runs other tests too. */
const BUILDS_MS_MAX = 300_000

describe('the gazetteer', { timeout: BUILDS_MS_MAX }, () => {
  test('that was being built when its builder was killed does not look finished, and the next start makes it', async () => {
    const file = join(folder, NAME)
    const builder = spawn(process.execPath, [BUILD, file], { stdio: 'ignore' })
    const begun = () => parts().some((name) => statSync(join(folder, name)).size > 1_000_000)
    await expect.poll(begun, { timeout: BUILDS_MS_MAX, interval: 20 }).toBe(true)
    builder.kill('SIGKILL')
    await once(builder, 'exit')
    expect(existsSync(file)).toBe(false)
    const said: string[] = []
    expect(await preparePlaces(folder, (message) => said.push(message))).toBe(file)
    expect(said).toEqual(['building the gazetteer, once', expect.stringMatching(/built in \d+\.\d s/)])
    expect(statSync(file).size).toBe(statSync(testPlaces()).size)
    expect(openPlaces(file).find('Athens')?.geonameId).toBe(264371)
  })

  test('is built by two starts at once without harm, and stands then for the next', async () => {
    const [one, other] = await Promise.all([preparePlaces(folder, () => {}), preparePlaces(folder, () => {})])
    expect(one).toBe(other)
    expect(readdirSync(folder)).toEqual([NAME])
    const db = new DatabaseSync(one, { readOnly: true })
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
    const said: string[] = []
    await preparePlaces(folder, (message) => said.push(message))
    expect(said).toEqual([])
  })

  test('of another version is deleted a day after the last start with it, like partial files of dead builders', async () => {
    put(NAME, 3)
    put('places-000000000000.sqlite', 2)
    put('places-111111111111.sqlite', 0.5)
    put(`${NAME}.aaaaaaaaaaaa.part`, 0.1)
    put(`${NAME}.bbbbbbbbbbbb.part`, 0)
    put('other.sqlite', 9)
    await preparePlaces(folder, () => {})
    expect(readdirSync(folder).sort()).toEqual(
      ['other.sqlite', 'places-111111111111.sqlite', NAME, `${NAME}.bbbbbbbbbbbb.part`].sort(),
    )
    expect(Date.now() - statSync(join(folder, NAME)).mtimeMs).toBeLessThan(60_000)
  })

  test('that cannot be written is an error that says why', async () => {
    put('file', 0)
    await expect(preparePlaces(join(folder, 'file', 'var'), () => {})).rejects.toThrow(/ENOTDIR/)
  })
})

test('opening it prints no warning about the database, and takes less than two megabytes', async () => {
  const script = `
    import { openPlaces } from ${JSON.stringify(new URL('../../src/places/places.ts', import.meta.url).href)}
    const before = process.memoryUsage().external + process.memoryUsage().heapUsed
    const places = openPlaces(${JSON.stringify(testPlaces())})
    for (const text of ['Athens', 'Springfield, Illinois', '東京']) places.find(text)
    console.log(process.memoryUsage().external + process.memoryUsage().heapUsed - before)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  let [said, complained] = ['', '']
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (complained += data))
  expect(await once(child, 'close')).toEqual([0, null])
  expect(complained).toBe('')
  expect(Number(said)).toBeLessThan(2_000_000)
})
