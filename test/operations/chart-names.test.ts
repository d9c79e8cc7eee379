import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { NAMES } from '../support/names.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }

/** The caption of a drawing. It comes last. */
const captionOf = (drawing: string): string => drawing.slice(drawing.indexOf('class="caption"'))

test.each(Object.entries(NAMES))(
  'a chart of a name in %s has the name as paths and as a title',
  async (_, [name, city]) => {
    const reply = await service.postTo('/api/v1/natal/chart/', { ...BIRTH, name, city })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.body).not.toMatch(/<text|font-family/)
    const caption = captionOf(reply.body)
    expect(caption).toContain(`<title>${name}</title>`)
    // Name and place.
    expect(caption.match(/<path d="[^"]+" fill="[^"]+"\/>/g)).toHaveLength(2)
  },
)

test('two persons may have names in two scripts, and a long name is cut', async () => {
  const long = 'محمد '.repeat(40).trim()
  const reply = await service.postTo('/api/v1/natal/chart/synastry', {
    person_a: { ...BIRTH, name: long },
    person_b: { ...BIRTH, name: '村上春樹' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  const caption = captionOf(reply.body)
  expect(caption).toContain(`<title>${long}</title>`)
  const edges = [...caption.matchAll(/ d="M([-\d.]+)/g)].map(([, x]) => Number(x))
  for (const x of edges) expect(x).toBeGreaterThan(0)
  for (const x of edges) expect(x).toBeLessThan(1000)
})

test('a name of letters with thousands of steps each is cut, and costs no more memory than its cut', async () => {
  // Two hundred of them, in every line of the captions, once filled the memory of a thread.
  const name = '\ufdfd'.repeat(200)
  const reply = await service.postTo('/api/v1/natal/chart/transits', {
    natal: { ...BIRTH, name, city: name },
    current_city: name,
    current_lat: 1,
    current_lng: 2,
  })
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200)
  expect(reply.body.length).toBeLessThan(1_000_000)
})

test('a letter with a hundred marks does not reach into the wheel', async () => {
  const reply = await service.postTo('/api/v1/natal/chart/', { ...BIRTH, name: `Z${'\u0301\u0489\u0335'.repeat(60)}` })
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200)
  const starts = [...captionOf(reply.body).matchAll(/M([-\d.]+) ([-\d.]+)/g)]
  // At the height of the title the wheel begins at the middle of the picture.
  for (const [, x] of starts) expect(Number(x)).toBeLessThan(500)
})
