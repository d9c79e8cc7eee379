import { PNG } from 'pngjs'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Buffer
  /** Those of one pixel, 0 to 255. */
  at(x: number, y: number): readonly number[]
}

export function readPng(bytes: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
  return { width, height, data, at: (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)] }
}
