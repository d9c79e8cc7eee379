import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { FRAME_NAMES, FRAMES } from '../../src/astro/frames.ts'
import { LOT_IDS, lotFormulas } from '../../src/astro/lots.ts'
import { ROWS_MAX } from '../../src/contract/sky/ephemeris-rules.ts'
import { GLOSSARY } from '../../src/interpretation/keys.ts'
import { CATEGORIES } from '../../src/interpretation/sections.ts'
import { listings } from '../../src/mcp/families.ts'
import { SCOPES, type Scope } from '../../src/mcp/scopes.ts'
import { toolsFor, toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { readConfig } from '../../src/platform/config.ts'
import { Environment } from '../../src/platform/environment.ts'
import { frontPhases, rendererPhases, totalMs } from '../../src/run/shutdown.ts'
import { PICTURES, TECHNIQUES } from '../../src/techniques/index.ts'
import type { Technique } from '../../src/techniques/technique.ts'
import { THEMES } from '../../src/wheel/style.ts'
import { expectSection, table } from '../support/document-section.ts'
import { type Document, document, documents } from '../support/documents.ts'

const root = new URL('../../', import.meta.url)
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>
}
const grouped = (value: number) => value.toLocaleString('en-US')
/** Without the spaces that align the columns of tables. */
const textOf = (path: string) => document(path).text.replaceAll(/ {2,}\|/g, ' |')

test('docs/configuration.md lists every variable with its default and its description', () => {
  const rows = Object.entries(Environment.shape).map(([name, schema]: [string, z.ZodType]) => {
    const { data } = schema.safeParse(undefined) as { data?: unknown }
    return [`\`${name}\``, data === undefined ? '' : `\`${data}\``, schema.description!]
  })
  expectSection('docs/configuration.md', 'variables', table([['Variable', 'Default', 'Meaning'], ...rows]))
})

test('docs/operations.md lists every metric of the front, the renderer and the exporter', () => {
  const sources = [
    'src/platform/metrics.ts',
    ...globSync('src/platform/metrics/*.ts', { cwd: root }),
    'renderer/metrics.ts',
    'exporter/metrics.ts',
  ].map((path) => readFileSync(new URL(path, root), 'utf8'))
  const named = sources.flatMap((source) => [...source.matchAll(/'(orrery_\w+[a-z])'/g)].map(([, name]) => name!))
  const listed = [...textOf('docs/operations.md').matchAll(/^\| `(orrery_\w+)` \|/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual([...new Set(named)].toSorted())
})

test('the guides state the plans and the limits as the code has them', () => {
  const requests = textOf('docs/guide/requests.md')
  const reports = textOf('docs/guide/reports.md')
  for (const [name, { units, period, requestsPerSecond, reportCreditsPerMonth, exports, weight }] of Object.entries(
    PLANS,
  )) {
    const perSecond = grouped(requestsPerSecond)
    expect(requests).toContain(`| ${name} | ${grouped(units)} per ${period} | ${perSecond} | ${exports} | ${weight} |`)
    expect(reports).toContain(`| ${name} | ${grouped(reportCreditsPerMonth)} |`)
  }
  for (const rows of Object.values(ROWS_MAX))
    expect(textOf('docs/guide/ephemeris.md')).toContain(`${grouped(rows)} rows`)
})

test('the guides list every theme, every category of texts and the terms of the glossary', () => {
  const themes = Object.keys(THEMES).map((name) => `\`${name}\``)
  expect(textOf('docs/guide/chart-images.md')).toContain(
    `- \`theme_type\` is ${themes.slice(0, -1).join(', ')} or ${themes.at(-1)}.`,
  )
  const natal = textOf('docs/guide/natal-charts.md')
  for (const category of CATEGORIES) expect(natal).toContain(`| \`${category}\` |`)
  expect(textOf('docs/guide/reports.md')).toContain(`a glossary of ${GLOSSARY.length} terms`)
})

test('docs/operations.md states how long a shutdown may take', () => {
  const grace = readConfig({})
  const [front, renderer] = [frontPhases(grace), rendererPhases(grace)].map((phases) => totalMs(phases) / 1000)
  expect(textOf('docs/operations.md')).toContain(
    `of a front add up to ${front} seconds, those of a renderer to ${renderer}.`,
  )
})

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const IMAGES = '/api/v1/natal'
const code = (text: string): string => `\`${text}\``
const pathsOf = (names: Readonly<Record<string, string>>): string =>
  Object.values(names)
    .map((path) => code(path.slice(IMAGES.length)))
    .join(', ')

test('the guides list every technique, every image of charts and every tool', () => {
  const rows = (TECHNIQUES as readonly Technique[]).map(({ id, faces: { data, picture } }) => [
    data ? `[${data.page.title}](${id.replaceAll('_', '-')}.md)` : `[${picture!.page.title}](chart-images.md)`,
    (data ?? picture)!.page.about,
    data ? code(Object.values(data.names)[0]!) : '',
    picture ? code(Object.values(picture.names)[0]!) : '',
  ])
  expectSection(
    'docs/guide/techniques.md',
    'techniques',
    table([['Technique', 'What it gives', 'Data', 'Image'], ...rows]),
  )
  const images = PICTURES.map(([, { names, summary }]) => [pathsOf(names), summary])
  expectSection('docs/guide/chart-images.md', 'images', table([[`Path, after ${code(IMAGES)}`, 'Image'], ...images]))
  const tools = toolsOf(OPERATIONS)
  const groups = (Object.keys(SCOPES) as Scope[]).map((scope) => {
    const names = listings(toolsFor(tools, scope, {}, false)).map(({ name }) => name)
    return [code(scope), names.map(code).join(', ')]
  })
  expectSection('docs/guide/mcp.md', 'tools', table([['Group', 'Tools'], ...groups]))
})

test('the guide of tables lists every frame with its columns', () => {
  const rows = FRAME_NAMES.map((name) => {
    const { about, columns } = FRAMES[name]
    const listed = Object.entries(columns).map(([column, facts]) => `${code(column)}: ${lowerFirst(facts.about)}`)
    return [code(name), about, listed.join(' ')]
  })
  expectSection('docs/guide/ephemeris.md', 'frames', table([['Frame', 'What it is', 'Columns'], ...rows]))
})

test('the guide of natal charts lists every formula of every lot with its authors', () => {
  const rows = LOT_IDS.flatMap((id) =>
    lotFormulas(id).map(({ authors, day, night }) => [
      code(id),
      code(day),
      night === day ? 'the same' : code(night),
      authors.map(code).join(', '),
    ]),
  )
  expectSection('docs/guide/natal-charts.md', 'lots', table([['Lot', 'By day', 'By night', 'Authors'], ...rows]))
})

test('README.md links every guide, and that of all techniques links theirs', () => {
  const linked = new Set(
    ['README.md', 'docs/guide/techniques.md'].flatMap((path) => linksOf(document(path)).map(({ target }) => target)),
  )
  for (const path of globSync('docs/guide/*.md', { cwd: root })) expect(linked).toContain(path)
})

test('README.md is short enough to be read at once', () => {
  expect(document('README.md').text.split('\n').length).toBeLessThanOrEqual(130)
})

test('docs/decisions/README.md lists every decision once, by its title', () => {
  const index = document('docs/decisions/README.md')
  const listed = [...index.text.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, path]) => [path, title])
  const decisions = documents()
    .filter(({ path }) => path.startsWith('docs/decisions/') && path !== index.path)
    .map(({ path, text }) => [path.slice('docs/decisions/'.length), /^# (.+)$/m.exec(text)?.[1]])
  expect(listed.toSorted()).toEqual(decisions.toSorted())
})

describe.each(documents())('$path', (each) => {
  test('names only commands that exist', () => {
    for (const [, script] of each.text.matchAll(/npm run (\w[\w:-]*)/g)) expect(Object.keys(scripts)).toContain(script)
  })

  test('links only to files and headings that exist', () => {
    for (const { target, anchor } of linksOf(each)) {
      expect(existsSync(new URL(target, root)), target).toBe(true)
      if (anchor) expect(anchorsOf(document(target)), `${target}#${anchor}`).toContain(anchor)
    }
  })
})

test('LICENSE is the text of the GNU Affero General Public License, version 3, unchanged', async () => {
  const digest = await crypto.subtle.digest('SHA-256', readFileSync(new URL('LICENSE', root)))
  // SHA-256 of https://www.gnu.org/licenses/agpl-3.0.txt
  expect(Buffer.from(digest).toString('hex')).toBe('0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0')
})

/** The relative links and pictures of a document; the targets are from the root of the project. */
function linksOf({ path, text }: Document): { target: string; anchor: string | undefined }[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)|src="(?!https?:)([^"]+)"/g)].map(
    ([, link, anchor, picture]) => ({
      target: (link ?? picture) === '' ? path : join(dirname(path), (link ?? picture)!),
      anchor,
    }),
  )
}

/** The anchors of the headings of a document, as GitHub forms them. */
const anchorsOf = ({ text }: Document): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
