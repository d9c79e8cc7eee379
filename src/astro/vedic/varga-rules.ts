import { signIndex } from '../sign.ts'
import { VARGA_RULES, type VargaRule } from './varga-rule-table.ts'
import { type Division, longitudeOfPart, vargaPart } from './vargas.ts'

/** The rules of a division by their names, from the default on. */
const rulesOf = (division: Division): Readonly<Record<string, VargaRule>> => VARGA_RULES[division]

/** The names of the rules of a division, from the default on. */
export const ruleNames = (division: Division): readonly string[] => Object.keys(VARGA_RULES[division])

/** A rule with its division and its name. */
export interface NamedRule extends VargaRule {
  readonly division: Division
  readonly name: string
}

/** Rules that are not the default, by the division. */
export type ChosenRules = Readonly<Partial<Record<Division, string | undefined>>>

/** The rule that is chosen for a division, or its default. */
export function ruleOf(division: Division, chosen: ChosenRules = {}): NamedRule {
  const name = chosen[division] ?? ruleNames(division)[0]!
  return { ...rulesOf(division)[name]!, division, name }
}

/** The place of a sidereal longitude in a division. Degrees. */
export interface VargaPlace {
  /** The longitude in the chart of the division. */
  readonly longitude: number
  /** The part of its sign, from 0 on. */
  readonly part: number
  /** The borders of the part, as sidereal longitudes. The end of the last one is 360. */
  readonly from: number
  readonly to: number
}

/** Where a sidereal longitude is in a division by a rule. */
export function placeInVarga({ division, signOf, partOf }: NamedRule, longitude: number): VargaPlace {
  const part = partOf ? partOf(longitude) : vargaPart(division, longitude)
  const start = signIndex(longitude) * 30
  return {
    longitude: longitudeOfPart(longitude, part, signOf),
    part: part.part,
    from: start + part.fromDeg,
    to: start + part.toDeg,
  }
}
