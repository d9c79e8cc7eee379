import type { ElementKind } from '../../astro/vedic/elements.ts'
import { KARANAS, karanaOf, TITHIS_OF_MONTH, YOGAS } from '../../astro/vedic/names.ts'
import { AREAS } from '../../contract/vedic/horoscope.ts'
import type { DailyChart } from './cast.ts'
import type { AreaPoints, Fact } from './fact.ts'

/** What good and bad elements at the beginning of the day add to each area. */
const GOOD = 2
const BAD = -3

const all = (points: number): AreaPoints =>
  points === 0 ? {} : Object.fromEntries(AREAS.map((area) => [area, points]))

/** The classes of tithis, which repeat three times in each half of the month (Muhurta Chintamani 1.4). */
const CLASSES = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const
const LAST_TITHI = 30
/** Paksharandhra: beside the Rikta tithis, three that are avoided for a beginning though their class is good. */
const GAPS: readonly number[] = [6, 8, 12]

interface Judged {
  readonly kind: 'tithi' | 'yoga' | 'karana'
  readonly name: string
  readonly points: number
  readonly judged: string
  readonly rule: string
  readonly source: string
  readonly figures: Fact['figures']
}

function tithi(index: number): Judged {
  const { name, number, paksha } = TITHIS_OF_MONTH[index]!
  const kind = CLASSES[(number - 1) % CLASSES.length]!
  const isDark = index + 1 === LAST_TITHI
  const isEmpty = kind === 'Rikta'
  const isGap = GAPS.includes(number)
  return {
    kind: 'tithi',
    name: `${paksha} ${name}`,
    points: isDark || isEmpty ? BAD : isGap ? 0 : GOOD,
    judged: isDark
      ? 'The day of the new Moon is for rest and for remembering, and not for a beginning'
      : isEmpty
        ? 'It is of the class Rikta, the empty ones, which suit clearing away better than a beginning'
        : isGap
          ? `It is of the good class ${kind}, but one of the six gaps of the fortnight (paksharandhra), so it counts neither way`
          : `It is of the class ${kind}, which suits a beginning`,
    rule: 'The tithis 4, 9 and 14 of each half are Rikta and avoided for a beginning, as is Amavasya; the other classes are good, but 6, 8 and 12 are paksharandhra and count neither way.',
    source: 'Muhurta Chintamani 1.4 (classes) and chapter 1 (paksharandhra tithis)',
    figures: { month_number: index + 1, class: kind },
  }
}

function yoga(index: number): Judged {
  const { name, meaning, isAuspicious } = YOGAS[index]!
  return {
    kind: 'yoga',
    name,
    points: isAuspicious ? GOOD : BAD,
    judged: isAuspicious
      ? 'It is one of the eighteen good yogas'
      : 'It is one of the nine yogas in which nothing new is begun',
    rule: 'Nine of the 27 yogas are avoided for a beginning; the others are good.',
    source: 'Muhurta Chintamani 1, nine inauspicious yogas',
    figures: { number: index + 1, meaning },
  }
}

const VISHTI = 6

function karana(half: number): Judged {
  const index = karanaOf(half)
  const isVishti = index === VISHTI
  return {
    kind: 'karana',
    name: KARANAS[index]!.name,
    points: isVishti ? BAD : 0,
    judged: isVishti ? 'In this karana, which is also called Bhadra, nothing new is begun' : 'It counts neither way',
    rule: 'The karana Vishti is avoided for a beginning.',
    source: 'Muhurta Chintamani 1.43-45',
    figures: { number: index + 1 },
  }
}

const KIND_WORDS = { tithi: 'Tithi', yoga: 'Yoga', karana: 'Karana' } as const

/** The elements of the panchang at the beginning of the day. */
export function panchangFacts({ day }: DailyChart): readonly Fact[] {
  const index = (kind: ElementKind) => day.elements.indexAt(kind, day.start)
  return [tithi(index('tithi')), yoga(index('yoga')), karana(index('karana'))].map(
    ({ kind, name, points, judged, ...judgement }): Fact => ({
      id: `${kind}:${name}`.toLowerCase().replaceAll(' ', '_'),
      kind,
      category: 'panchang',
      title: `${KIND_WORDS[kind]} ${name}`,
      summary: `The day begins in the ${kind} ${name}. ${judged}.`,
      graha: null,
      isTransit: false,
      reference: 'day',
      relation: `${kind}__day`,
      points: all(points),
      ...judgement,
    }),
  )
}
