import type { FontFace } from '../src/wheel/fonts/faces.ts'

/** A font for some characters of a style, as the browser takes it. The file is base64. */
export interface PageFace {
  readonly family: string
  readonly file: string
  readonly descriptors: { readonly style: string; readonly weight: string; readonly unicodeRange: string }
}

/** A file as the face of a family, a style and some characters. */
export const pageFace = (
  file: Uint8Array,
  { family, style, weight, unicodeRange }: Pick<FontFace, 'family' | 'style' | 'weight' | 'unicodeRange'>,
): PageFace => ({
  ...{ family, file: Buffer.from(file).toString('base64') },
  descriptors: { style, weight, unicodeRange },
})
