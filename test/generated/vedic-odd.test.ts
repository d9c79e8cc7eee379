import { beforeAll, expect, test } from 'vitest'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { FULL } from '../support/full-form.ts'
import { faultsBy } from './answers.ts'
import { type Described, type Document, operationsOf, type Schema } from './described.ts'
import { type Values, valuesOf } from './values.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const DATES = ['-9999-01-01', '9999-12-31', '1582-10-10', '2011-12-30', '+275760-09-14', '2026-02-30', '']

const DATE_FIELDS = [
  'reference_date',
  'timeline_from',
  'timeline_to',
  'range_start',
  'range_end',
  'saturn_start',
  'saturn_end',
  'start_date',
  'end_date',
  'date',
  'target_date',
]

/** Values at the edges of fields, by their names. Others get null alone. */
const EDGES: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(DATE_FIELDS.map((name) => [name, DATES])),
  ayanamsha: ['24.04@1950-01-01', '0@-9999-01-01', '24.04@1950-02-30', ''],
  year: [-9999, -3001, -3000, 0, 50, 1582, 3000, 9999],
  ...Object.fromEntries(['lat', 'return_lat', 'reference_lat'].map((name) => [name, [90, -90, 89.999, 66.56]])),
  ...Object.fromEntries(['lng', 'return_lng', 'reference_lng'].map((name) => [name, [180, -180]])),
  tz_str: ['LMT', '+15:30', '+00:21:48', 'Pacific/Apia'],
  tz: ['LMT', -15.5, 1e-9],
  time_known: [false],
  house_system: ['gauquelin', 'placidus', 'horizontal', 'sunshine'],
  kinds: [['day'], ['lunation', 'sankranti', 'lunar_month'], []],
  name: ['a\r\nBEGIN:VEVENT', '<script>alert(1)</script>', ']]>&"\'', '\u0000\ud800', '\u202e'],
  target_year: [-9999, 0, 9999],
  levels: [5],
  dasha_levels: [0, 2, 5],
  format: ['ics', 'csv', 'xml'],
  number: [1, 249],
  time: ['24:00', '23:59:59'],
  custom_theme: [{ background: 'url(#a)' }, { background: '#fff" onload="x' }, { background: 'transparent' }],
  chart_config: [{ columns: 6, panel_padding: 80, body_font_size: 60, sign_font_size: 60 }],
}

/** In the short form a field gets one of these values, and each operation others. */
const SHARE = 12

/** The example of an operation with one field changed, also within the births that it has. */
function* oddBodies({ body }: Described, values: Values): Generator<object> {
  const example = body!.examples[0] as Readonly<Record<string, unknown>>
  const fieldsOf = (schema: Schema): string[] => Object.keys(values.resolved(schema).properties ?? {})
  const changed = function* (whole: object, names: readonly string[]): Generator<object> {
    for (const name of names) for (const value of [null, ...(EDGES[name] ?? [])]) yield { ...whole, [name]: value }
  }
  const names = fieldsOf(body!.schema)
  yield* changed(example, names)
  if (names.includes('format')) for (const format of ['ics', 'csv']) yield* changed({ ...example, format }, names)
  for (const [name, birth] of Object.entries(example)) {
    if (typeof birth !== 'object' || birth === null || Array.isArray(birth)) continue
    const schema = values.resolved(body!.schema).properties?.[name]
    if (schema) for (const inner of changed(birth, fieldsOf(schema))) yield { ...example, [name]: inner }
  }
}

const document = openapi(OPERATIONS, { version: '0', url: 'http://localhost' }) as unknown as Document
const VEDIC = operationsOf(document).filter(({ url, method }) => method === 'POST' && url.includes('/vedic/'))

const typeOf = ({ 'content-type': type }: { readonly 'content-type'?: unknown }) => ({ 'content-type': String(type) })

test.each(VEDIC.map((operation, turn) => [operation.url, operation, turn] as const))(
  '%s answers values at the edges of its fields as the document says, and never fails',
  async (url, operation, turn) => {
    const faultOf = faultsBy(document)
    const bodies = [...oddBodies(operation, valuesOf(document))]
    const faults: string[] = []
    for (const body of FULL ? bodies : bodies.filter((_, index) => index % SHARE === turn % SHARE)) {
      const payload = JSON.stringify(body)
      const headers = { 'x-api-key': service.key, 'content-type': 'application/json' }
      const answer = await service.app.inject({ method: 'POST', url, headers, payload })
      const request = { kind: 'odd', operation, method: 'POST', target: url, headers, body: payload } as const
      const received = { status: answer.statusCode, headers: typeOf(answer.headers), body: answer.rawPayload }
      const fault = answer.statusCode >= 500 ? 'the front failed' : faultOf(request, received)
      if (fault) faults.push(`${payload}: ${answer.statusCode} ${fault}`)
    }
    expect(bodies.length).toBeGreaterThan(SHARE)
    expect(faults).toEqual([])
  },
)
