import { filled, growing, HEAVY_BODIES, PACKINGS, packed } from './heavy-bodies.ts'
import type { Random } from './random.ts'
import type { GeneratedRequest } from './requests.ts'

/** Changes one or two things that no schema describes. */
export function odd(request: GeneratedRequest, random: Random): GeneratedRequest {
  const changed = { ...request, ...random.pick(ODD)(request, random) }
  return random.chance(0.7) ? changed : { ...changed, ...random.pick(ODD)(changed, random) }
}

type Change = (request: GeneratedRequest, random: Random) => Partial<GeneratedRequest>

const withHeaders =
  (...choices: readonly Readonly<Record<string, string | string[]>>[]): Change =>
  ({ headers }, random) => ({ headers: { ...headers, ...random.pick(choices) } })
const withBody =
  (...makers: readonly ((random: Random) => string | Buffer)[]): Change =>
  (request, random) => ({
    ...(request.body === null && { method: 'POST' }),
    headers: { 'content-type': 'application/json', ...request.headers },
    body: random.pick(makers)(random),
  })

const ODD: readonly Change[] = [
  (_, random) => ({
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']),
  }),
  ({ target }, random) => ({
    target: random.pick([
      ...[`${target}x`, `/${target}`, `${target}/`, `${target}?&&=&%20`, `${target}%2e%2e/`, '/', '/api', '/nowhere'],
      ...[
        `${target.split('?')[0]}?${'a=1&'.repeat(2_500)}`,
        `${target}%ff`,
        `${target}%zz`,
        '/docs/api',
        '/openapi.json',
      ],
      ...[target.toUpperCase(), `${target.split('?')[0]}/${'x'.repeat(12_000)}`],
    ]),
  }),
  withHeaders(
    ...[
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': '' },
    ],
    ...[{ 'content-type': 'application/json; charset=utf-16' }, { 'content-type': 'multipart/form-data' }],
    { 'content-type': 'application/json, application/json' },
  ),
  withHeaders(
    ...[{ accept: 'image/png' }, { accept: 'text/csv;q=0.5, */*;q=0.1' }, { accept: 'nonsense' }, { accept: ',;q=' }],
    ...[{ accept: filled('a/b;q=0.1,', 8_000) }, { accept: 'application/x-ndjson' }, { accept: 'text/calendar' }],
  ),
  withHeaders(
    ...[{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': filled('gzip,', 8_000) }],
    ...[{ 'if-none-match': '*' }, { 'if-none-match': filled('"x",', 8_000) }, { range: 'bytes=0-1' }],
  ),
  withHeaders(
    ...[{ prefer: 'handling=strict' }, { prefer: filled('handling=', 8_000) }, { 'idempotency-key': 'order-1' }],
    ...[{ 'idempotency-key': 'k'.repeat(256) }, { 'idempotency-key': ['a', 'b'] }, { 'idempotency-key': '' }],
  ),
  withHeaders(
    ...[{ origin: 'https://page.example' }, { origin: 'null' }, { origin: filled('x', 8_000) }],
    ...[{ 'x-forwarded-for': '1.2.3.4' }, { 'x-forwarded-host': 'evil.example' }, { cookie: filled('a=b; ', 8_000) }],
    ...[{ authorization: 'Bearer' }, { authorization: 'Basic :' }, { authorization: `Bearer ${'x.'.repeat(3_000)}` }],
    ...[{ 'x-api-key': ['a', 'b'] }, { 'x-api-key': filled('k', 8_000) }, { 'x-sync-secret': 'x' }, { te: 'trailers' }],
  ),
  withBody((random) => random.pick(HEAVY_BODIES)),
  withBody(
    ...[
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1',
      '{"__proto__":1}',
      '{"constructor":{"prototype":1}}',
      '\ufeff{}',
      '{}{}',
    ].map((text) => () => text),
    (random) => Buffer.from(Array.from({ length: 100 }, () => random.below(256))),
  ),
  compressed,
]

/** A body in an encoding, which may not be the one that is declared, and may grow a thousandfold. */
function compressed({ body, headers }: GeneratedRequest, random: Random): Partial<GeneratedRequest> {
  const packing = random.pick(PACKINGS)
  const declared = random.chance(0.5) ? packing : random.pick([...PACKINGS, 'zstd', 'identity', 'gzip, gzip'])
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, 'content-encoding': declared },
    body: random.chance(0.3) ? growing(packing) : packed(body ?? '{}', packing),
  }
}
