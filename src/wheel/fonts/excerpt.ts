import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import decompress from 'woff2-encoder/decompress'

/** What TypeScript's types of a browser would declare. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>
}

/** The functions of HarfBuzz's subsetter, which takes and gives addresses in its memory. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly [call: `hb_${string}`]: (...numbers: readonly number[]) => number
  readonly malloc: (bytes: number) => number
  readonly free: (address: number) => void
  readonly _initialize: () => void
}

/** Makes small fonts of large ones. */
export type Excerpts = (file: string, characters: Iterable<string>, weight: number) => Promise<Uint8Array>

const WASM = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
/** `wght` as HarfBuzz counts names of four letters. */
const WEIGHT_AXIS = Buffer.from('wght').readUInt32BE()

/**
 * A WOFF2 file as a TrueType font of some characters in one weight, with all that joins them. Chromium prints a font with
 * several weights as drawings of single letters.
 */
export async function excerpts(): Promise<Excerpts> {
  const { instance } = await WebAssembly.instantiate(await readFile(WASM))
  const hb = instance.exports as Subsetter
  hb._initialize()
  return async (file, characters, weight) => {
    const font = await decompress(await readFile(file))
    const address = hb.malloc(font.length)
    new Uint8Array(hb.memory.buffer).set(font, address)
    const blob = hb.hb_blob_create!(address, font.length, 2, 0, 0)
    const face = hb.hb_face_create!(blob, 0)
    const input = hb.hb_subset_input_create_or_fail!()
    const wanted = hb.hb_subset_input_unicode_set!(input)
    for (const each of characters) hb.hb_set_add!(wanted, each.codePointAt(0)!)
    hb.hb_subset_input_pin_axis_location!(input, face, WEIGHT_AXIS, weight)
    const subset = hb.hb_subset_or_fail!(face, input)
    const bytes = subset === 0 ? null : bytesOf(hb, subset)
    for (const [destroy, each] of [
      ['hb_subset_input_destroy', input],
      ['hb_face_destroy', subset],
      ['hb_face_destroy', face],
      ['hb_blob_destroy', blob],
    ] as const)
      hb[destroy]!(each)
    hb.free(address)
    if (bytes === null) throw new Error(`HarfBuzz makes no excerpt of ${file}`)
    return bytes
  }
}

function bytesOf(hb: Subsetter, face: number): Uint8Array {
  const blob = hb.hb_face_reference_blob!(face)
  const start = hb.hb_blob_get_data!(blob, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length!(blob))
  hb.hb_blob_destroy!(blob)
  return bytes
}
