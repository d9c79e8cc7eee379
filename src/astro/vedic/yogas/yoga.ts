import type { Graha } from '../names.ts'
import type { YogaChart, YogaOptions, YogaSky } from './chart.ts'

/** Works that define yogas, with the edition whose verses are counted. */
export const WORKS = {
  bphs: 'Brihat Parashara Hora Shastra, tr. R. Santhanam',
  phaladeepika: 'Phaladeepika of Mantreshvara, tr. V. Subrahmanya Sastri',
  brihat_jataka: 'Brihat Jataka of Varahamihira, with the commentary of Bhattotpala',
  saravali: 'Saravali of Kalyana Varma, tr. R. Santhanam',
  uttara_kalamrita: 'Uttara Kalamrita of Kalidasa, tr. V. Subrahmanya Sastri',
  jataka_parijata: 'Jataka Parijata of Vaidyanatha, tr. V. Subrahmanya Sastri',
  raman: 'B.V. Raman, Three Hundred Important Combinations',
  rao: 'P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
  practice: 'Practice of the twentieth century; not in any classical work',
} as const
export type Work = keyof typeof WORKS

/** The place of a rule in a work. */
export interface YogaSource {
  readonly work: Work
  readonly chapter: string | null
  readonly verse: string | null
}

/** `at('bphs', '36.3-4')`: chapter 36, verses 3 and 4. */
export function at(work: Work, place = ''): YogaSource {
  const [, chapter = null, verse = null] = /^([^.]*)(?:\.(.*))?$/.exec(place) ?? []
  return { work, chapter: chapter || null, verse }
}

export const YOGA_CATEGORIES = {
  mahapurusha: 'Pancha Mahapurusha: one of five planets, strong in a kendra',
  lunar: 'Planets around the Moon, and its place from the Sun',
  solar: 'Planets around the Sun',
  nabhasa: 'The figure that the seven planets form',
  raja: 'Lords of kendras and trikonas',
  viparita: 'Lords of the 6th, 8th and 12th in these houses',
  neecha_bhanga: 'A debilitated planet whose debilitation is cancelled',
  dhana: 'Lords of houses of wealth',
  daridra: 'Combinations for poverty',
  parivartana: 'Two planets in the signs of each other',
  nodes: 'Rahu and Ketu',
  bhava: 'The twelve houses with their lords, well or ill placed',
  general: 'Other named yogas',
} as const
export type YogaCategory = keyof typeof YOGA_CATEGORIES

export const YOGA_TYPES = ['auspicious', 'inauspicious', 'mixed'] as const

/** One way in which a yoga is formed. */
export interface Formed {
  readonly planets: readonly Graha[]
  /** The houses whose lords take part, beside those where the bodies are. */
  readonly ruled?: readonly number[]
  /** Which of the ways of the rule it is, if it has several. */
  readonly by?: string
}

/** What cancels a yoga, by a work. It never changes whether the yoga is active. */
export interface Cancellation {
  readonly rule: string
  readonly source: YogaSource
  /** Asked only if the yoga is formed. A rule about houses does not hold without a lagna. */
  holds(sky: YogaSky | YogaChart, formed: readonly Formed[]): boolean
}

/** What a yoga is looked for in: a sky, or a chart with its lagna. */
type Asked =
  | { readonly needsLagna: false; formed(sky: YogaSky): readonly Formed[] }
  | { readonly needsLagna: true; formed(chart: YogaChart): readonly Formed[] }

/** A rule with its sources: the first one is followed, the others agree with it or comment on it. */
export type Rule = Asked & {
  /** One sentence. */
  readonly rule: string
  readonly sources: readonly [YogaSource, ...YogaSource[]]
  readonly cancellations?: readonly Cancellation[]
}

/** A named combination. */
export type Yoga = Rule & {
  readonly id: string
  readonly name: string
  readonly iast: string
  readonly devanagari: string
  /** Other names of the same combination. */
  readonly alsoCalled?: readonly string[]
  readonly category: YogaCategory
  /** The group of a Nabhasa yoga. */
  readonly group?: 'ashraya' | 'dala' | 'akriti' | 'sankhya'
  readonly type: (typeof YOGA_TYPES)[number]
  /** The rule of another work, for those who choose it. */
  readonly variants?: Partial<Readonly<Record<YogaOptions['school'], Rule>>>
}

/** The id of a yoga, with its name in three spellings. */
export const named = (id: string, name: string, iast: string, devanagari: string) => ({ id, name, iast, devanagari })

/** The beginning of a yoga that belongs to no other category. */
export const general = (id: string, name: string, iast: string, devanagari: string) =>
  ({ ...named(id, name, iast, devanagari), category: 'general', type: 'auspicious' }) as const

/** A yoga that is formed in one way, or in none. */
export const when = (isFormed: boolean, ...planets: readonly Graha[]): readonly Formed[] =>
  isFormed ? [{ planets: [...new Set(planets)] }] : []

/** The same for a yoga in which the lords of houses take part. */
export const whenLords = (
  isFormed: boolean,
  ruled: readonly number[],
  ...planets: readonly Graha[]
): readonly Formed[] => (isFormed ? [{ planets: [...new Set(planets)], ruled }] : [])

/** The order of answers in words. */
export const ORDER_RULE =
  'By category, as the list of categories has them; within one by the source that is followed: by work in the order of the list of works, then by chapter and verse. The school does not change the order.'

const CATEGORY_ORDER = Object.keys(YOGA_CATEGORIES)
const WORK_ORDER = Object.keys(WORKS)

/** The place of a yoga in answers: category, work, chapter and verse. What has no number is first. */
function orderOf({ category, sources: [{ work, chapter, verse }] }: Yoga): readonly number[] {
  const number = (text: string | null): number => Number.parseInt(text ?? '0', 10)
  return [CATEGORY_ORDER.indexOf(category), WORK_ORDER.indexOf(work), number(chapter), number(verse)]
}

/** Sorts yogas as answers list them. Yogas of one verse keep the order of their table. */
export function inOrder(one: Yoga, other: Yoga): number {
  const second = orderOf(other)
  return orderOf(one).reduce((order, place, index) => order || place - second[index]!, 0)
}
