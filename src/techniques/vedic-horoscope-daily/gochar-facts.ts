import { SIGNS } from '../../astro/sign.ts'
import { houseFrom } from '../../astro/vedic/dignity.ts'
import { favourableHouses, SATURN_PASSAGES } from '../../astro/vedic/gochar.ts'
import { KARAKA_HOUSES } from '../../astro/vedic/house-karakas.ts'
import type { Graha } from '../../astro/vedic/names.ts'
import { localText } from '../../astro/zone.ts'
import { AREA_HOUSES, AREAS, type Area } from '../../contract/vedic/horoscope.ts'
import { houseWord, listedInPassage } from '../../interpretation/wording.ts'
import type { DailyChart, Ingress, Transit } from './cast.ts'
import type { AreaPoints, Fact } from './fact.ts'
import { objectOf, subjectOf } from './words.ts'

/** The nodes are judged as Saturn is, as by default in gochar. */
export const NODE_HOUSES_OF = 'saturn'

/** What a transit adds for each way in which its graha acts on an area, and what its ashtakavarga points add once. */
const GOCHAR = 5
const ASHTAKAVARGA = 3
/** Points in a sign that are as good as bad. */
const EVEN_POINTS = 4

const GOCHAR_RULE =
  'A graha is favourable in certain houses from the natal Moon, unless another graha is in the house of obstruction (vedha).'
const GOCHAR_SOURCE = 'Phaladeepika 26.1-8 (houses and vedha); 15.17 (karakas of the houses)'

const hasHouse = (area: Area, houses: readonly number[]): boolean =>
  AREA_HOUSES[area].some((house) => houses.includes(house))

/**
 * In how many ways a graha in transit acts on an area: as karaka of one of its houses, and by passing one of them from the lagna.
 */
function waysOf(area: Area, graha: Graha, houseFromLagna: number | null): number {
  const asKaraka = hasHouse(area, KARAKA_HOUSES[graha]) ? 1 : 0
  return asKaraka + (houseFromLagna !== null && hasHouse(area, [houseFromLagna]) ? 1 : 0)
}

const pointsBy = (of: (area: Area) => number): AreaPoints =>
  Object.fromEntries(AREAS.flatMap((area) => (of(area) === 0 ? [] : [[area, of(area)]])))

/** The transits of all grahas but the Moon, whose place is chandra bala, with their ashtakavarga points. */
export function gocharFacts({ transits, moonSign, lagnaSign }: DailyChart): readonly Fact[] {
  return transits.flatMap((transit) => {
    const house = houseFrom(moonSign, transit.sign)
    const fromLagna = lagnaSign === null ? null : houseFrom(lagnaSign, transit.sign)
    return [
      ...(transit.graha === 'Moon' ? [] : [gocharFact(transit, house, fromLagna)]),
      ...(transit.points === null ? [] : [ashtakavargaFact(transit, transit.points, fromLagna)]),
    ]
  })
}

function gocharFact({ graha, sign, obstructedBy }: Transit, house: number, fromLagna: number | null): Fact {
  const isGood = favourableHouses(graha, NODE_HOUSES_OF).includes(house)
  const isObstructed = isGood && obstructedBy.length > 0
  const size = isObstructed ? 0 : isGood ? GOCHAR : -GOCHAR
  const { name } = SIGNS[sign]!
  const judged = isObstructed
    ? `This is one of its good houses, but it is obstructed by ${listedInPassage(obstructedBy.map(objectOf))} (vedha), so it counts neither way`
    : isGood
      ? 'This is one of its good houses'
      : 'This is not one of its good houses, so what it stands for asks for more patience'
  const passing = fromLagna === null ? '' : ` From your lagna it is passing the ${houseWord(fromLagna)} house.`
  return {
    id: `gochar:${graha}:moon:${house}`.toLowerCase(),
    kind: 'gochar',
    category: 'transit',
    title: `${graha} in the ${houseWord(house)} house from your Moon`,
    summary: `${subjectOf(graha)} is in ${name}, the ${houseWord(house)} sign counted from your natal Moon. ${judged}.${passing}`,
    graha,
    isTransit: true,
    reference: 'moon',
    relation: `${graha}__moon`.toLowerCase(),
    points: pointsBy((area) => size * waysOf(area, graha, fromLagna)),
    rule: GOCHAR_RULE,
    source: GOCHAR_SOURCE,
    figures: {
      sign: name,
      house_from_moon: house,
      house_from_lagna: fromLagna,
      favorable_houses: favourableHouses(graha, NODE_HOUSES_OF).join(', '),
      obstructed_by: isGood ? [...obstructedBy] : [],
      karaka_of_houses: KARAKA_HOUSES[graha].join(', '),
    },
  }
}

function ashtakavargaFact({ graha, sign }: Transit, points: number, fromLagna: number | null): Fact {
  const size = Math.sign(points - EVEN_POINTS) * ASHTAKAVARGA
  const { name } = SIGNS[sign]!
  const judged =
    size > 0
      ? 'more than half of eight, which helps it'
      : size < 0
        ? 'fewer than half of eight, which hinders it'
        : 'half of eight, which counts neither way'
  return {
    id: `ashtakavarga:${graha}:${name}:${points}`.toLowerCase(),
    kind: 'ashtakavarga',
    category: 'transit',
    title: `${graha} has ${points} of 8 points in ${name}`,
    summary: `In the ashtakavarga of your chart, ${objectOf(graha)} has ${points} ${points === 1 ? 'point' : 'points'} in ${name}: ${judged}.`,
    graha,
    isTransit: true,
    reference: 'natal_chart',
    relation: `${graha}__${name}`.toLowerCase(),
    points: pointsBy((area) => (waysOf(area, graha, fromLagna) > 0 ? size : 0)),
    rule: 'A graha in transit is helped by five or more of its own ashtakavarga points in the sign, and hindered by three or fewer.',
    source: 'Brihat Parashara Hora Shastra 66 (the points); Phaladeepika 23 (their meaning)',
    figures: { sign: name, points, house_from_lagna: fromLagna },
  }
}

const PASSAGE_NAMES = { sade_sati: 'Sade Sati', ardhashtama: 'Ardhashtama', ashtama: 'Ashtama' } as const

/** Passages of Saturn as background: the house of Saturn has its points already. */
export function saturnFacts({ transits, moonSign }: DailyChart): readonly Fact[] {
  const { sign } = transits.find(({ graha }) => graha === 'Saturn')!
  const house = houseFrom(moonSign, sign)
  return (Object.keys(PASSAGE_NAMES) as (keyof typeof PASSAGE_NAMES)[]).flatMap((kind): Fact[] => {
    const phases: Readonly<Record<number, string>> = SATURN_PASSAGES[kind]
    const phase = phases[house]
    if (phase === undefined) return []
    return [
      {
        id: `saturn_passage:${kind}:${phase}`,
        kind: 'saturn_passage',
        category: 'transit',
        title: `${PASSAGE_NAMES[kind]} (${phase})`,
        summary: `Saturn is in the ${houseWord(house)} sign from your natal Moon. This long passage is the same on every day of these years; it is background and adds nothing to the scores of the day.`,
        graha: 'Saturn',
        isTransit: true,
        reference: 'moon',
        relation: 'saturn__moon',
        points: {},
        rule: 'Saturn in the 12th, 1st and 2nd sign from the natal Moon is Sade Sati; in the 4th Ardhashtama, in the 8th Ashtama.',
        source: 'Common usage; the house of Saturn is judged by Phaladeepika 26',
        figures: { house_from_moon: house, phase },
      },
    ]
  })
}

/** Signs that grahas enter during the day. */
export const ingressFacts = ({ ingresses, moonSign, castDay: { zone } }: DailyChart): readonly Fact[] =>
  ingresses.map(({ graha, sign, jd }: Ingress): Fact => {
    const house = houseFrom(moonSign, sign)
    const at = localText(zone, jd)
    const isGood = favourableHouses(graha, NODE_HOUSES_OF).includes(house)
    return {
      id: `change:${graha}:${SIGNS[sign]!.id}`.toLowerCase(),
      kind: 'change',
      category: graha === 'Moon' ? 'moon' : 'transit',
      title: `${graha} enters ${SIGNS[sign]!.name} at ${at.slice(11, 16)}`,
      summary: `From then on ${objectOf(graha)} is in the ${houseWord(house)} house from your natal Moon, ${isGood ? 'which is' : 'which is not'} one of its good houses. The scores are those of the beginning of the day.`,
      graha,
      isTransit: true,
      reference: 'moon',
      relation: `${graha}__${SIGNS[sign]!.id}`.toLowerCase(),
      points: {},
      rule: 'The sign of a graha at the beginning of the day counts.',
      source: 'This service',
      figures: { at, house_from_moon: house },
    }
  })
