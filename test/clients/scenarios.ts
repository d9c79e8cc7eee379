import { answer, type Behaviour, byteByByte, bytes, cut, hangUp, silence, stream } from './stand-in.ts'

/** One call of a client, in words that both languages understand. */
export interface Asked {
  /** In snake_case. */
  readonly group: string
  readonly method: string
  readonly args?: readonly unknown[]
  readonly key?: string
  readonly token?: string
  readonly retries?: number
  readonly totalMs?: number
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
  /** The answer is a stream. At most this many items are taken. */
  readonly take?: number
  /** Asked for after each item, with the count of items: `ADDRESS?items=7`. */
  readonly probe?: string
  /** The folder of a download, which is the last argument. */
  readonly folder?: string
}

/** What came of it. */
export interface Outcome {
  readonly value?: unknown
  /** The items that arrived before any error. */
  readonly items?: readonly unknown[]
  readonly error?: {
    readonly status: number
    readonly code: string
    readonly tries: number
    readonly retryAfterMs?: number
    readonly faults?: readonly unknown[]
    readonly traceId?: string
    readonly message?: string
  }
  /** The message of an error that is not one of a call: what was given is wrong. */
  readonly thrown?: string
  /** The waits between tries, in milliseconds. */
  readonly waits: readonly number[]
}

export interface Scenario extends Asked {
  readonly title: string
  readonly server: readonly Behaviour[]
  /** How many requests arrive. */
  readonly requests: number
  readonly outcome: Omit<Outcome, 'waits'> & { readonly waits?: readonly number[] }
}

/** When the clocks of the clients begin. They advance by the waits alone. */
export const NOW = Date.UTC(2026, 0, 1)

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const CHART = { planets: [{ id: 'sun' }] }
const natal = { group: 'natal', method: 'calculate', args: [BIRTH] }
const list = { group: 'exports', method: 'list' }
const rows = { group: 'ephemeris', method: 'rows', args: [{ start: '2026-01-01' }], take: 1000 }
const batch = { group: 'natal', method: 'batch', args: [[BIRTH, BIRTH]], take: 1000 }

const BUSY = { error: 'compute_busy', message: 'All calculation workers are busy' }
const FAULTS = [{ loc: ['body', 'month'], msg: 'Must be at most 12', type: 'less_than_equal' }]

export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'a 429 is tried again after the seconds of Retry-After',
    ...natal,
    server: [answer(429, BUSY, { 'retry-after': '3' }), answer(200, CHART)],
    requests: 2,
    outcome: { value: CHART, waits: [3000] },
  },
  {
    title: 'a 429 is tried again at the date of Retry-After',
    ...natal,
    server: [answer(429, BUSY, { 'retry-after': new Date(NOW + 7000).toUTCString() }), answer(200, CHART)],
    requests: 2,
    outcome: { value: CHART, waits: [7000] },
  },
  {
    title: 'without Retry-After each wait is twice the one before, and the last error is thrown',
    ...natal,
    server: Array(5).fill(answer(503, BUSY)),
    requests: 5,
    outcome: { error: { status: 503, code: 'compute_busy', tries: 5 }, waits: [250, 500, 1000, 2000] },
  },
  {
    title: 'a gateway that answers 502 or 504 is asked again',
    ...list,
    server: [answer(502, 'bad'), answer(504, 'slow'), answer(200, { exports: [] })],
    requests: 3,
    outcome: { value: { exports: [] }, waits: [250, 500] },
  },
  {
    title: 'a calculation is sent again when the connection closes without an answer',
    ...natal,
    server: [hangUp, answer(200, CHART)],
    requests: 2,
    outcome: { value: CHART, waits: [250] },
  },
  {
    title: 'a service that hangs up each time is a network error',
    ...list,
    retries: 1,
    server: [hangUp, hangUp],
    requests: 2,
    outcome: { error: { status: 0, code: 'network_error', tries: 2 }, waits: [250] },
  },
  {
    title: 'a service that says nothing is asked again, and is a timeout at last',
    ...natal,
    ...{ retries: 1, timeoutMs: 150 },
    server: [silence, silence],
    requests: 2,
    outcome: { error: { status: 0, code: 'timeout', tries: 2 }, waits: [250] },
  },
  {
    title: 'a retry that finds the first try still at work waits for it',
    ...natal,
    server: [
      answer(409, { error: 'request_in_progress', message: 'It runs' }, { 'retry-after': '1' }),
      answer(200, CHART),
    ],
    requests: 2,
    outcome: { value: CHART, waits: [1000] },
  },
  {
    title: 'another conflict is not tried again',
    ...natal,
    server: [answer(409, { error: 'idempotency_key_reused', message: 'Another request has this key' })],
    requests: 1,
    outcome: { error: { status: 409, code: 'idempotency_key_reused', tries: 1 } },
  },
  {
    title: 'a wait beyond the total time is not begun',
    ...natal,
    totalMs: 60_000,
    server: [answer(429, { error: 'rate_limit_exceeded', message: 'No units' }, { 'retry-after': '3600' })],
    requests: 1,
    outcome: { error: { status: 429, code: 'rate_limit_exceeded', tries: 1, retryAfterMs: 3_600_000 } },
  },
  {
    title: 'retries end with the total time',
    ...natal,
    ...{ totalMs: 5000, retries: 100 },
    server: Array(9).fill(answer(503, BUSY, { 'retry-after': '2' })),
    requests: 3,
    outcome: { error: { status: 503, code: 'compute_busy', tries: 3, retryAfterMs: 2000 }, waits: [2000, 2000] },
  },
  {
    title: 'faults of the input are not sent again, and keep their places',
    ...natal,
    server: [answer(422, { detail: FAULTS }, { 'x-request-id': 'trace-1' })],
    requests: 1,
    outcome: {
      error: {
        ...{ status: 422, code: 'invalid_input', tries: 1, faults: FAULTS, traceId: 'trace-1' },
        message: 'body.month: Must be at most 12',
      },
    },
  },
  {
    title: 'problem details are an error with the field',
    group: 'numerology',
    method: 'profile',
    args: [{ method: { system: 'chaldean' }, subject: {} }],
    server: [
      answer(
        422,
        {
          status: 422,
          code: 'name_required',
          detail: 'A name is required',
          field: 'subject.name',
          trace_id: 'trace-2',
        },
        { 'content-type': 'application/problem+json' },
      ),
    ],
    requests: 1,
    outcome: {
      error: {
        ...{ status: 422, code: 'name_required', tries: 1, traceId: 'trace-2', message: 'A name is required' },
        faults: [{ loc: ['body', 'subject', 'name'], msg: 'A name is required', type: 'name_required' }],
      },
    },
  },
  {
    title: 'the creation of a key is never repeated after a refusal',
    ...{ group: 'keys', method: 'create', args: [{ name: 'mine' }] },
    server: [answer(503, BUSY, { 'retry-after': '1' })],
    requests: 1,
    outcome: { error: { status: 503, code: 'compute_busy', tries: 1, retryAfterMs: 1000 } },
  },
  {
    title: 'the creation of a key is never repeated after a lost connection',
    ...{ group: 'keys', method: 'create', args: [{ name: 'mine' }] },
    server: [hangUp],
    requests: 1,
    outcome: { error: { status: 0, code: 'network_error', tries: 1 } },
  },
  {
    title: 'a change of a key is never repeated',
    ...{ group: 'keys', method: 'update', args: ['id', { name: 'yours' }] },
    server: [answer(429, BUSY, { 'retry-after': '1' })],
    requests: 1,
    outcome: { error: { status: 429, code: 'compute_busy', tries: 1, retryAfterMs: 1000 } },
  },
  {
    title: 'a redirection is not followed',
    ...list,
    server: [answer(302, {}, { location: 'http://127.0.0.1:9/elsewhere' })],
    requests: 1,
    outcome: { error: { status: 302, code: 'http_302', tries: 1 } },
  },
  {
    title: 'an answer that should be JSON and is not is an error',
    ...list,
    server: [bytes(200, Buffer.from('<html>'), { 'content-type': 'text/html' })],
    requests: 1,
    outcome: {
      error: { status: 0, code: 'unexpected_answer', tries: 1, message: 'The answer is not JSON but text/html' },
    },
  },
  {
    title: 'an answer that ends before its length is tried again',
    ...natal,
    server: [
      cut(200, Buffer.from(JSON.stringify(CHART)), 5, { 'content-type': 'application/json' }),
      answer(200, CHART),
    ],
    requests: 2,
    outcome: { value: CHART, waits: [250] },
  },
  {
    title: 'a stream that is refused at first is opened again',
    ...rows,
    server: [answer(503, BUSY, { 'retry-after': '2' }), stream([{ n: 1 }, { n: 2 }])],
    requests: 2,
    outcome: { items: [{ n: 1 }, { n: 2 }], waits: [2000] },
  },
  {
    title: 'letters that are cut in two, and a last line without an end, are read',
    ...rows,
    server: [byteByByte('{"n":"é漢"}\n{"n":"🌙"}')],
    requests: 1,
    outcome: { items: [{ n: 'é漢' }, { n: '🌙' }] },
  },
  {
    title: 'a stream whose connection ends between two rows is an error',
    ...rows,
    server: [stream([{ n: 1 }], 'closed')],
    requests: 1,
    outcome: { items: [{ n: 1 }], error: { status: 0, code: 'broken_stream', tries: 1 } },
  },
  {
    title: 'a stream that breaks gives its rows and then an error, and is not begun anew',
    ...rows,
    server: [stream([{ n: 1 }, { n: 2 }], 'broken')],
    requests: 1,
    outcome: { items: [{ n: 1 }, { n: 2 }], error: { status: 0, code: 'broken_stream', tries: 1 } },
  },
  {
    title: 'a stream with fewer rows than announced is an error, though its connection ended in order',
    ...rows,
    server: [stream([{ n: 1 }, { n: 2 }], 'whole', { 'x-orrery-rows': '3' })],
    requests: 1,
    outcome: {
      items: [{ n: 1 }, { n: 2 }],
      error: { status: 0, code: 'broken_stream', tries: 1, message: 'The answer ended after 2 of 3 rows' },
    },
  },
  {
    title: 'a stream that is cut in its last row gives no part of that row',
    ...rows,
    server: [bytes(200, Buffer.from('{"n":1}\n2'), { 'x-orrery-rows': '2' })],
    requests: 1,
    outcome: { items: [{ n: 1 }], error: { status: 0, code: 'broken_stream', tries: 1 } },
  },
  {
    title: 'the heading of CSV is none of the announced rows',
    ...{ group: 'ephemeris', method: 'lines', args: [{ start: '2026-01-01' }], take: 1000 },
    server: [bytes(200, Buffer.from('timestamp\n2026-01-01\n'), { 'x-orrery-rows': '2' })],
    requests: 1,
    outcome: {
      items: ['timestamp', '2026-01-01'],
      error: { status: 0, code: 'broken_stream', tries: 1, message: 'The answer ended after 1 of 2 rows' },
    },
  },
  {
    title: 'a stream with as many rows as announced ends without an error',
    ...rows,
    server: [stream([{ n: 1 }, { n: 2 }], 'whole', { 'x-orrery-rows': '2' })],
    requests: 1,
    outcome: { items: [{ n: 1 }, { n: 2 }] },
  },
  {
    title: 'a stream that stalls is a timeout after what has arrived',
    ...rows,
    timeoutMs: 150,
    server: [stream([{ n: 1 }], 'stalled')],
    requests: 1,
    outcome: { items: [{ n: 1 }], error: { status: 0, code: 'timeout', tries: 1 } },
  },
  {
    title: 'births of a batch are in order, each with its error in its place',
    ...batch,
    server: [
      stream([
        { index: 0, error: { status: 422, detail: FAULTS } },
        { index: 1, chart: CHART },
      ]),
    ],
    requests: 1,
    outcome: {
      items: [
        { index: 0, error: { status: 422, code: 'invalid_input', faults: FAULTS } },
        { index: 1, chart: CHART },
      ],
    },
  },
  {
    title: 'births of a batch of a technique have its answers, each with its error in its place',
    ...batch,
    args: [[BIRTH, BIRTH], { technique: 'firdaria', options: {} }],
    server: [
      stream([
        { index: 0, error: { status: 422, detail: FAULTS } },
        { index: 1, firdaria: CHART },
      ]),
    ],
    requests: 1,
    outcome: {
      items: [
        { index: 0, error: { status: 422, code: 'invalid_input', faults: FAULTS } },
        { index: 1, answer: CHART },
      ],
    },
  },
  {
    title: 'a batch that ends before its last birth is an error',
    ...batch,
    server: [stream([{ index: 0, chart: CHART }])],
    requests: 1,
    outcome: { items: [{ index: 0, chart: CHART }], error: { status: 0, code: 'broken_stream', tries: 1 } },
  },
  {
    title: 'a report is asked for as often as the service says',
    ...{ group: 'reports', method: 'wait', args: ['id'] },
    server: [
      answer(200, { status: 'queued', next_poll_after_seconds: 2, error: null }),
      answer(200, { status: 'processing', next_poll_after_seconds: 5, error: null }),
      answer(200, { status: 'completed', next_poll_after_seconds: null, error: null }),
    ],
    requests: 3,
    outcome: { value: { status: 'completed', next_poll_after_seconds: null, error: null }, waits: [2000, 5000] },
  },
  {
    title: 'a report that fails is an error that says why',
    ...{ group: 'reports', method: 'wait', args: ['id'] },
    server: [
      answer(200, { status: 'failed', next_poll_after_seconds: null, error: { code: 'x', message: 'No paper' } }),
    ],
    requests: 1,
    outcome: { error: { status: 0, code: 'report_failed', tries: 1, message: 'No paper' } },
  },
  {
    title: 'an export that is cancelled meanwhile is an error',
    ...{ group: 'exports', method: 'wait', args: ['id'] },
    server: [answer(200, { status: 'cancelled', next_poll_after_seconds: null, error: null })],
    requests: 1,
    outcome: { error: { status: 0, code: 'export_cancelled', tries: 1, message: 'The export was cancelled' } },
  },
]
