import { isPlanet } from '../../astro/vedic/dignity.ts'
import { type FunctionalNature, functionalNature, KARAKA_HOUSES } from '../../astro/vedic/house-karakas.ts'
import { GRAHAS, type Graha } from '../../astro/vedic/names.ts'
import { AREA_HOUSES, AREAS } from '../../contract/vedic/horoscope.ts'
import { listedInPassage } from '../../interpretation/wording.ts'
import { lordFact } from '../../wire/vedic/dasha-facts.ts'
import type { DailyChart } from './cast.ts'
import type { AreaPoints, Fact } from './fact.ts'
import { subjectOf } from './words.ts'

/** What the lord of a period counts, from the mahadasha on. */
const WEIGHTS = [5, 3, 2] as const

type Dignity = NonNullable<ReturnType<typeof lordFact>['dignity']>

const DIGNITIES: Readonly<Record<Dignity, { readonly size: -1 | 0 | 1; readonly words: string }>> = {
  exalted: { size: 1, words: 'exalted' },
  moolatrikona: { size: 1, words: 'in its moolatrikona' },
  own: { size: 1, words: 'in its own sign' },
  great_friend: { size: 1, words: 'in the sign of a great friend' },
  friend: { size: 1, words: 'in the sign of a friend' },
  neutral: { size: 0, words: 'in the sign of a neutral graha' },
  enemy: { size: -1, words: 'in the sign of an enemy' },
  great_enemy: { size: -1, words: 'in the sign of a great enemy' },
  debilitated: { size: -1, words: 'debilitated' },
}

const NATURES: Readonly<Record<FunctionalNature, { readonly size: number; readonly words: string }>> = {
  yogakaraka: { size: 2, words: 'a yogakaraka, the best of lords' },
  benefic: { size: 1, words: 'a good lord' },
  neutral: { size: 0, words: 'a neutral lord' },
  mixed: { size: 0, words: 'a mixed lord' },
  malefic: { size: -1, words: 'a lord that brings effort' },
}

/** Whether the lord of a period is a graha, and not a sign. */
export const isGraha = (lord: string): lord is Graha => GRAHAS.some((graha) => graha === lord)

/** The areas of the houses of which a graha is karaka, which it rules, and in which it is. */
const pointsIn = (houses: readonly number[], size: number): AreaPoints =>
  size === 0
    ? {}
    : Object.fromEntries(
        AREAS.filter((area) => AREA_HOUSES[area].some((house) => houses.includes(house))).map((area) => [area, size]),
      )

/** The lords of the active periods: their dignity at birth, and what the houses that they rule make of them. */
export function dashaFacts({ dashas }: DailyChart): readonly Fact[] {
  return dashas.active.flatMap((period, index): Fact[] => {
    const { level, lord, sign, house, houses_ruled: ruled, dignity } = lordFact(dashas, period)
    if (!isGraha(lord) || !isPlanet(lord)) return []
    const weight = WEIGHTS[index] ?? 0
    const houses = [...KARAKA_HOUSES[lord], ...ruled, ...(house === null ? [] : [house])]
    const shared = { category: 'dasha', graha: lord, isTransit: false, reference: 'natal_chart' } as const
    const key = level.toLowerCase()
    const figures = { level, lord, sign, house, houses_ruled: ruled.join(', ') }
    const nature = ruled.length > 0 ? functionalNature(ruled) : null
    return [
      ...(dignity === null
        ? []
        : [
            {
              ...shared,
              id: `dasha_dignity:${key}:${lord}`.toLowerCase(),
              kind: 'dasha_dignity' as const,
              title: `${level} lord ${lord} ${DIGNITIES[dignity].words}`,
              summary: `${subjectOf(lord)} rules your ${level}. In your birth chart it is in ${sign}, ${DIGNITIES[dignity].words}.`,
              relation: `${lord}__${sign}`.toLowerCase(),
              points: pointsIn(houses, DIGNITIES[dignity].size * weight),
              rule: 'The lord of a period gives more if it is exalted, in its moolatrikona, its own sign or that of a friend, and less if it is debilitated or in the sign of an enemy.',
              source: 'Brihat Parashara Hora Shastra 3.49-58 (dignities); 47 (effects of the lords of periods)',
              figures: { ...figures, dignity },
            },
          ]),
      ...(nature === null
        ? []
        : [
            {
              ...shared,
              id: `dasha_function:${key}:${lord}`.toLowerCase(),
              kind: 'dasha_function' as const,
              title: `${level} lord ${lord} rules ${housesText(ruled)}`,
              summary: `${subjectOf(lord)} rules your ${level} and, counted from your lagna, ${housesText(ruled)}. That makes it ${NATURES[nature].words}.`,
              relation: `${lord}__lagna`.toLowerCase(),
              points: pointsIn(houses, NATURES[nature].size * weight),
              rule: 'Lords of 1, 5 and 9 are good; lords of 3, 6, 8 and 11 are not; of both they are mixed. A lord of one of 5 and 9 with one of 4, 7 and 10 is a yogakaraka.',
              source: 'Brihat Parashara Hora Shastra 34',
              figures: { ...figures, nature },
            },
          ]),
    ]
  })
}

const housesText = (houses: readonly number[]): string =>
  `${houses.length > 1 ? 'houses' : 'house'} ${listedInPassage(houses.map(String))}`
