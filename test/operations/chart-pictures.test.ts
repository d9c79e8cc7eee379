import { afterAll, beforeAll, expect, test } from 'vitest'
import { remaining, startTestApp, type TestApp } from '../support/app.ts'
import { readPng } from '../support/png.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

let database: TestDatabase
let service: TestApp
let renderer: TestRenderer

beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url })
  renderer = await startRenderer({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await renderer?.stop()
  await service?.stop()
  await database?.drop()
})

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const URL_NATAL = '/api/v1/natal/chart/'

test.each([
  [{ size: 700 }, 1400],
  [{ size: 400, png_quality_scale: 1 }, 400],
  [{ size: 700, png_quality_scale: 2.5 }, 1750],
  [{ size: 700, png_quality_scale: 5 }, 3500],
])('a PNG of %j has %i pixels on each side, and is no blank page', async (fields, side) => {
  const reply = await service.postTo(URL_NATAL, { ...BIRTH, ...fields, format: 'png' })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['content-type']).toBe('image/png')
  const picture = readPng(reply.rawPayload)
  expect([picture.width, picture.height]).toEqual([side, side])
  const shades = new Set<string>()
  for (let at = 0; at < side; at += Math.ceil(side / 200))
    shades.add(
      picture
        .at(at, side >> 1)
        .slice(0, 3)
        .join(),
    )
  expect(shades.size).toBeGreaterThan(3)
})

test.each(['wheel_with_tables', 'tables', 'aspect_grid'])(
  'a PNG of %s is as wide as asked and as high as its SVG',
  async (layout) => {
    const drawing = await service.postTo(URL_NATAL, { ...BIRTH, layout, size: 800 })
    const height = Number(/^<svg [^>]*? height="(\d+)"/.exec(drawing.body)![1])
    const reply = await service.postTo(URL_NATAL, {
      ...BIRTH,
      layout,
      size: 800,
      png_quality_scale: 2,
      format: 'png',
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const picture = readPng(reply.rawPayload)
    expect([picture.width, picture.height]).toEqual([1600, height * 2])
    // The page covers the last row of pixels, whatever the height is in units.
    for (const [x, y] of [
      [0, 0],
      [1599, height * 2 - 1],
    ] as const)
      expect([...picture.at(x, y)].slice(0, 4)).toEqual([255, 255, 255, 255])
  },
)

const HIGH = { layout: 'tables', size: 2000, png_quality_scale: 3, format: 'png' }
const TRANSITS = '/api/v1/natal/chart/transits'
const SYNASTRY = '/api/v1/natal/chart/synastry'

test.each([
  [URL_NATAL, [], { ...BIRTH, ...HIGH }],
  [TRANSITS, ['natal'], { natal: { ...BIRTH, ...HIGH }, transit_date: '2026-01-01', current_lat: 0, current_lng: 0 }],
  [SYNASTRY, ['person_a'], { person_a: { ...BIRTH, ...HIGH }, person_b: BIRTH }],
])('a PNG of %s that is too high names png_quality_scale, its height and the most', async (url, within, body) => {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(422)
  const [fault] = reply.json().detail
  expect(fault.loc).toEqual(['body', ...within, 'png_quality_scale'])
  const [, height, allowed] =
    /^size 2000 times png_quality_scale 3 makes this image (\d+) pixels high; at most 6000 are allowed. With this size png_quality_scale is at most ([\d.]+), or reduce size$/.exec(
      fault.msg,
    )!
  expect(Number(height)).toBeGreaterThan(6000)
  const [name] = within
  const fields = { png_quality_scale: Number(allowed) }
  const mended = name ? { ...body, [name]: { ...BIRTH, ...HIGH, ...fields } } : { ...body, ...fields }
  const picture = await service.postTo(url, mended)
  expect(picture.statusCode, picture.body.slice(0, 300)).toBe(200)
  expect(readPng(picture.rawPayload).height).toBeGreaterThan(5950)
})

test('a page is a PDF of vectors, and an image costs what it takes', async () => {
  const before = remaining(await service.get({ start: '2026-01-01' }))
  const page = await service.postTo(URL_NATAL, { ...BIRTH, format: 'pdf' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('application/pdf')
  expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(remaining(page)).toBe(before - 3)
  expect(remaining(await service.postTo(URL_NATAL, BIRTH))).toBe(before - 4)
})

test('an image is chosen by the Accept header too', async () => {
  const reply = await service.postTo(URL_NATAL, BIRTH, { accept: 'image/png' })
  expect(reply.headers['content-type']).toBe('image/png')
  const inside = await service.postTo(
    '/api/v1/natal/chart/solar-return',
    { natal: BIRTH, year: 2026 },
    { accept: 'image/png' },
  )
  expect(inside.headers['content-type']).toBe('image/png')
})
