import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store of objects that speaks what we use of Amazon's protocol, and checks each signature (AWS Signature Version 4). */
export interface TestBucket {
  readonly url: string
  readonly accessKey: string
  readonly secretKey: string
  /** The keys of all objects of a bucket. */
  keys(bucket: string): string[]
  stop(): Promise<void>
}

const REGION = 'us-east-1'
/** Keys of a page of a list. */
const PAGE = 2

export async function startBucket(): Promise<TestBucket> {
  const [accessKey, secretKey] = ['test-access', 'test-secret']
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://bucket')
    const body = Buffer.concat(await request.toArray())
    const path = decodeURIComponent(url.pathname)
    const answer = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}) =>
      void response.writeHead(status, headers).end(text)
    if (!isSigned(request, url, body, secretKey)) return answer(403, xml('Error', '<Code>SignatureDoesNotMatch</Code>'))
    if (request.method === 'PUT') {
      objects.set(path, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return answer(204)
    }
    if (url.searchParams.get('list-type') === '2') return answer(200, listed(objects, path, url.searchParams))
    const object = objects.get(path)
    if (!object) return answer(404, xml('Error', '<Code>NoSuchKey</Code>'))
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range) return answer(200, object)
    const [first, last] = [Number(range[1]), Number(range[2])]
    answer(206, object.subarray(first, last + 1), { 'content-range': `bytes ${first}-${last}/${object.length}` })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...{ accessKey, secretKey },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: (bucket) => [...objects.keys()].flatMap((key) => key.split(`/${bucket}/`)[1] ?? []).toSorted(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const xml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`

function listed(objects: ReadonlyMap<string, Buffer>, path: string, query: URLSearchParams): string {
  const bucket = `${path.replace(/\/$/, '')}/`
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}${query.get('prefix') ?? ''}`))
    .map((key) => key.slice(bucket.length))
    .toSorted()
  const after = keys.filter((key) => key > (query.get('continuation-token') ?? ''))
  const page = after.slice(0, PAGE)
  const more = after.length > PAGE
  return xml(
    'ListBucketResult',
    `<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${page
      .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(`${bucket}${key}`)!.length}</Size></Contents>`)
      .join('')}`,
  )
}

/** Whether the signature of a request is that of its method, path, query, headers and the hash that it names. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer, secretKey: string): boolean {
  const parts = /Credential=[^/]+\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return false
  const [, day, names, signature] = parts as unknown as [string, string, string, string]
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body)) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, url.pathname, query, signed.join(''), names, payload].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(request)].join('\n')
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secretKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature
}

const hash = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
