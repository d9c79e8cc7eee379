import { inflateSync } from 'node:zlib'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of a pixel, 0 to 255. */
  at(x: number, y: number): readonly number[]
}

const SIGNATURE = '89504e470d0a1a0a'
/** Channels by the colour type of a PNG: true colour, and true colour with alpha (PNG specification, 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Reads a PNG of eight bits a channel, as the PNG specification (third edition, 2025) lays it out. */
export function readPng(bytes: Uint8Array): Picture {
  const buffer = Buffer.from(bytes)
  if (buffer.toString('hex', 0, 8) !== SIGNATURE) throw new Error('It is no PNG')
  const [width, height, depth, type] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20), buffer[24]!, buffer[25]!]
  const channels = CHANNELS[type]
  if (depth !== 8 || !channels) throw new Error(`A PNG of depth ${depth} and colour type ${type}`)
  const packed: Buffer[] = []
  for (let offset = 8; offset < buffer.length; ) {
    const length = buffer.readUInt32BE(offset)
    if (buffer.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      packed.push(buffer.subarray(offset + 8, offset + 8 + length))
    offset += 12 + length
  }
  const pixels = unfilter(inflateSync(Buffer.concat(packed)), width * channels, height, channels)
  return {
    width,
    height,
    at(x, y) {
      const start = (y * width + x) * channels
      const [red = 0, green = 0, blue = 0, alpha = 255] = pixels.subarray(start, start + channels)
      return [red, green, blue, alpha]
    },
  }
}

/** Undoes the five filters of section 9.2. */
function unfilter(raw: Buffer, rowBytes: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(rowBytes * height)
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (rowBytes + 1)]!
    for (let index = 0; index < rowBytes; index += 1) {
      const position = row * rowBytes + index
      const left = index >= channels ? out[position - channels]! : 0
      const above = row > 0 ? out[position - rowBytes]! : 0
      const corner = row > 0 && index >= channels ? out[position - rowBytes - channels]! : 0
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]
      if (predicted === undefined) throw new Error(`Filter ${filter} does not exist`)
      out[position] = raw[row * (rowBytes + 1) + 1 + index]! + predicted
    }
  }
  return out
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner
  const distances = [left, above, corner].map((each) => Math.abs(estimate - each))
  return [left, above, corner][distances.indexOf(Math.min(...distances))]!
}
