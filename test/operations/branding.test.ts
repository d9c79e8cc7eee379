import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ReportBrandingResponse } from '../../src/contract/accounts/settings.ts'
import { useSignedIn } from '../support/signed-in.ts'

const URL = '/api/v1/auth/report-branding'
const MIB = 1024 * 1024

const own = useSignedIn()
const { as } = own
const ask = async (method: 'GET' | 'DELETE', subject: string, path = '', headers = {}) =>
  own.service.app.inject({ method, url: URL + path, headers: { ...(await as(subject)), ...headers } })

type Part = readonly [name: string, value: string | Buffer, type?: string]

/** A form as a browser sends it: bytes are files, text is text. */
async function upload(parts: readonly Part[], subject: string = randomUUID()) {
  const form = new FormData()
  for (const [name, value, type = 'image/png'] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type }), '../../logo.php')
  }
  const request = new Response(form)
  return own.service.app.inject({
    ...{ method: 'POST', url: URL },
    headers: { ...(await as(subject)), 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const faultOf = (reply: { statusCode: number; json(): { detail: { loc: string[]; msg: string }[] } }) => {
  expect(reply.statusCode).toBe(422)
  const [first] = reply.json().detail
  return `${first?.loc.join('.')}: ${first?.msg}`
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })
const svg = (inside: string, attributes = 'width="300" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

describe('an image is kept as our own PNG', () => {
  test('with its size, hash and label; another one replaces it; it is served as PNG; it can be deleted', async () => {
    expect((await ask('GET', 'owner')).json()).toMatchObject({ present: false, width: null, content_type: null })
    expect((await ask('GET', 'owner', '/image')).statusCode).toBe(404)

    const first = await upload(
      [
        ['file', await solid(300, 90).png().toBuffer()],
        ['footer_label', ' Star & Co. '],
      ],
      'owner',
    )
    expect(first.statusCode).toBe(200)
    const kept = ReportBrandingResponse.parse(first.json())
    expect(kept).toMatchObject({ present: true, width: 300, height: 90, footer_label: 'Star & Co.' })
    const image = await ask('GET', 'owner', '/image')
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    expect(image.rawPayload.length).toBe(kept.bytes)
    expect(createHash('sha256').update(image.rawPayload).digest('hex')).toBe(kept.sha256)
    const { data } = await sharp(image.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([200, 20, 20, 128])
    expect((await ask('GET', 'owner', '/image', { 'if-none-match': image.headers['etag'] })).statusCode).toBe(304)

    const second = (await upload([['file', await solid(10, 20).jpeg().toBuffer(), 'text/html']], 'owner')).json()
    expect(second).toMatchObject({ width: 10, height: 20, footer_label: null, content_type: 'image/png' })
    expect((await ask('GET', 'owner')).json()).toEqual(second)
    expect((await ask('GET', 'owner', '/image')).headers['content-type']).toBe('image/png')
    expect((await ask('GET', 'somebody-else')).json().present).toBe(false)
  })

  test('until it is deleted, once or twice', async () => {
    await upload([['file', await solid(3, 3).png().toBuffer()]], 'leaver')
    expect((await ask('DELETE', 'leaver')).json().present).toBe(false)
    expect((await ask('DELETE', 'leaver')).statusCode).toBe(200)
    expect((await ask('GET', 'leaver', '/image')).statusCode).toBe(404)
  })

  test.each([
    ['a wide one', 2400, 400, 1200, 200],
    ['a high one', 400, 4000, 40, 400],
    ['the largest', 4096, 4096, 400, 400],
    ['a line', 4096, 1, 1200, 1],
    ['one pixel', 1, 1, 1, 1],
  ])('%s, %d × %d, is made to fit into 1200 × 400', async (_, width, height, fitWidth, fitHeight) => {
    const reply = await upload([['file', await solid(width, height).png().toBuffer()]])
    expect(reply.json()).toMatchObject({ width: fitWidth, height: fitHeight })
  })

  test('upright as its camera meant it, without anything that it says of its maker', async () => {
    const jpeg = await solid(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Maker' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(jpeg.includes('Secret Maker')).toBe(true)
    const subject = randomUUID()
    expect((await upload([['file', jpeg]], subject)).json()).toMatchObject({ width: 20, height: 40 })
    expect((await ask('GET', subject, '/image')).rawPayload.includes('Secret Maker')).toBe(false)
  })

  test('a file that is an image and something else at once leaves only the image', async () => {
    const payload = '<script>alert(1)</script><?php system($_GET["c"]); ?>'
    for (const bytes of [await solid(9, 9).png().toBuffer(), await solid(9, 9).jpeg().toBuffer()]) {
      const subject = randomUUID()
      const reply = await upload([['file', Buffer.concat([bytes, Buffer.from(payload)])]], subject)
      expect(reply.statusCode).toBe(200)
      expect((await ask('GET', subject, '/image')).rawPayload.includes('script')).toBe(false)
    }
  })

  test('an SVG is drawn at the size that it is kept in', async () => {
    const drawing = svg(
      '<defs><g id="a"><rect width="300" height="100" fill="#0000ff"/></g></defs><use xlink:href="#a"/>',
    )
    const subject = randomUUID()
    expect((await upload([['file', drawing]], subject)).json()).toMatchObject({ width: 1200, height: 400 })
    const image = (await ask('GET', subject, '/image')).rawPayload
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255])
  })
})

describe('refused with its reason', () => {
  const HREF = 'The SVG has an href to another document; only href="#…" is allowed'
  const URL_ELSEWHERE = 'The SVG has a url() to another document; only url(#…) is allowed'
  const element = (name: string) =>
    `The SVG has the element <${name}>, which is not allowed. Upload the image as PNG instead`
  const UNDRAWABLE = 'The SVG cannot be drawn: it is damaged, truncated, or has no valid size'
  const SVGS: Readonly<Record<string, [Buffer, string]>> = {
    script: [svg('<script>alert(1)</script>'), element('script')],
    'a script of another prefix': [svg('<svg:SCRIPT href="#a"/>'), element('svg:SCRIPT')],
    'a script of a prefix in Greek': [svg('<σ:script/>'), element('σ:script')],
    'a script attribute': [svg('<rect onload="alert(1)"/>'), 'The SVG has the script attribute onload=; remove it'],
    'an image of this machine': [svg('<image href="file:///etc/passwd"/>'), element('image')],
    'an image of the network': [svg('<image xlink:href="http://127.0.0.1/x.png"/>'), element('image')],
    'an include': [svg('<xi:include href="file:///etc/passwd"/>'), element('xi:include')],
    'a foreign object': [svg('<foreignObject><p/></foreignObject>'), element('foreignObject')],
    'a reference to this machine': [svg('<use href = "file:///etc/passwd#a"/>'), HREF],
    'a reference to the network': [svg("<use xlink:href='http://127.0.0.1/x.svg#a'/>"), HREF],
    'a reference in disguise': [svg('<use href="&#102;ile:///etc/passwd#a"/>'), HREF],
    'a fill of the network': [svg('<rect fill="url( http://127.0.0.1/x.svg#a)"/>'), URL_ELSEWHERE],
    'a font of the network': [svg('<style>@font-face{src:url("http://127.0.0.1/f")}</style>'), URL_ELSEWHERE],
    'an imported style': [
      svg('<style>@import "http://127.0.0.1/s";</style>'),
      'The SVG has @import; only references within the document are allowed',
    ],
    'a style sheet': [
      Buffer.concat([Buffer.from('<?xml-stylesheet href="http://127.0.0.1/s"?>'), svg('')]),
      'The SVG has the processing instruction <?xml-stylesheet; remove it',
    ],
    entities: [
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), svg('<text>&a;</text>')]),
      'The SVG has a DOCTYPE or entities; remove them',
    ],
    'dashes without end': [
      svg('<path d="M0 0H1e9" stroke-dasharray="1e-9"/>'),
      'The SVG has stroke-dasharray, which is not allowed. Upload the image as PNG instead',
    ],
    'half of it': [svg('<rect').subarray(0, 150), UNDRAWABLE],
    'no width': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>'), UNDRAWABLE],
    'a width of 200 km': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="9"/>'), UNDRAWABLE],
    'an encoding that hides its elements': [
      Buffer.from(
        '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg">+ADw-script/+AD4</svg>',
      ),
      UNDRAWABLE,
    ],
    'another size than allowed': [
      svg('', 'width="5000" height="10"'),
      'The image has 5000 × 10 pixels; at most 4096 × 4096 are allowed',
    ],
  }
  test.each(Object.entries(SVGS))('an SVG with %s', async (_, [bytes, message]) => {
    expect(faultOf(await upload([['file', bytes, 'image/svg+xml']]))).toBe(`body.file: ${message}`)
  })

  const NONE = 'The file is not an allowed image. Allowed: PNG, JPEG, SVG in UTF-8'
  const FILES: Readonly<Record<string, [() => Buffer | Promise<Buffer>, string]>> = {
    'an empty file': [() => Buffer.alloc(0), 'The file is empty'],
    text: [() => Buffer.from('hello'), NONE],
    HTML: [() => Buffer.from('<html><body>hello</body></html>'), NONE],
    'a GIF': [() => solid(9, 9).gif().toBuffer(), NONE],
    'an SVG in UTF-16': [() => Buffer.from(`\ufeff${svg('')}`, 'utf16le'), NONE],
    'a packed SVG': [() => gzipSync(svg('')), NONE],
    'a PNG that is cut off': [
      async () => (await solid(900, 900).png().toBuffer()).subarray(0, 1_000),
      'The image cannot be read: it is damaged or truncated',
    ],
    'a JPEG that is cut off': [
      async () => (await solid(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
      'The image cannot be read: it is damaged or truncated',
    ],
    'the head of a PNG and nothing else': [
      () => png(chunk('IHDR', header(5, 5))),
      'The image cannot be read: it is damaged or truncated',
    ],
    'a PNG of 2.5 thousand million pixels': [
      () =>
        png(chunk('IHDR', header(50_000, 50_000)), chunk('IDAT', deflateSync(Buffer.alloc(9 * MIB))), chunk('IEND')),
      'The image has 50000 × 50000 pixels; at most 4096 × 4096 are allowed',
    ],
    'a file over the limit': [() => Buffer.alloc(2 * MIB + 1), 'The file is over the limit of 2097152 bytes'],
    'a file far over the limit': [() => Buffer.alloc(8 * MIB), 'The file is over the limit of 2097152 bytes'],
  }
  test.each(Object.entries(FILES))('%s', async (_, [make, message]) => {
    expect(faultOf(await upload([['file', await make()]]))).toBe(`body.file: ${message}`)
  })

  test('a file of just the limit is read', async () => {
    expect(faultOf(await upload([['file', Buffer.alloc(2 * MIB, 'x')]]))).toBe(`body.file: ${NONE}`)
  })

  const FORMS: Readonly<Record<string, [() => Promise<Part[]>, string]>> = {
    'no file': [async () => [['footer_label', 'x']], 'body.file: Field required'],
    'a text instead of a file': [async () => [['file', 'x']], 'body.file: Expected a file, given once'],
    'two files': [
      async () => {
        const bytes = await solid(2, 2).png().toBuffer()
        return [
          ['file', bytes],
          ['file', bytes],
        ]
      },
      'body.file: Expected a file, given once',
    ],
    'a wrong name': [async () => [['image', await solid(2, 2).png().toBuffer()]], 'body.file: Field required'],
    'a field too many': [
      async () => [
        ['file', await solid(2, 2).png().toBuffer()],
        ['colour', 'red'],
      ],
      'body.colour: This field does not exist',
    ],
    'the name of a member of objects': [
      async () => [['__proto__', 'x']],
      'body: A field has a reserved name, such as __proto__',
    ],
    'a label of two lines': [
      async () => [
        ['file', await solid(2, 2).png().toBuffer()],
        ['footer_label', 'a\nb'],
      ],
      'body.footer_label: Must be one line without control characters',
    ],
    'a label that is too long': [
      async () => [
        ['file', await solid(2, 2).png().toBuffer()],
        ['footer_label', 'x'.repeat(121)],
      ],
      'body.footer_label: Must be at most 120 characters',
    ],
    'too many parts': [
      async () => Array.from({ length: 9 }, (_, index): Part => [`a${index}`, 'x']),
      'body: The form has too many parts',
    ],
  }
  test.each(Object.entries(FORMS))('a form with %s', async (_, [make, fault]) => {
    expect(faultOf(await upload(await make()))).toBe(fault)
  })

  test.each([
    ['JSON', 'application/json', '{}', 415, 'Allowed: multipart/form-data'],
    ['a picture without a form', 'image/png', 'x', 415, 'Allowed: multipart/form-data'],
    ['a form without a boundary', 'multipart/form-data', 'x', 422, /^The body is not valid multipart\/form-data: /],
    ['half a form', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp', 422, /^The body is not valid multipart/],
  ])('%s', async (_, type, payload, status, message) => {
    const headers = { ...(await as(randomUUID())), 'content-type': type }
    const reply = await own.service.app.inject({ method: 'POST', url: URL, headers, payload })
    expect(reply.statusCode).toBe(status)
    expect(reply.json().detail[0].msg).toMatch(message)
  })

  test('nothing at all, and a form that is packed', async () => {
    const headers = await as(randomUUID())
    expect(faultOf(await own.service.app.inject({ method: 'POST', url: URL, headers }))).toBe(
      'body.file: Field required',
    )
    const packed = { ...headers, 'content-type': 'multipart/form-data; boundary=b', 'content-encoding': 'gzip' }
    const reply = await own.service.app.inject({
      method: 'POST',
      url: URL,
      headers: packed,
      payload: gzipSync('--b--\r\n'),
    })
    expect(faultOf(reply)).toBe('header.content-encoding: A form must not be compressed')
  })

  test('a caller without a session, before the body is read', async () => {
    const reply = await own.service.app.inject({ method: 'POST', url: URL, payload: Buffer.alloc(MIB) })
    expect(reply.statusCode).toBe(401)
  })
})

describe('an image that needs much time or memory', () => {
  test('a comment that unpacks to 200 MB is not unpacked', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * MIB))])
    const pixels = deflateSync(Buffer.alloc(5 * 21))
    const bomb = png(chunk('IHDR', header(5, 5)), chunk('zTXt', text), chunk('IDAT', pixels), chunk('IEND'))
    const startedAt = performance.now()
    const reply = await upload([['file', bomb]])
    expect([200, 422]).toContain(reply.statusCode)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  const uses = Array.from(
    { length: 12 },
    (_, level) =>
      `<g id="n${level}">${level ? `<use href="#n${level - 1}"/>`.repeat(10) : '<rect width="9" height="9"/>'}</g>`,
  )
  const line = Array.from({ length: 40_000 }, (_, index) => `L${(index * 7_919) % 300} ${(index * 104_729) % 100}`)
  test.each([
    ['uses of uses', `<defs>${uses.join('')}</defs><use href="#n11"/>`],
    ['a line that crosses itself 600 million times', `<path d="M0 0${line.join('')}"/>`],
  ])('an SVG with %s is given up within five seconds, and the next image is read', async (_, inside) => {
    const startedAt = performance.now()
    // On a fast machine librsvg itself refuses the uses.
    expect(faultOf(await upload([['file', svg(inside)]]))).toMatch(/^body\.file: The /)
    expect(performance.now() - startedAt).toBeLessThan(6_500)
    expect((await upload([['file', await solid(9, 9).png().toBuffer()]])).statusCode).toBe(200)
  })

  test('many concurrent uploads: some get a Retry-After, and none is lost', async () => {
    const bytes = await solid(1_000, 1_000).png().toBuffer()
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload([['file', bytes]])))
    const counts = Object.groupBy(replies, ({ statusCode }) => String(statusCode))
    expect((counts['200']?.length ?? 0) + (counts['503']?.length ?? 0)).toBe(20)
    expect(counts['200']?.length).toBeGreaterThanOrEqual(8)
  })
})

describe('over a real connection', () => {
  test('a form without end is cut off, and one that is hung up leaves no trace', async () => {
    const base = new globalThis.URL(await own.service.listen())
    const { authorization } = await as(randomUUID())
    const head = [
      `POST ${URL} HTTP/1.1`,
      `Host: ${base.host}`,
      `Authorization: ${authorization}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
    ].join('\r\n')
    const send = () =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(base.port), base.hostname)
        let said = ''
        socket.on('data', (data) => (said += data.toString('utf8')))
        socket.on('close', () => resolve(said))
        socket.on('error', () => resolve(said))
        socket.write(`${head}\r\n\r\n`)
        const preamble = 'x'.repeat(65_536)
        const more = () => {
          if (socket.destroyed) return
          socket.write(`10000\r\n${preamble}\r\n`)
          setTimeout(more, 1)
        }
        more()
      })
    let answer = ''
    // TCP discards an answer that is not read yet when the sender goes on to write to a closed connection.
    await expect.poll(async () => (answer = await send())).not.toBe('')
    expect(answer).toMatch(/^HTTP\/1.1 422 /)
    expect(answer).toContain('over the limit of 2097152 bytes')

    const socket = connect(Number(base.port), base.hostname)
    socket.write(`${head}\r\n\r\n20\r\n--b\r\nContent-Disposition: form-d\r\n`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(own.service.logged()).not.toContain('a request failed')
  })
})

test('an SVG fetches nothing, even without our rules', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const drawing = svg(
    `<image href="${address}/a.png" width="9" height="9"/><use href="${address}/b.svg#x"/>
     <image href="file:///etc/hostname" width="9" height="9"/><style>@import url("${address}/c.css");</style>`,
  )
  await sharp(drawing).png().toBuffer()
  expect(asked).toBe(0)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
})

/** A PNG of its chunks, by RFC 2083. */
const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Eight bits a channel, red, green, blue and alpha. */
function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  return data
}

test('an account that sends many images is refused itself; the image of another is read', async () => {
  const image = await solid(300, 90).png().toBuffer()
  const flood = Array.from({ length: 10 }, () => upload([['file', image]], 'flood'))
  const stranger = await upload([['file', image]], 'stranger')
  expect(stranger.statusCode).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
})
