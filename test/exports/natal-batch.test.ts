import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { NatalBatchPiece } from '../../src/calculation/tasks.ts'
import type { Compute } from '../../src/calculation/threads/compute.ts'
import { openExports } from '../../src/jobs/streams/exports.ts'
import { Refusal, type RefusalCode } from '../../src/platform/errors.ts'
import { startMetrics } from '../../src/platform/metrics.ts'
import { joined, splitChunks } from '../../src/wire/bytes.ts'
import { natalBatchTasks } from '../../workers/natal-batch-tasks.ts'
import { sharedApp, startTestApp } from '../support/app.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const QUERY = { include_minor: false, include_stelliums: false }
/** No chart of a birth takes long. */
const longLine = () => Promise.reject(new Error('takes long'))
const CALLER = { lane: { id: 'a', weight: 1 }, exportsMax: 1 }

const batchOf = (births: readonly unknown[]) => ({
  ...{ births, query: QUERY, technique: null, isLong: false },
  ...{ isStrict: false, traceId: 'the-trace', endMark: false },
})

interface Line {
  readonly index: number
  readonly chart?: unknown
  readonly error?: unknown
}

/** Reads a batch to its end: its lines, the births that it gives back, and what it logged. */
async function read(compute: Compute, births: readonly unknown[]) {
  const exports = openExports({ compute, metrics: startMetrics() })
  const settled: number[] = []
  const logged: unknown[] = []
  const body = exports.natalBatch(batchOf(births), CALLER, {
    longLine,
    settle: async (failed) => settled.push(failed),
    log: (error) => logged.push(error),
  })
  const text = Buffer.concat(await body.toArray()).toString()
  return {
    lines: text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
    settled,
    logged,
  }
}

/** Threads that crash at some births, or refuse. */
const threadsWith = (refusalOf: (births: readonly unknown[]) => RefusalCode | null) => {
  const asked: number[] = []
  const run = async (_: string, { from, births }: NatalBatchPiece) => {
    asked.push(births.length)
    const code = refusalOf(births)
    if (code) throw new Refusal(code)
    const lines = births.map((_each, at) => `${JSON.stringify({ index: from + at, chart: {} })}\n`)
    return joined([JSON.stringify({ made: births.length, failed: 0, long: null }), lines.join('')])
  }
  return { compute: { threads: 2, run } as unknown as Compute, asked }
}

test('a birth that crashes its thread has its own error, and all others their charts', async () => {
  const { compute } = threadsWith((births) => (births.includes('deadly') ? 'compute_crashed' : null))
  const births = Array.from({ length: 50 }, (_, at) => (at === 33 ? 'deadly' : BIRTH))
  const { lines, settled, logged } = await read(compute, births)
  expect(lines.map(({ index }) => index)).toEqual(births.map((_, at) => at))
  expect(lines.filter(({ chart }) => !chart)).toEqual([
    { index: 33, error: { status: 500, detail: 'Internal Server Error', trace_id: 'the-trace' } },
  ])
  expect([settled, logged.length]).toEqual([[1], 1])
})

test('births that wait in vain for the gazetteer of a first start are given back, and the others are paid', async () => {
  const tasks = natalBatchTasks(({ city }) => {
    if (city) throw new Refusal('places_preparing')
    return Buffer.from('{}')
  })
  const run = async (_: string, piece: NatalBatchPiece) => tasks.piece(piece)
  const births = [BIRTH, { ...BIRTH, lat: undefined, lng: undefined, city: 'Berlin' }, { ...BIRTH, month: 13 }]
  const { lines, settled } = await read({ threads: 1, run } as unknown as Compute, births)
  expect(lines.map(({ error }) => (error as { status: number } | undefined)?.status)).toEqual([undefined, 503, 422])
  expect(settled).toEqual([1])
})

test('births of a service that is shutting down say so, and are not tried one by one', async () => {
  const { compute, asked } = threadsWith(() => 'compute_stopping')
  const { lines, settled } = await read(compute, Array(30).fill(BIRTH))
  expect(lines).toHaveLength(30)
  expect(lines[29]).toEqual({
    index: 29,
    error: { status: 503, error: 'compute_stopping', message: 'The service is shutting down' },
  })
  expect([settled, asked]).toEqual([[30], [20, 10]])
})

test('a thread makes as many births as its turn allows, and the others get another turn', async () => {
  let clock = 0
  const { piece } = natalBatchTasks(
    () => Buffer.from('{}'),
    () => (clock += 4),
  )
  const sizes: number[] = []
  const run = async (_: string, input: NatalBatchPiece) => {
    sizes.push(input.births.length)
    return piece(input)
  }
  const births = Array.from({ length: 20 }, (_, at) => (at % 5 === 0 ? 'no birth' : BIRTH))
  const { lines, settled } = await read({ threads: 1, run } as unknown as Compute, births)
  expect(lines.map(({ index, error }) => [index, error !== undefined])).toEqual(
    births.map((birth, at) => [at, birth === 'no birth']),
  )
  expect([settled, sizes]).toEqual([[0], [20, 17, 14, 11, 8, 5, 2]])
})

describe('births of a technique that take long', () => {
  const LONG = { input: { ephemeris: 'auto' as const } }
  const TECHNIQUE = { id: 'transits', options: {}, nowMs: 0, requestId: 'x', hasSeries: false }

  /** Reads a batch whose births all take long, if they can be read. */
  async function readLong(births: readonly unknown[], longLine: (index: number) => Promise<Uint8Array>) {
    let [atOnce, most] = [0, 0]
    const run = async (_: string, { from, births: some }: NatalBatchPiece) =>
      typeof some[0] === 'string'
        ? joined([
            JSON.stringify({ made: 1, failed: 0, long: null }),
            `${JSON.stringify({ index: from, error: {} })}\n`,
          ])
        : joined([JSON.stringify({ made: 0, failed: 0, long: LONG }), ''])
    const exports = openExports({ compute: { threads: 4, run } as unknown as Compute, metrics: startMetrics() })
    const settled: number[] = []
    const body = exports.natalBatch({ ...batchOf(births), technique: TECHNIQUE, isLong: true }, CALLER, {
      async longLine(index) {
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise(setImmediate)
        atOnce -= 1
        return longLine(index)
      },
      settle: async (failed) => settled.push(failed),
      log: () => {},
    })
    const text = Buffer.concat(await body.toArray()).toString()
    return {
      lines: text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
      settled,
      most,
    }
  }

  const lineOf = async (index: number) => Buffer.from(`${JSON.stringify({ index, transits: {} })}\n`)

  test('are calculated one by one, in their order, because each keeps all threads busy', async () => {
    const births = [BIRTH, 'no birth', BIRTH, BIRTH]
    const { lines, settled, most } = await readLong(births, lineOf)
    expect(lines.map((line) => Object.keys(line))).toEqual(
      births.map((birth) => ['index', birth === BIRTH ? 'transits' : 'error']),
    )
    expect([lines.map(({ index }) => index), settled, most]).toEqual([[0, 1, 2, 3], [0], 1])
  })

  test('are given back if the service fails to calculate them, and the others are paid', async () => {
    const { lines, settled } = await readLong([BIRTH, BIRTH, BIRTH], (index) =>
      index === 1 ? Promise.reject(new Error('crashed')) : lineOf(index),
    )
    expect(lines[1]).toEqual({
      index: 1,
      error: { status: 500, detail: 'Internal Server Error', trace_id: 'the-trace' },
    })
    expect([lines.filter((line) => 'transits' in line).length, settled]).toEqual([2, [1]])
  })
})

test('a piece of a batch ends before its answers fill the memory', () => {
  const { piece } = natalBatchTasks(
    () => Buffer.alloc(200_000, '1'),
    () => 0,
  )
  const [facts] = splitChunks(piece({ ...batchOf(Array(20).fill(BIRTH)), from: 0 }), 2)
  expect(JSON.parse(new TextDecoder().decode(facts))).toEqual({ made: 3, failed: 0, long: null })
})

test('the threads of a service may die meanwhile', async () => {
  const service = await startTestApp({ threads: 2 })
  const { compute } = service.services
  const reading = read(compute, Array(400).fill(BIRTH))
  await compute.killThread()
  const { lines, settled } = await reading
  expect(lines.every(({ index, chart }, at) => index === at && chart !== undefined)).toBe(true)
  expect([lines.length, settled]).toEqual([400, [0]])
  await service.stop()
})

test('a batch is one of the streams at a time, and a reader who goes away makes room', async () => {
  const { services } = await sharedApp()
  const exports = openExports({ compute: services.compute, metrics: startMetrics() })
  const told = { longLine, settle: async () => {}, log: () => {} }
  const begin = () => exports.natalBatch(batchOf(Array(1_000).fill(BIRTH)), CALLER, told)
  const first = begin()
  expect(begin).toThrow(/Your plan allows 1 stream at a time/)
  first.destroy()
  await once(first, 'close')
  begin().destroy()
})

test('a reader who takes nothing is cut off, and births that were refused are not given back', async () => {
  const { services } = await sharedApp()
  const exports = openExports({ compute: services.compute, metrics: startMetrics(), slowMs: 100 })
  const { promise: settled, resolve } = Promise.withResolvers<number>()
  const births = Array.from({ length: 1_000 }, (_, at) => (at === 0 ? 'no birth' : BIRTH))
  const body = exports.natalBatch(batchOf(births), CALLER, {
    longLine,
    settle: async (count) => resolve(count),
    log: () => {},
  })
  await once(body, 'readable')
  await once(body, 'close')
  expect(await settled).toBe(0)
})
