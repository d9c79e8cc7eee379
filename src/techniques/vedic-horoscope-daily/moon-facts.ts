import { SIGNS } from '../../astro/sign.ts'
import { taraBala } from '../../astro/vedic/bala.ts'
import { NAKSHATRAS } from '../../astro/vedic/names.ts'
import { localText } from '../../astro/zone.ts'
import { AREAS, type Area } from '../../contract/vedic/horoscope.ts'
import { houseWord } from '../../interpretation/wording.ts'
import type { DailyChart } from './cast.ts'
import type { AreaPoints, Fact } from './fact.ts'

/** What a good or bad Moon of the day adds to each area. */
const TARA = 5
const CHANDRA = 5
/** The house in which the Moon is weakest counts twice: Chandrashtama. */
const EIGHTH = 8
const SIGNS_OF = { good: 1, mixed: 0, bad: -1 } as const

const all = (points: number, more: Partial<Record<Area, number>> = {}): AreaPoints =>
  points === 0 ? {} : Object.fromEntries(AREAS.map((area) => [area, points + (more[area] ?? 0)]))

const TARA_TEXTS = {
  good: 'This tara supports what you begin',
  mixed: 'This tara is neither good nor bad',
  bad: 'This tara asks you to go slowly and to check things twice',
} as const
const TARA_RULE =
  'The nakshatra of the Moon is counted from the natal one, both included: Vipat, Pratyari and Vadha are bad, Janma is mixed, the others are good.'
const TARA_SOURCE = 'B. V. Raman, Muhurtha, chapter on Tarabala'

/** The nakshatra of the Moon from the natal one. */
function taraFact({ tara: { count, tara, strength }, day, natalNakshatra }: DailyChart): Fact {
  const moon = NAKSHATRAS[day.elements.indexAt('nakshatra', day.start)]!.name
  const natal = NAKSHATRAS[natalNakshatra]!.name
  return {
    id: `tara_bala:${tara}`.toLowerCase().replaceAll(' ', '_'),
    kind: 'tara_bala',
    category: 'moon',
    title: `${tara} tara`,
    summary: `The Moon is in ${moon}, number ${count} counted from your birth nakshatra ${natal}: ${tara}. ${TARA_TEXTS[strength]}.`,
    graha: 'Moon',
    isTransit: true,
    reference: 'natal_nakshatra',
    relation: 'moon__natal_nakshatra',
    points: all(SIGNS_OF[strength] * TARA),
    rule: TARA_RULE,
    source: TARA_SOURCE,
    figures: { nakshatra: moon, natal_nakshatra: natal, count, tara, strength },
  }
}

const CHANDRA_TEXTS = {
  good: 'There the Moon is strong for you',
  mixed: 'There the Moon is of middling strength for you',
  bad: 'There the Moon is weak for you, so feelings may tire sooner than usual',
} as const

/** The sign of the Moon from the natal one. As karaka of the fourth house the Moon acts on the mind once more. */
function chandraFact({ chandra: { house, strength }, transits, moonSign }: DailyChart): Fact {
  const { name } = SIGNS[transits.find(({ graha }) => graha === 'Moon')!.sign]!
  const points = SIGNS_OF[strength] * CHANDRA * (house === EIGHTH ? 2 : 1)
  return {
    id: `chandra_bala:${house}`,
    kind: 'chandra_bala',
    category: 'moon',
    title: `Moon in the ${houseWord(house)} house from your Moon`,
    summary: `The Moon is in ${name}, the ${houseWord(house)} sign counted from your natal Moon. ${CHANDRA_TEXTS[strength]}.`,
    graha: 'Moon',
    isTransit: true,
    reference: 'moon',
    relation: 'moon__moon',
    points: all(points, { mind: points }),
    rule: 'The Moon is strong in 1, 3, 6, 7, 10 and 11 from the natal Moon, middling in 2, 5 and 9, weak in 4, 8 and 12. The eighth (Chandrashtama) counts twice.',
    source: 'Phaladeepika 26 (houses of the Moon); B. V. Raman, Muhurtha, chapter on Chandrabala',
    figures: { sign: name, natal_moon_sign: SIGNS[moonSign]!.name, house_from_moon: house, strength },
  }
}

/** Nakshatras that the Moon enters during the day. */
function nakshatraChanges({ day, castDay: { zone }, natalNakshatra }: DailyChart): readonly Fact[] {
  return day.elements
    .spans('nakshatra', day.start, day.end)
    .filter(({ start }) => start > day.start)
    .map(({ index, start }) => {
      const { tara, strength, count } = taraBala(natalNakshatra, index)
      const at = localText(zone, start)
      const { name } = NAKSHATRAS[index]!
      return {
        id: `change:tara:${tara}`.toLowerCase().replaceAll(' ', '_'),
        kind: 'change',
        category: 'moon',
        title: `${tara} tara from ${at.slice(11, 16)}`,
        summary: `At ${at.slice(11, 16)} the Moon enters ${name}, number ${count} counted from your birth nakshatra: ${tara}. ${TARA_TEXTS[strength]}. The scores are those of the beginning of the day.`,
        graha: 'Moon',
        isTransit: true,
        reference: 'natal_nakshatra',
        relation: 'moon__natal_nakshatra',
        points: {},
        rule: TARA_RULE,
        source: TARA_SOURCE,
        figures: { at, nakshatra: name, count, tara, strength },
      }
    })
}

/** What the Moon of the day is to the natal Moon. */
export const moonFacts = (daily: DailyChart): readonly Fact[] => [
  chandraFact(daily),
  taraFact(daily),
  ...nakshatraChanges(daily),
]
