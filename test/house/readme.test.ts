import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { PLANS } from '../../src/billing/plans.ts'
import { Environment } from '../../src/config.ts'
import { ROWS_MAX } from '../../src/contract/ephemeris-rules.ts'

const root = new URL('../../', import.meta.url)
/** Without the spaces that align the columns of its tables. */
const readme = readFileSync(new URL('README.md', root), 'utf8').replaceAll(/ {2,}\|/g, ' |')
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>
}
const grouped = (value: number) => value.toLocaleString('en-US')

describe('README.md', () => {
  test('lists every variable of the configuration with its default and its description', () => {
    const rows = Object.entries(Environment.shape).map(([name, schema]: [string, z.ZodType]) => {
      const { data } = schema.safeParse(undefined) as { data?: unknown }
      return `| \`${name}\` |${data === undefined ? '' : ` \`${data}\``} | ${schema.description} |`
    })
    expect(readme.match(/^\| `[A-Z_]+` \|.*$/gm)).toEqual(rows)
  })

  test('states the plans and the limits as the code has them', () => {
    for (const [name, { units, period, requestsPerSecond }] of Object.entries(PLANS)) {
      expect(readme).toContain(`| ${name} | ${grouped(units)} per ${period} | ${grouped(requestsPerSecond)} |`)
    }
    for (const rows of Object.values(ROWS_MAX)) expect(readme).toContain(`${grouped(rows)} rows`)
  })

  test('names only commands and files that exist', () => {
    for (const [, script] of readme.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script)
    for (const [, path] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(new URL(path!, root)), path).toBe(true)
  })
})

test('LICENSE is the text of the GNU Affero General Public License, version 3, unchanged', async () => {
  const digest = await crypto.subtle.digest('SHA-256', readFileSync(new URL('LICENSE', root)))
  // Of https://www.gnu.org/licenses/agpl-3.0.txt
  expect(Buffer.from(digest).toString('hex')).toBe('0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0')
})
