import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'

/** Notes which statements each test file sends, as lines of a name and a file. */

const FILE = process.env['STATEMENTS_USED']
if (!FILE) throw new Error('STATEMENTS_USED names the file for the notes')

const used = new Set<string>()
/** The files of a worker share its modules, so the method is replaced once. */
const MARK = Symbol.for('orrery.statements-used')
const shared = globalThis as { [MARK]?: { note: (name: string) => void } }

if (!shared[MARK]) {
  const own = { note: (_: string): void => {} }
  shared[MARK] = own
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config] = given
    if (typeof config === 'object' && config !== null && 'name' in config) own.note(String(config.name))
    return Reflect.apply(query, this, given)
  } as typeof query
}
shared[MARK].note = (name) => used.add(name)

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  appendFileSync(FILE, [...used].map((name) => `${name}\t${file}\n`).join(''))
})
