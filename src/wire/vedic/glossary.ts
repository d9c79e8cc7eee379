import { SIGNS } from '../../astro/sign.ts'
import {
  GRAHAS,
  KARANAS,
  MASAS,
  NAKSHATRAS,
  RITUS,
  type Term,
  TITHIS_OF_MONTH,
  VARAS,
  YOGAS,
} from '../../astro/vedic/names.ts'
import { CHART_TERMS, GRAHA_TERMS, METHOD_TERMS, RASHIS } from '../../astro/vedic/terms.ts'

/** A table of terms: its title, its heads and its rows. */
interface TermTable {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const tableOf = <Item extends Term>(
  title: string,
  last: string,
  items: readonly Item[],
  meaning: (item: Item, index: number) => string,
): TermTable => ({
  title,
  heads: ['Term', 'IAST', 'Devanagari', last],
  rows: items.map((item, index) => [item.name, item.iast, item.devanagari, meaning(item, index)]),
})

/** Every term of Vedic answers in the spelling of answers, in the transliteration of the IAST and in Devanagari. */
export const VEDIC_GLOSSARY: readonly TermTable[] = [
  tableOf('Charts', 'Meaning', CHART_TERMS, ({ meaning }) => meaning),
  tableOf('Time and strength', 'Meaning', METHOD_TERMS, ({ meaning }) => meaning),
  tableOf(
    'Grahas',
    'In answers',
    GRAHAS.map((graha) => GRAHA_TERMS[graha]),
    (_, index) => GRAHAS[index]!,
  ),
  tableOf('Rashis', 'In answers', RASHIS, (_, index) => SIGNS[index]!.name),
  tableOf('Nakshatras', 'Lord', NAKSHATRAS, ({ lord }) => lord),
  tableOf('Weekdays', 'In answers', VARAS, ({ english }) => english),
  tableOf('Tithis', 'Half of the month', TITHIS_OF_MONTH, ({ paksha, number }) => `${paksha} ${number}`),
  tableOf('Yogas of the Sun and the Moon', 'Meaning', YOGAS, ({ meaning }) => meaning),
  tableOf('Karanas', 'Number', KARANAS, (_, index) => String(index + 1)),
  tableOf('Months', 'Number', MASAS, (_, index) => String(index + 1)),
  tableOf('Seasons', 'In answers', RITUS, ({ english }) => english),
]
