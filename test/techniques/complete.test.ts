import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { TAGS } from '../../src/http/openapi/chapters.ts'
import { SCOPES, type Scope } from '../../src/mcp/scopes.ts'
import { isIn } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { requestFields } from '../../src/pages/playground/form.ts'
import { leavesOf } from '../../src/pages/playground/form-fields.ts'
import { DATA, PICTURES, TECHNIQUES, type TechniqueId } from '../../src/techniques/index.ts'
import type { DataFace, PictureFace, Technique } from '../../src/techniques/technique.ts'
import { TECHNIQUE_TOOLS } from '../mcp/rendered.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

type Face = DataFace | PictureFace

const ALL: readonly Technique[] = TECHNIQUES
const FACES: readonly (readonly [string, Face])[] = [
  ...DATA.map(([id, face]) => [`${id}, data`, face] as const),
  ...PICTURES.map(([id, face]) => [`${id}, picture`, face] as const),
]
const dashed = (id: string): string => id.replaceAll('_', '-')
/** Folders that are not called after the technique: its data are no technique. */
const FOLDERS: Readonly<Record<string, string>> = { natal: 'natal-wheel' }
const folderOf = (id: string): string => FOLDERS[id] ?? dashed(id)

/** Where the figures from outside our code are. The next techniques have them in their own folder. */
const TRUTHS: Partial<Readonly<Record<TechniqueId, string>>> = {
  natal: 'test/truth/swetest.test.ts',
  transits: 'test/operations/transits.test.ts',
  solar_return: 'test/truth/solar-returns.json',
  returns_search: 'test/techniques/returns/truth.json',
  progressions: 'test/truth/returns.test.ts',
  composite: 'test/truth/returns.test.ts',
  synastry: 'test/truth/swetest.test.ts',
  panchang_moment: 'test/techniques/panchang/truth.json',
  panchang_month: 'test/techniques/panchang/truth.json',
  vedic_calculate: 'test/techniques/vedic-strength/truth.json',
}
/** Tools of their own, from the time before families. The list of tools has no room for more. */
const ALONE: ReadonlySet<string> = new Set(['natal', 'transits'])

let service: TestApp
let key: string
beforeAll(async () => {
  service = await startTestApp()
  key = await service.newKey('operator')
})
afterAll(() => service.stop())

const repeated = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((each, at) => values.indexOf(each) !== at)

test('ids, names of operations and addresses are used once', () => {
  const used = [
    ...ALL.map(({ id }) => `technique ${id}`),
    ...FACES.flatMap(([, { names }]) => Object.entries(names).flat()),
    ...FACES.map(([, { page }]) => `page ${page.slug}`),
  ]
  expect(repeated(used)).toEqual([])
})

test('a name of a fact, of a chapter and of a place has one meaning', () => {
  const meanings = [
    ...PICTURES.flatMap(([, { facts }]) =>
      Object.entries(facts).map(([name, fact]) => [`fact ${name}`, JSON.stringify(z.toJSONSchema(fact))] as const),
    ),
    ...DATA.map(([, { chapter }]) => [`chapter ${chapter.name}`, chapter.about] as const),
  ]
  const differing = [...Map.groupBy(meanings, ([name]) => name)].filter(
    ([, all]) => new Set(all.map(([, meaning]) => meaning)).size > 1,
  )
  expect(differing).toEqual([])
})

test('every tag of the OpenAPI document is described: by chapters.ts, or by the chapter of a technique', () => {
  const tags = new Set(OPERATIONS.filter(({ isPage }) => !isPage).map(({ tag }) => tag))
  expect([...tags].filter((tag) => !TAGS[tag])).toEqual([])
})

describe.each(ALL.map((each) => [each.id, each] as const))('%s', (id, { faces }) => {
  test('has the files that belong to a technique', () => {
    const folder = folderOf(id)
    const expected = [
      `src/techniques/${folder}/${folder}.ts`,
      // The natal chart has its labels among those of all charts.
      ...(faces.picture && id !== 'natal' ? [`src/techniques/${folder}/labels.ts`] : []),
      ...(faces.data ? [`docs/guide/${dashed(id)}.md`] : []),
      TRUTHS[id as TechniqueId] ?? `test/techniques/${folder}/truth.json`,
    ]
    expect(
      expected.filter((path) => !existsSync(path)),
      'A technique is described in CONTRIBUTING.md, "To add a technique". These files are missing',
    ).toEqual([])
    for (const path of expected.filter((each) => each.endsWith('/truth.json')))
      expect(readFileSync(path, 'utf8'), `${path} names the source of its figures`).toMatch(/"(?:source|command)":/)
  })

  test('is a member of a family, so that the list of tools stays short', () => {
    const without = TECHNIQUE_TOOLS.filter(({ view }) => view.technique === id && !view.family && !ALONE.has(id)).map(
      ({ name }) => name,
    )
    expect(without, 'Set `family` in the tool of each face: see `FAMILIES` in src/mcp/families.ts').toEqual([])
  })
})

test.each(TECHNIQUE_TOOLS.map((tool) => [tool.name, tool] as const))(
  'the tool %s is in a group of tools',
  (_, tool) => {
    const groups = (Object.keys(SCOPES) as Scope[]).filter((scope) => isIn(tool, scope))
    expect(groups, `Add the area ${tool.areas.at(-1)} to a group of src/mcp/scopes.ts`).not.toEqual([])
  },
)

const asText = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

describe.each(FACES)('the face %s', (_, face) => {
  test('answers to the examples of its schema and of its tool', async () => {
    const url = Object.values(face.names)[0]!
    const request = face.body ?? (face as DataFace).query!
    const examples = [...((request.meta()?.['examples'] as object[] | undefined) ?? []), face.tool.example]
    expect(examples.length, 'The request has an example in its `meta`').toBeGreaterThan(1)
    for (const fields of examples) {
      const sent = face.body ? { method: 'POST' as const, payload: fields } : { query: asText(fields) }
      const answer = await service.app.inject({ url, headers: { 'x-api-key': key }, ...sent })
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
      if ('reply' in face) expect(face.reply.safeParse(answer.json()).error).toBe(undefined)
    }
  })

  test('shows fields that its request has, and asks for births that it has', () => {
    const { query, body } = requestFields({
      ...(face.body && { body: face.body }),
      ...('query' in face && { query: face.query }),
    } as never)
    const paths = new Set([query, body].flatMap((fields) => leavesOf(fields ?? [])).map(({ path }) => path))
    for (const path of [...face.page.first, ...Object.keys(face.page.example)])
      expect([...paths], '`first` and `example` of `page` have paths of fields').toContain(path)
    const births = Object.keys(face.page.births ?? {})
    const asksForBirths = [...paths].some((path) => /(^|\.)time_known$/.test(path))
    if (asksForBirths) expect(births.length, '`births` of `page` names the births of the request').toBeGreaterThan(0)
    expect(face.tool.asks?.births ?? [], '`asks` of `tool` has the births of `page`').toEqual(births)
  })
})
