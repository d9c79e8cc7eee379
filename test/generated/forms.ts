import type { Random } from './random.ts'

const BOUNDARY = 'boundary-of-the-form'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FILES = [
  PIXEL,
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</svg>`),
  ...[Buffer.alloc(0), Buffer.from('no image'), Buffer.alloc(2_000_000, PIXEL), Buffer.alloc(3_000_000, 1)],
]

/** A form of the fields of an object. */
export function formOf(content: unknown, headers: Readonly<Record<string, string>>, random: Random) {
  const fields = Object.entries(typeof content === 'object' && content !== null ? content : {})
  const parts = fields.map(([name, value]) => {
    const isFile = name === 'file'
    const disposition = `form-data; name="${encodeURIComponent(name.toWellFormed())}"${isFile ? '; filename="logo"' : ''}`
    const head = `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n`
    return Buffer.concat([
      Buffer.from(head),
      isFile ? random.pick(FILES) : Buffer.from(asText(value)),
      Buffer.from('\r\n'),
    ])
  })
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

/** A value as a parameter or a part of a form has it. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
