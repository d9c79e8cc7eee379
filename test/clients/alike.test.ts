import { afterAll, beforeAll, expect } from 'vitest'
import { inEachLanguage } from './languages.ts'
import { type Asked, SCENARIOS } from './scenarios.ts'
import { answer, bytes, hangUp, type StandIn, startStandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.stop())

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

inEachLanguage((only, carryOut) => {
  const outcomeOf = (asked: Asked) => carryOut(standIn.url, asked)

  only.for(SCENARIOS)('$title', async ({ server, requests, outcome, ...asked }) => {
    standIn.next(...server)
    const found = await outcomeOf(asked)
    expect(found).toMatchObject({ waits: [], ...outcome })
    expect(found.error === undefined).toBe(outcome.error === undefined)
    expect(standIn.seen.length).toBe(requests)
  })

  only('every try of a call has the same Idempotency-Key, and every call another one', async () => {
    const keys: string[] = []
    for (let call = 0; call < 2; call += 1) {
      standIn.next(answer(503, {}), hangUp, answer(200, {}))
      await outcomeOf({ group: 'natal', method: 'calculate', args: [BIRTH] })
      const sent = standIn.seen.map(({ headers }) => String(headers['idempotency-key']))
      expect(sent.length).toBe(3)
      expect(new Set(sent).size).toBe(1)
      expect(sent[0]).toMatch(/^[0-9a-f]{32}$/)
      keys.push(sent[0]!)
    }
    expect(keys[0]).not.toBe(keys[1])
  })

  only('an Idempotency-Key of the caller is sent as it is', async () => {
    standIn.next(answer(200, {}))
    await outcomeOf({ group: 'natal', method: 'calculate', args: [BIRTH], idempotencyKey: 'order-7' })
    expect(standIn.seen[0]!.headers['idempotency-key']).toBe('order-7')
  })

  only('calculations have the key alone, and account operations the token alone', async () => {
    standIn.next(answer(200, {}), answer(200, []))
    await outcomeOf({ group: 'natal', method: 'calculate', args: [BIRTH] })
    await outcomeOf({ group: 'keys', method: 'list' })
    const credentials = standIn.seen.map(({ headers }) => [headers['x-api-key'], headers.authorization])
    expect(credentials).toEqual([
      ['the key', undefined],
      [undefined, 'Bearer the token'],
    ])
  })

  only('fields of the address and of the body go where the document has them', async () => {
    standIn.next(answer(200, {}), answer(200, {}), bytes(200, Buffer.from('%PDF')))
    await outcomeOf({ group: 'natal', method: 'calculate', args: [{ ...BIRTH, include_minor: true }] })
    await outcomeOf({
      ...{ group: 'ephemeris', method: 'table' },
      args: [{ start: '2026-03-01', bodies: 'Sun,Moon', lat: 37.5, include_angles: false, end: null }],
    })
    await outcomeOf({ group: 'reports', method: 'markdown', args: ['a/b ?'] })
    expect(standIn.seen.map(({ method, url, body }) => [method, url, body === '' ? null : JSON.parse(body)])).toEqual([
      ['POST', '/api/v1/natal/calculate?include_minor=true', BIRTH],
      ['GET', '/api/v1/ephemeris?start=2026-03-01&bodies=Sun%2CMoon&lat=37.5&include_angles=false', null],
      ['GET', '/api/v1/natal/report/a%2Fb%20%3F?format=markdown', null],
    ])
  })

  only('a batch of 2,500 births is three requests with a key each, and its results are counted through', async () => {
    const births = Array.from({ length: 2500 }, (_, at) => ({ ...BIRTH, name: `n${at}` }))
    const charts = standInBatch()
    standIn.next(charts, charts, charts)
    const { items } = await outcomeOf({ group: 'natal', method: 'batch', args: [births], take: 5000 })
    expect(items).toEqual(births.map(({ name }, index) => ({ index, chart: { name } })))
    expect(standIn.seen.map(({ body }) => JSON.parse(body).births.length)).toEqual([1000, 1000, 500])
    expect(new Set(standIn.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })

  only('a batch stays below the bytes and the values that a request may have', async () => {
    const long = Array.from({ length: 40 }, () => ({ ...BIRTH, name: 'é'.repeat(20_000) }))
    const many = Array.from({ length: 40 }, () => ({ ...BIRTH, include_features: Array(2000).fill('chiron') }))
    standIn.next(...Array(12).fill(standInBatch()))
    const { items } = await outcomeOf({ group: 'natal', method: 'batch', args: [[...long, ...many]], take: 100 })
    expect(items?.length).toBe(80)
    for (const { body } of standIn.seen) {
      expect(Buffer.byteLength(body)).toBeLessThan(1024 * 1024)
      expect(body.match(/[,[{]/g)!.length).toBeLessThan(32_000)
    }
  })
})

/** Answers a batch with a chart that has the name of its birth. */
const standInBatch =
  () =>
  (response: Parameters<typeof hangUp>[0], { body }: { body: string }) => {
    const lines = JSON.parse(body).births.map(({ name }: { name: string }, index: number) => ({
      index,
      chart: { name },
    }))
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.end(lines.map((line: object) => `${JSON.stringify(line)}\n`).join(''))
  }
