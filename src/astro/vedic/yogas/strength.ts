import { naturalFriendship, type Planet } from '../dignity.ts'
import type { Graha } from '../names.ts'
import { DUSTHANAS, hasLagna, isInKendraOrTrikona, planetsOf, type YogaChart, type YogaSky } from './chart.ts'
import type { YogaCategory } from './yoga.ts'

export const YOGA_STRENGTHS = ['strong', 'moderate', 'weak'] as const
export type YogaStrength = (typeof YOGA_STRENGTHS)[number]

/** How a planet stands in its sign. */
export const MAKER_DIGNITIES = ['exalted', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const

/** A planet that takes part in a yoga, with the points that it has. */
export interface Maker {
  readonly planet: Planet
  readonly dignity: (typeof MAKER_DIGNITIES)[number]
  readonly isCombust: boolean
  /** Null without a lagna. */
  readonly house: number | null
  readonly points: number
}

/** The rule in words, for answers. */
export const STRENGTH_RULE =
  'Each of the seven planets that make the yoga has a point if it is exalted or in its own sign and one if it is in a kendra or trikona; it loses one if it is debilitated, one if it is combust and one if it is in the 6th, 8th or 12th. If the mean is 1 or more, the yoga is strong; below 0 it is weak; between, moderate. Houses do not count in Viparita raja yogas, which need bad ones, nor without a lagna. The texts ask for strong planets (Brihat Parashara Hora Shastra 39.5) and give no sum: the points are those of this service.'

function dignityOf(sky: YogaSky, planet: Planet): Maker['dignity'] {
  if (sky.isExalted(planet)) return 'exalted'
  if (sky.isOwn(planet)) return 'own'
  if (sky.isDebilitated(planet)) return 'debilitated'
  const friendship = naturalFriendship(planet, sky.dispositor(planet))
  return friendship === 1 ? 'friend' : friendship === 0 ? 'neutral' : 'enemy'
}

function pointsOfHouse(sky: YogaSky | YogaChart, planet: Planet, category: YogaCategory): number {
  if (category === 'viparita' || !hasLagna(sky)) return 0
  if (isInKendraOrTrikona(sky, planet)) return 1
  return DUSTHANAS.includes(sky.house(planet)) ? -1 : 0
}

function makerOf(sky: YogaSky | YogaChart, planet: Planet, category: YogaCategory): Maker {
  const dignity = dignityOf(sky, planet)
  const isCombust = sky.isCombust(planet)
  const ofDignity = sky.isStrong(planet) ? 1 : dignity === 'debilitated' ? -1 : 0
  return {
    planet,
    dignity,
    isCombust,
    house: hasLagna(sky) ? sky.house(planet) : null,
    points: ofDignity - (isCombust ? 1 : 0) + pointsOfHouse(sky, planet, category),
  }
}

/** How strong the planets of a formed yoga are. The strength is null if only nodes make it. */
export function strengthOf(sky: YogaSky | YogaChart, category: YogaCategory, grahas: readonly Graha[]) {
  const makers = planetsOf(grahas).map((planet) => makerOf(sky, planet, category))
  const mean = makers.reduce((sum, { points }) => sum + points, 0) / makers.length
  const strength: YogaStrength | null =
    makers.length === 0 ? null : mean >= 1 ? 'strong' : mean < 0 ? 'weak' : 'moderate'
  return { strength, makers }
}
