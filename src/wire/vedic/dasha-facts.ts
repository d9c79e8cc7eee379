import type { z } from 'zod'
import { type Period, periodsAt } from '../../astro/periods.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { DASHA_LEVELS, type DashaChart, type DashaLord } from '../../astro/vedic/dashas/dasha.ts'
import { signOfGraha } from '../../astro/vedic/dashas/signs.ts'
import {
  compoundFriendship,
  houseFrom,
  isPlanet,
  lordOfSign,
  naturalFriendship,
  ownDignity,
  type Planet,
  SIGN_LORDS,
  temporalFriendship,
} from '../../astro/vedic/dignity.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import { GRAHAS, type Graha, NAKSHATRAS } from '../../astro/vedic/names.ts'
import type { Dashas } from '../../calculation/charting/vedic/dasha.ts'
import type { LordFact } from '../../contract/vedic/dasha.ts'
import { instantOf } from './dasha.ts'

type Fact = z.output<typeof LordFact>

const isGraha = (lord: DashaLord): lord is Graha => GRAHAS.some((graha) => graha === lord)

/** The dignity of a planet, or its relation to the lord of its sign. */
function dignityIn(chart: DashaChart, planet: Planet): NonNullable<Fact['dignity']> {
  const own = ownDignity(planet, chart.longitudes[planet])
  if (own) return own
  const sign = signOfGraha(chart, planet)
  const host = lordOfSign(sign)
  return compoundFriendship(naturalFriendship(planet, host), temporalFriendship(sign, signOfGraha(chart, host)))
}

const DIGNITY_TEXTS: Readonly<Record<NonNullable<Fact['dignity']>, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  debilitated: 'debilitated',
  great_friend: 'in the sign of a great friend',
  friend: 'in the sign of a friend',
  neutral: 'in a neutral sign',
  enemy: 'in the sign of an enemy',
  great_enemy: 'in the sign of a great enemy',
}

/** What the chart says about the lord of an active period. */
export function lordFact({ chart }: Dashas, { lord, level }: Period<DashaLord>): Fact {
  const graha = isGraha(lord) ? lord : null
  const sign = graha ? signOfGraha(chart, graha) : SIGNS.findIndex(({ name }) => name === lord)
  const lagna = chart.ascendant === null ? null : signIndex(chart.ascendant)
  const planet = graha && isPlanet(graha) ? graha : null
  const ruled = planet && lagna !== null ? SIGN_LORDS.flatMap((each, at) => (each === planet ? [at] : [])) : []
  const fact = {
    level: DASHA_LEVELS[level - 1]!,
    lord,
    sign: SIGNS[sign]!.name,
    house: lagna === null ? null : houseFrom(lagna, sign),
    houses_ruled: ruled.map((at) => houseFrom(lagna!, at)).toSorted((a, b) => a - b),
    dignity: planet && dignityIn(chart, planet),
    nakshatra: graha && NAKSHATRAS[nakshatraAt(chart.longitudes[graha]).index]!.name,
    sign_lord: lordOfSign(sign),
    grahas: GRAHAS.filter((each) => each !== lord && signOfGraha(chart, each) === sign),
  }
  return { ...fact, text: factText(fact) }
}

function factText({
  level,
  lord,
  sign,
  house,
  houses_ruled: ruled,
  dignity,
  nakshatra,
  sign_lord,
  grahas,
}: Omit<Fact, 'text'>) {
  const inHouse = house === null ? '' : `${nakshatra ? ' in' : ' is'} house ${house}`
  const place = nakshatra
    ? `${lord} is in ${sign}${house === null ? '' : `,${inHouse}`}, in ${nakshatra}`
    : `${lord}${inHouse}, and its lord is ${sign_lord}`
  const sentences = [
    `The ${level} belongs to ${lord}`,
    place,
    ...(dignity ? [`It is ${DIGNITY_TEXTS[dignity]}`] : []),
    ...(ruled.length > 0 ? [`It rules house${ruled.length > 1 ? 's' : ''} ${ruled.join(' and ')}`] : []),
    ...(grahas.length > 0 ? [`With it in ${sign}: ${grahas.join(', ')}`] : []),
  ]
  return `${sentences.join('. ')}.`
}

/** The next change on each level, the earliest first. */
export function nextChanges({ active, dashas, clock }: Dashas) {
  if (!dashas) return []
  return active
    .toSorted((one, other) => one.endMs - other.endMs)
    .map(({ lord, level, endMs }) => {
      const next = periodsAt(dashas.cycle, endMs, level)[level - 1]?.lord ?? null
      const at = instantOf(clock, endMs)
      const name = DASHA_LEVELS[level - 1]!
      return {
        level: name,
        at,
        from_lord: lord,
        to_lord: next,
        text: `The ${name} of ${lord} ends on ${at.slice(0, 10)}; ${next ? `the ${name} of ${next} follows` : 'it is the last one'}.`,
      }
    })
}
