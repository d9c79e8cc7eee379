import type { Labels, Language } from '../../../languages/language.ts'
import { WORDS as de } from './words/de.ts'
import { WORDS as en } from './words/en.ts'
import { WORDS as es } from './words/es.ts'
import { WORDS as fr } from './words/fr.ts'
import { WORDS as hi } from './words/hi.ts'
import { WORDS as it } from './words/it.ts'
import { WORDS as pt } from './words/pt.ts'

/** The sentences of horoscopes and their parts. */
export type HoroscopeWords = Labels<typeof en>

/** The same in each language. */
export const LABELS: Readonly<Record<Language, HoroscopeWords>> = { en, de, fr, es, pt, it, hi }
