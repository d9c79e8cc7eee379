import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The pictures of the guides: files in `docs/guide/pictures`, which `test/pages/guide-pictures.test.ts` draws. */
export const GUIDE_PICTURES = [
  'natal',
  'transits',
  'solar-return',
  'saturn-return',
  'lunar-return',
  'progressions',
  'synastry',
  'composite',
  'sky',
  'returns-search',
  'moon-phase',
  'moon-month',
  'sun-day',
  'profections',
  'firdaria',
  'releasing',
  'progression-events',
  'vedic-north',
  'vedic-south',
  'vedic-east',
  'vedic-dasha',
  'panchang',
] as const
export type GuidePicture = (typeof GUIDE_PICTURES)[number]

const FOLDER = 'guide/pictures'

/** The file of a picture. */
export const pictureFile = (name: GuidePicture): URL => new URL(`../../../docs/${FOLDER}/${name}.svg`, import.meta.url)

interface ShownPicture {
  /** Its name among the files of pages. */
  readonly file: string
  /** Size in pixels. The page reserves this space before the picture has loaded. */
  readonly width: number
  readonly height: number
}

/** The picture that an address in a guide names. Null for any other address. */
export function pictureAt(href: string, guideFile: string): ShownPicture | null {
  const path = posix.join(posix.dirname(guideFile), href)
  const name = GUIDE_PICTURES.find((each) => path === `${FOLDER}/${each}.svg`)
  if (!name) return null
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(pictureFile(name), 'utf8'))!
  return { file: `${FOLDER}/${name}.svg`, width: Number(width), height: Number(height) }
}
