import { ASPECTS, type Aspect, MAJOR_ASPECTS } from '../astro/aspect.ts'
import { type Chart, chart } from '../astro/chart.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Sky, Zodiac } from '../astro/sky.ts'
import { DEFAULT_NAME } from '../contract/birth.ts'
import type { Feature } from '../contract/natal.ts'
import { type Atlas, type BirthInput, type Born, bornOf, type Located } from './birth.ts'
import { aspectsWithin, chartRequestOf } from './natal-plan.ts'
import { zodiacOf } from './zodiac.ts'

/** The fields of a birth and its chart that every kind of picture has. */
export interface ChartBirth extends BirthInput {
  readonly name?: string | null | undefined
  readonly house_system: string
  readonly zodiac_type: 'tropical' | 'sidereal'
  readonly sidereal_ayanamsa: string | null
  readonly orb_settings?: Readonly<Record<string, number>> | null | undefined
  readonly include_features?: readonly Feature[] | null | undefined
  readonly include_minor_aspects: boolean
  /** What is to be shown is calculated, asked for otherwise or not. */
  readonly display_settings?: Shown
}

type Shown = Readonly<Record<string, boolean | undefined>> | null | undefined

/** A birth with its chart. */
export interface CastBirth {
  readonly name: string
  readonly born: Born
  readonly chart: Chart
  readonly zodiac: Zodiac
  /** The aspects that count, with the orbs of the request. */
  readonly among: readonly Aspect[]
}

/** Names of `display_settings` that ask for what no chart has by itself, and how a chart is asked for it. */
const ASKED: Readonly<Record<string, Feature>> = {
  true_node: 'true_node',
  true_lilith: 'true_lilith',
  south_node: 'south_node',
  mean_south_node: 'south_node',
  true_south_node: 'true_south_node',
  pholus: 'pholus',
  ceres: 'ceres',
  pallas: 'pallas',
  juno: 'juno',
  vesta: 'vesta',
  vertex: 'vertex',
  part_of_fortune: 'part_of_fortune',
  part_of_spirit: 'part_of_spirit',
}

/** A birth whose chart has what is to be shown; `over` is what stands beside it. */
export function withShown<Birth extends ChartBirth>(input: Birth, over: Shown = null): Birth {
  const shown = { ...input.display_settings, ...over }
  const asked = Object.entries(ASKED).flatMap(([name, feature]) => (shown[name] === true ? [feature] : []))
  return asked.length === 0
    ? input
    : { ...input, include_features: [...new Set([...(input.include_features ?? []), ...asked])] }
}

/** Casts the chart of a birth; `at` is the path of the birth in the body. */
export function castBirth(sky: Sky, atlas: Atlas, input: ChartBirth, at = ''): CastBirth {
  const born = bornOf(input, atlas, at)
  return {
    name: input.name?.trim() || DEFAULT_NAME,
    born,
    chart: chart(sky, chartRequestOf(born, input, input.include_minor_aspects)),
    zodiac: zodiacOf(input),
    among: aspectsWithin(input.include_minor_aspects ? ASPECTS : MAJOR_ASPECTS, input.orb_settings),
  }
}

/** The chart of another instant and place in the terms of a birth: its bodies, zodiac, houses and orbs. */
export function castLike(sky: Sky, input: ChartBirth, { born }: CastBirth, jd: number, where: Located | null): Chart {
  const request = chartRequestOf({ ...born, timeKnown: where !== null }, input, input.include_minor_aspects)
  return chart(sky, { ...request, jd, place: where?.place ?? null })
}

/** The system whose houses a chart has; null when it has none. */
export const housesOf = ({ houses }: Chart): HouseSystem | null => houses?.system ?? null
