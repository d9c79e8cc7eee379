import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestFields } from '../../src/pages/playground/form.ts'
import { leavesOf } from '../../src/pages/playground/form-fields.ts'
import { TECHNIQUES } from '../../src/techniques/index.ts'
import type { DataFace, PictureFace, Technique } from '../../src/techniques/technique.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

type Face = DataFace | PictureFace

const ALL = TECHNIQUES as readonly Technique[]
const FACES: readonly (readonly [string, Face])[] = ALL.flatMap(({ id, faces }) =>
  Object.entries(faces).map(([kind, face]) => [`${id}, ${kind}`, face as Face] as const),
)
/** Techniques that have pictures alone share a guide. */
const guideOf = ({ id, faces }: Technique): string => (faces.data ? id.replaceAll('_', '-') : 'chart-images')

let service: TestApp
let key: string
beforeAll(async () => {
  service = await startTestApp()
  key = await service.newKey('operator')
})
afterAll(() => service.stop())

test('ids, names of operations and addresses are used once', () => {
  const used = [
    ...ALL.map(({ id }) => `technique ${id}`),
    ...FACES.flatMap(([, { names }]) => Object.entries(names).flat()),
    ...FACES.map(([, { page }]) => `page ${page.slug}`),
  ]
  expect(used.filter((each, at) => used.indexOf(each) !== at)).toEqual([])
})

test.each(ALL.map((each) => [each.id, each] as const))('%s has a guide', (_, each) => {
  expect(existsSync(`docs/guide/${guideOf(each)}.md`)).toBe(true)
})

describe.each(FACES)('the face %s', (_, face) => {
  test('answers to the examples of its schema, of its page and of its tool', async () => {
    const url = Object.values(face.names)[0]!
    const examples = [...((face.body.meta()?.['examples'] as object[] | undefined) ?? []), face.tool.example]
    expect(examples.length).toBeGreaterThan(1)
    for (const payload of examples) {
      const answer = await service.app.inject({ method: 'POST', url, headers: { 'x-api-key': key }, payload })
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    }
  })

  test('shows fields that its request has, and asks for births that it has', () => {
    const { query, body } = requestFields({ body: face.body, ...('query' in face && { query: face.query }) } as never)
    const paths = new Set([...leavesOf(query), ...leavesOf(body)].map(({ path }) => path))
    for (const path of [...face.page.first, ...Object.keys(face.page.example)]) expect([...paths]).toContain(path)
    const births = Object.keys(face.page.births ?? {})
    expect(births.length).toBeGreaterThan(0)
    expect(face.tool.asks?.births).toEqual(births)
  })
})
