import { ANK_JYOTISH_TEXTS } from './ank-jyotish.ts'
import { CHALDEAN_TEXTS } from './chaldean.ts'
import { KABBALAH_TEXTS } from './kabbalah.ts'
import { PYTHAGOREAN_CORE } from './pythagorean-core.ts'
import { PYTHAGOREAN_CYCLES } from './pythagorean-cycles.ts'
import { PYTHAGOREAN_INNER } from './pythagorean-inner.ts'
import { PYTHAGOREAN_LIFE } from './pythagorean-life.ts'
import { PYTHAGOREAN_NAME } from './pythagorean-name.ts'

export interface Interpretation {
  readonly title: string
  readonly text: string
}

/** Every text of the corpus, in English, by `<system>.<slug>.<number>`. */
export const INTERPRETATIONS: Readonly<Record<string, Interpretation>> = {
  ...PYTHAGOREAN_CORE,
  ...PYTHAGOREAN_INNER,
  ...PYTHAGOREAN_CYCLES,
  ...PYTHAGOREAN_LIFE,
  ...PYTHAGOREAN_NAME,
  ...CHALDEAN_TEXTS,
  ...KABBALAH_TEXTS,
  ...ANK_JYOTISH_TEXTS,
}

/** The text for a key such as `pythagorean.life_path.11`; null where the corpus has none. */
export const interpretationOf = (key: string): Interpretation | null =>
  Object.hasOwn(INTERPRETATIONS, key) ? INTERPRETATIONS[key]! : null
