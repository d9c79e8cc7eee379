import { PLANETS, type Planet } from '../dignity.ts'
import { DUSTHANAS, hasLagna, isInKendra, KENDRAS, type Relation, TRIKONAS, type YogaChart } from './chart.ts'
import { at, type Formed, named, when, whenLords, type Yoga } from './yoga.ts'

/** The words for a relation in `by`. */
const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  conjunction: 'conjunction',
  exchange: 'exchange of signs',
  mutual_aspect: 'mutual aspect',
}

/** Two planets as lords of houses, if they are related. */
export function relatedLords(
  chart: YogaChart,
  one: Planet,
  other: Planet,
  ruled: readonly number[],
): readonly Formed[] {
  const relation = one === other ? null : chart.relation(one, other)
  return relation ? [{ planets: [one, other], ruled, by: RELATION_WORDS[relation] }] : []
}

const rulesOf = (chart: YogaChart, planet: Planet, houses: readonly number[]): readonly number[] =>
  chart.ruled(planet).filter((house) => houses.includes(house))

/** The pairs of a lord of a kendra and a lord of a trikona that are related, but for the lords of the 9th and 10th. */
function kendraAndTrikona(chart: YogaChart): readonly Formed[] {
  const dharmaAndKarma = [chart.lord(9), chart.lord(10)]
  return PLANETS.flatMap((one, index) =>
    PLANETS.slice(index + 1).flatMap((other) => {
      const pairs = [
        [one, other],
        [other, one],
      ] as const
      const ruled = pairs
        .map(([kendra, trikona]) => [rulesOf(chart, kendra, KENDRAS), rulesOf(chart, trikona, TRIKONAS)] as const)
        .filter(([kendras, trikonas]) => kendras.length > 0 && trikonas.length > 0)
        .flat(2)
      const isNamed = dharmaAndKarma.includes(one) && dharmaAndKarma.includes(other)
      return ruled.length === 0 || isNamed ? [] : relatedLords(chart, one, other, [...new Set(ruled)])
    }),
  )
}

/** The one planet that rules a kendra and a trikona, which are not both the lagna. */
const yogakaraka = (chart: YogaChart): readonly Formed[] =>
  PLANETS.filter(
    (planet) => rulesOf(chart, planet, [4, 7, 10]).length > 0 && rulesOf(chart, planet, [5, 9]).length > 0,
  ).map((planet) => ({ planets: [planet], ruled: chart.ruled(planet) }))

/** The beginning of a raja yoga that its verse does not name. */
export const raja = (id: string, name: string) =>
  ({ id, name, iast: 'Rājayoga', devanagari: 'राजयोग', category: 'raja', type: 'auspicious' }) as const

/** Raja yogas of the lords of kendras and trikonas, and of Parashara’s chapter of them. */
export const RAJA: readonly Yoga[] = [
  {
    ...raja('kendra_trikona_raja', 'Raja yoga of kendra and trikona lords'),
    rule: 'The lord of a kendra and the lord of a trikona, other than those of the 9th and 10th, are in one sign, in signs of each other or aspect each other in full.',
    sources: [at('bphs', '34.11-12'), at('bphs', '41.28'), at('uttara_kalamrita', '4.3-4')],
    cancellations: [
      {
        rule: 'In every pair, one of the two also rules the 6th, 8th or 12th.',
        source: at('bphs', '34.15'),
        holds: (sky, formed) =>
          hasLagna(sky) &&
          formed.every(({ planets }) =>
            PLANETS.some((planet) => planets.includes(planet) && rulesOf(sky, planet, DUSTHANAS).length > 0),
          ),
      },
    ],
    needsLagna: true,
    formed: kendraAndTrikona,
  },
  {
    ...named('yogakaraka', 'Yogakaraka', 'Yogakāraka', 'योगकारक'),
    category: 'raja',
    type: 'auspicious',
    rule: 'One planet rules a kendra other than the lagna and a trikona other than the lagna.',
    sources: [at('bphs', '34.13'), at('uttara_kalamrita', '4.3')],
    needsLagna: true,
    formed: yogakaraka,
  },
  {
    ...named('dharma_karmadhipati', 'Dharma-Karmadhipati', 'Dharmakarmādhipati', 'धर्मकर्माधिपति'),
    category: 'raja',
    type: 'auspicious',
    rule: 'The lords of the 9th and of the 10th are in one sign, in signs of each other or aspect each other in full.',
    sources: [at('bphs', '39.37'), at('phaladeepika', '6.37'), at('uttara_kalamrita', '4.3')],
    cancellations: [
      {
        rule: 'One of the two also rules the 8th or 11th.',
        source: at('uttara_kalamrita', '4.3'),
        holds: (sky) => hasLagna(sky) && [9, 10].some((house) => rulesOf(sky, sky.lord(house), [8, 11]).length > 0),
      },
    ],
    needsLagna: true,
    formed: (chart) => relatedLords(chart, chart.lord(9), chart.lord(10), [9, 10]),
  },
  {
    ...raja('raja_benefics_1_2_4', 'Raja yoga of benefics in the 1st, 2nd and 4th'),
    rule: 'Benefics are in the 1st, 2nd and 4th, and a malefic is in the 3rd.',
    sources: [at('bphs', '39.17')],
    needsLagna: true,
    formed(chart) {
      const found = [1, 2, 3, 4].map((house) =>
        chart.within(house).filter((graha) => chart.isBenefic(graha) === (house !== 3)),
      )
      return when(
        found.every((grahas) => grahas.length > 0),
        ...found.flat(),
      )
    },
  },
  {
    ...raja('raja_exalted_in_2', 'Raja yoga of an exalted benefic in the 2nd'),
    rule: 'The Moon, Mercury, Jupiter or Venus is exalted in the 2nd.',
    sources: [at('bphs', '39.18')],
    needsLagna: true,
    formed(chart) {
      const found = (['Moon', 'Mercury', 'Jupiter', 'Venus'] as const).filter(
        (planet) => chart.house(planet) === 2 && chart.isExalted(planet),
      )
      return when(found.length > 0, ...found)
    },
  },
  {
    ...raja('raja_lord_of_10', 'Raja yoga of the lord of the 10th'),
    rule: 'The lord of the 10th is in its own sign or exalted, and aspects the lagna in full.',
    sources: [at('bphs', '39.21')],
    needsLagna: true,
    formed(chart) {
      const tenth = chart.lord(10)
      return whenLords(chart.isStrong(tenth) && chart.aspectsHouse(tenth, 1), [10, 1], tenth)
    },
  },
  {
    ...raja('raja_four_lords_in_9', 'Raja yoga of four lords in the 9th'),
    rule: 'The lords of the 1st, 4th, 5th and 10th are all in the 9th.',
    sources: [at('bphs', '39.36')],
    needsLagna: true,
    formed(chart) {
      const ruled = [1, 4, 5, 10]
      const lords = ruled.map((house) => chart.lord(house))
      const areInNinth = lords.every((lord) => chart.house(lord) === 9)
      return whenLords(areInNinth, ruled, ...lords)
    },
  },
  {
    ...raja('raja_jupiter_in_9', 'Raja yoga of Jupiter in the 9th'),
    rule: 'Jupiter is in its own sign in the 9th, with Venus or with the lord of the 5th.',
    sources: [at('bphs', '39.39')],
    needsLagna: true,
    formed(chart) {
      const company = [...new Set(['Venus' as const, chart.lord(5)])].filter(
        (planet) => planet !== 'Jupiter' && chart.isWith(planet, 'Jupiter'),
      )
      return when(chart.house('Jupiter') === 9 && chart.isOwn('Jupiter') && company.length > 0, 'Jupiter', ...company)
    },
  },
  {
    ...raja('raja_benefics_in_kendras', 'Raja yoga of benefics in kendras'),
    rule: 'Among the seven planets, all benefics are in kendras, and all malefics in the 3rd, 6th and 11th.',
    sources: [at('bphs', '39.48')],
    needsLagna: true,
    formed: (chart) =>
      when(
        PLANETS.every((planet) =>
          chart.isBenefic(planet) ? isInKendra(chart, planet) : [3, 6, 11].includes(chart.house(planet)),
        ),
        ...PLANETS,
      ),
  },
]
