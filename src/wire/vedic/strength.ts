import { signIndex } from '../../astro/sign.ts'
import { BALADI, baladiOf, deeptadiOf, JAGRADADI, jagradadiOf } from '../../astro/vedic/avasthas.ts'
import { YUDDHA_SOURCES } from '../../astro/vedic/conditions.ts'
import { type ByPlanet, byPlanet, isWaxing, PLANETS, type Planet } from '../../astro/vedic/dignity.ts'
import type { Graha } from '../../astro/vedic/names.ts'
import { bhavaBala } from '../../astro/vedic/shadbala/bhava.ts'
import { PARTS_REQUIRED, SCHOOL_SOURCES, type StrengthRules } from '../../astro/vedic/shadbala/rules.ts'
import { phalaOf, type Shadbala, shadbala, sumOfParts } from '../../astro/vedic/shadbala/shadbala.ts'
import { vimsopaka } from '../../astro/vedic/vimsopaka.ts'
import type { GrahaPlace, VedicChart } from '../../calculation/charting/vedic/chart.ts'
import type { CastStrength } from '../../calculation/charting/vedic/strength.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type {
  Avastha,
  AvasthasReply,
  BhavaBalaReply,
  PhalaReply,
  ShadbalaReply,
  StrengthRulesReply,
  VimsopakaReply,
  WarReply,
} from '../../contract/vedic/strength.ts'
import { decimals } from '../sky.ts'
import { signOf } from './chart.ts'

/** Decimals of virupas. */
const PLACES = 4
const VIRUPAS_IN_RUPA = 60

const rounded = <Parts extends Readonly<Record<string, number>>>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, decimals(value, PLACES)])) as Parts

/** The strengths of planets and houses of a birth. */
export function strengthsOf(
  { sky, day }: CastStrength,
  rules: StrengthRules,
): {
  readonly shadbala: ReplyOf<typeof ShadbalaReply>
  readonly ishta_kashta: ReplyOf<typeof PhalaReply>
  readonly wars: ReplyOf<typeof WarReply>[]
  readonly bhavabala: ReplyOf<typeof BhavaBalaReply>[]
} {
  const { planets, wars } = shadbala(sky, day, rules)
  const totals = byPlanet((planet) => planets[planet].total)
  const ratios = byPlanet((planet) => planets[planet].total / planets[planet].required)
  const byRatio = PLANETS.toSorted((one, other) => ratios[other] - ratios[one])
  return {
    shadbala: byPlanet((planet) => ({
      ...rowOf(planets[planet]),
      rank: byRatio.indexOf(planet) + 1,
      parts_required: PARTS_REQUIRED[planet],
    })),
    ishta_kashta: byPlanet((planet) => rounded({ ...phalaOf(planet, sky, rules) })),
    wars: wars.map(({ virupas, ...sides }) => ({ ...sides, virupas: decimals(virupas, PLACES) })),
    bhavabala: bhavaBala(sky, day, totals, rules.school).map(({ middle, lord, ...parts }, index) => {
      const { ofLord, dig, drishti, occupants, rising, total } = rounded(parts)
      return {
        house: index + 1,
        ...signOf(middle),
        degree: decimals(middle, PLACES),
        lord,
        bhavadhipati_bala: ofLord,
        dig_bala: dig,
        drishti_bala: drishti,
        occupants,
        rising,
        total,
        total_in_rupas: decimals(parts.total / VIRUPAS_IN_RUPA, PLACES),
      }
    }),
  }
}

function rowOf({ sthana, dig, kala, cheshta, naisargika, drik, total, required }: Shadbala) {
  const virupas = decimals(total, PLACES)
  return {
    ...rounded({
      sthana_bala: sumOfParts(sthana),
      dig_bala: dig,
      kala_bala: sumOfParts(kala),
      cheshta_bala: cheshta,
      naisargika_bala: naisargika,
      drik_bala: drik,
    }),
    total: virupas,
    shadbala_in_virupas: virupas,
    shadbala_in_rupas: decimals(total / VIRUPAS_IN_RUPA, PLACES),
    minimum_requirements: required / VIRUPAS_IN_RUPA,
    ratio: decimals(total / required, PLACES),
    parts: { sthana: rounded({ ...sthana }), kala: rounded({ ...kala }) },
  }
}

/** What each part of the strengths follows. */
export function rulesReply(
  { school, ayana, cheshta, yuddha }: StrengthRules,
  houses: string,
): ReplyOf<typeof StrengthRulesReply> {
  const isParashara = school === 'parashara'
  return {
    school,
    source: SCHOOL_SOURCES[school],
    saptavargaja: isParashara ? '20_15_10_4_2' : '22.5_15_7.5_3.75_1.875',
    kendra_houses: houses,
    paksha: isParashara ? 'four_benefics' : 'benefics_of_the_chart_moon_doubled',
    abda_and_masa: 'surya_siddhanta',
    hora: 'twelfths_of_day_and_night',
    ayana,
    ayana_of_sun: isParashara ? 'once_and_as_cheshta' : 'doubled',
    cheshta,
    drik: isParashara ? 'mercury_and_jupiter_in_full' : 'quarters',
    yuddha: isParashara ? 'difference_of_strengths' : 'difference_by_discs',
    yuddha_winner: yuddha,
    yuddha_source: YUDDHA_SOURCES[yuddha],
    ishta_kashta: isParashara ? 'mean' : 'root_of_product',
    bhava: 'parashara_27_26_31',
  }
}

const longitudesOf = ({ grahas }: Pick<VedicChart, 'grahas'>): ByPlanet<number> =>
  byPlanet((planet) => grahas.find(({ graha }) => graha === planet)!.longitude)

/** The strengths of the planets in divisions, out of 20. */
export function vimsopakaOf(chart: Pick<VedicChart, 'grahas'>): ReplyOf<typeof VimsopakaReply> {
  const longitudes = longitudesOf(chart)
  const signs = byPlanet((planet) => signIndex(longitudes[planet]))
  return byPlanet((planet) => {
    const score = (scheme: Parameters<typeof vimsopaka>[3]): number =>
      decimals(vimsopaka(planet, longitudes[planet], signs, scheme), PLACES)
    return {
      shadvarga: score('shadvarga'),
      saptavarga: score('saptavarga'),
      dasavarga: score('dasavarga'),
      shodasavarga: score('shodasavarga'),
    }
  })
}

/** The age of a graha, as each graha of a chart may have it. */
export function baladiReply({ longitude }: Pick<GrahaPlace, 'longitude'>) {
  const state = baladiOf(longitude)
  return { type: 'baladi', state, effect: BALADI[state] } as const
}

/** The states of all grahas. */
export function avasthasOf({ grahas }: Pick<VedicChart, 'grahas'>): ReplyOf<typeof AvasthasReply> {
  const longitudes = longitudesOf({ grahas })
  const signs = byPlanet((planet) => signIndex(longitudes[planet]))
  const longitudeOf = (wanted: Graha): number => grahas.find(({ graha }) => graha === wanted)!.longitude
  const malefics: readonly Graha[] = [
    'Mars',
    'Saturn',
    'Rahu',
    'Ketu',
    ...(isWaxing(longitudes) ? [] : ['Moon' as const]),
  ]
  const states = (planet: Planet): ReplyOf<typeof Avastha>[] => {
    const longitude = longitudes[planet]
    const jagradadi = jagradadiOf(planet, longitude, signs)
    const others = malefics.filter((graha) => graha !== planet).map((graha) => signIndex(longitudeOf(graha)))
    return [
      baladiReply({ longitude }),
      { type: 'jagradadi', state: jagradadi, effect: JAGRADADI[jagradadi] },
      ...deeptadiOf(planet, longitude, signs, others).map(
        (state) => ({ type: 'deeptadi', state, effect: null }) as const,
      ),
    ]
  }
  return {
    ...byPlanet(states),
    Rahu: [baladiReply({ longitude: longitudeOf('Rahu') })],
    Ketu: [baladiReply({ longitude: longitudeOf('Ketu') })],
  }
}
