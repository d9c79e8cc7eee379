import { houseOf } from '../../../astro/house.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { type Bhavas, bhavas, type ChalitSystem } from '../../../astro/vedic/chalit.ts'
import { houseFrom, isPlanet, type Planet } from '../../../astro/vedic/dignity.ts'
import type { Graha } from '../../../astro/vedic/names.ts'
import { lagnaStays, moonStays, type StayInPart } from '../../../astro/vedic/stays.ts'
import {
  VARGA_SCHEME_NAMES,
  type Vaisheshikamsa,
  type VargaSchemeName,
  vaisheshikamsa,
} from '../../../astro/vedic/vaisheshikamsa.ts'
import {
  type ChosenRules,
  type NamedRule,
  placeInVarga,
  ruleOf,
  type VargaPlace,
} from '../../../astro/vedic/varga-rules.ts'
import type { Division } from '../../../astro/vedic/vargas.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import { dayOfBirth } from '../cast.ts'
import type { Warning } from '../warnings.ts'
import type { GrahaPlace, VedicChart } from './chart.ts'

/** A graha in a division. */
export interface VargaGraha {
  readonly natal: GrahaPlace
  readonly place: VargaPlace
  /** Counted by signs from the lagna of the division; in D1 by the houses of the chart. Null without a time of birth. */
  readonly house: number | null
}

/** The chart of a division. */
export interface VargaChart {
  readonly rule: NamedRule
  /** Null without a time of birth. */
  readonly lagna: VargaPlace | null
  readonly grahas: readonly VargaGraha[]
}

/** The charts of divisions, each by its default rule or by the chosen one. */
export const vargaCharts = (
  { grahas, ascendant }: Pick<VedicChart, 'grahas' | 'ascendant'>,
  divisions: readonly Division[],
  chosen: ChosenRules = {},
): VargaChart[] =>
  divisions.map((division) => {
    const rule = ruleOf(division, chosen)
    const lagna = ascendant === null ? null : placeInVarga(rule, ascendant)
    return {
      rule,
      lagna,
      grahas: grahas.map((natal) => {
        const place = placeInVarga(rule, natal.longitude)
        const house = lagna && houseFrom(signIndex(lagna.longitude), signIndex(place.longitude))
        return { natal, place, house: division === 1 ? natal.house : house }
      }),
    }
  })

/** The points whose sign in D9 is the one in D1. */
export function vargottamas({ grahas, ascendant }: VedicChart, chosen: ChosenRules = {}): (Graha | 'Ascendant')[] {
  const rule = ruleOf(9, chosen)
  const isVargottama = (longitude: number): boolean =>
    signIndex(placeInVarga(rule, longitude).longitude) === signIndex(longitude)
  return [
    ...(ascendant !== null && isVargottama(ascendant) ? (['Ascendant'] as const) : []),
    ...grahas.filter(({ longitude }) => isVargottama(longitude)).map(({ graha }) => graha),
  ]
}

/** The good divisions of a planet in each group of divisions. */
export interface PlanetInVargas {
  readonly planet: Planet
  readonly schemes: Readonly<Record<VargaSchemeName, Vaisheshikamsa>>
}

/** The good divisions of the seven planets, by the rules that are chosen. */
export const vaisheshikamsas = ({ grahas }: VedicChart, chosen: ChosenRules = {}): PlanetInVargas[] =>
  grahas.flatMap(({ graha, longitude }) => {
    if (!isPlanet(graha)) return []
    const signIn = (division: Division): number =>
      signIndex(placeInVarga(ruleOf(division, chosen), longitude).longitude)
    const schemes = Object.fromEntries(
      VARGA_SCHEME_NAMES.map((scheme) => [scheme, vaisheshikamsa(scheme, graha, signIn)]),
    ) as Record<VargaSchemeName, Vaisheshikamsa>
    return [{ planet: graha, schemes }]
  })

/** How long lagna and Moon stay in their parts of a division. */
export interface VargaStay {
  readonly division: Division
  readonly lagna: StayInPart | null
  readonly moon: StayInPart
}

/** How long lagna and Moon stay in their parts of each division. Throws `outside_ephemeris`. */
export function vargaStays(sky: Sky, { cast }: VedicChart, charts: readonly VargaChart[]): VargaStay[] {
  const { born, terms } = cast
  const { jd } = born.moment
  return namingField(born.field, () => {
    const ofLagna = lagnaStays(sky, born.place, terms.zodiac, jd)
    const ofMoon = moonStays(sky, terms.zodiac, jd)
    return charts.map(({ rule: { division }, lagna, grahas }) => ({
      division,
      lagna: lagna && ofLagna(lagna),
      moon: ofMoon(grahas.find(({ natal }) => natal.graha === 'Moon')!.place),
    }))
  })
}

/** The bhava chalit of a chart. */
export interface Chalit extends Bhavas {
  readonly system: ChalitSystem
  readonly grahas: readonly { readonly graha: Graha; readonly house: number; readonly signHouse: number }[]
}

/** The bhavas of a chart, with the grahas in them; null without a time of birth. */
export function bhavaChalit(sky: Sky, { cast, grahas, ascendant }: VedicChart, system: ChalitSystem): Chalit | null {
  const { born, terms } = cast
  if (ascendant === null) return null
  const { starts, middles } = bhavas(sky, system, born.moment.jd, born.place, terms.zodiac)
  return {
    system,
    starts,
    middles,
    grahas: grahas.map(({ graha, longitude }) => ({
      graha,
      house: houseOf(longitude, starts),
      signHouse: houseFrom(signIndex(ascendant), signIndex(longitude)),
    })),
  }
}

/** The warning about grahas that change their part of a division on a day of birth without a time. */
export function openVargaWarnings(sky: Sky, { cast }: VedicChart, charts: readonly VargaChart[]): Warning[] {
  const day = dayOfBirth(sky, cast)
  if (!day) return []
  const open = charts.flatMap(({ rule, grahas }) => {
    // The points of the chart are the grahas in their order.
    const names = grahas.flatMap(({ natal: { graha } }, index) => {
      const [early, late] = day[cast.chart.points[index]!.name]!.map((each) => placeInVarga(rule, each))
      return early!.from === late!.from ? [] : [graha]
    })
    return names.length === 0 ? [] : [`D${rule.division}: ${names.join(', ')}`]
  })
  if (open.length === 0) return []
  const message = `The birth has no time, so divisions are for local noon. During that day these change their part: ${open.join('; ')}`
  return [{ code: 'varga_uncertain', message }]
}
