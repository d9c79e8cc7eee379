import { expect, test } from 'vitest'
import { THEMES } from '../../src/wheel/style.ts'
import { sharedApp } from '../support/app.ts'

test('one picture shows every theme and every glyph that can be chosen', async () => {
  const { app, key } = await sharedApp()
  const reply = await app.inject({ url: '/api/v1/natal/chart/styles', headers: { 'x-api-key': key } })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect([...reply.body.matchAll(/data-theme="(\w+)"/g)].map(([, theme]) => theme)).toEqual(Object.keys(THEMES))
  expect([...reply.body.matchAll(/data-glyph="(\w+)"/g)].map(([, glyph]) => glyph)).toEqual([
    ...['uranus', 'uranus_arrow', 'pluto', 'pluto_letters'],
  ])
})

test('a chart has the glyphs that were chosen', async () => {
  const { postTo } = await sharedApp()
  const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
  const [usual, chosen] = await Promise.all(
    [{}, { uranus_glyph: 'arrow', pluto_glyph: 'letters' }].map(async (chart_config) => {
      const { body } = await postTo('/api/v1/natal/chart/', { ...birth, chart_config })
      return ['uranus', 'pluto', 'sun'].map(
        (id) => new RegExp(`data-body="${id}".*?class="glyph" d="([^"]+)"`).exec(body)![1],
      )
    }),
  )
  expect(chosen![0]).not.toBe(usual![0])
  expect(chosen![1]).not.toBe(usual![1])
  expect(chosen![2]).toBe(usual![2])
})
