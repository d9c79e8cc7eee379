import type { Graha } from '../names.ts'
import { OF_BENEFICS } from './benefics.ts'
import { hasLagna, type YogaChart, type YogaSky } from './chart.ts'
import { DARIDRA } from './daridra.ts'
import { DHANA } from './dhana.ts'
import { BHAVA } from './houses.ts'
import { LATER } from './later.ts'
import { OF_LORDS } from './lords.ts'
import { LUNAR } from './lunar.ts'
import { MAHAPURUSHA } from './mahapurusha.ts'
import { MANTRESHVARA } from './mantreshvara.ts'
import { NABHASA } from './nabhasa.ts'
import { NODES } from './nodes.ts'
import { PARIVARTANA } from './parivartana.ts'
import { RAJA } from './raja.ts'
import { RAJA_VERSES } from './raja-verses.ts'
import { SOLAR } from './solar.ts'
import { NEECHA_BHANGA, VIPARITA } from './viparita.ts'
import { type Cancellation, type Formed, inOrder, type Rule, type Yoga } from './yoga.ts'

/** Every yoga that is looked for, in the order of answers: by category, then by work, chapter and verse of the source that is followed. */
export const NAMED_YOGAS: readonly Yoga[] = [
  ...MAHAPURUSHA,
  ...LUNAR,
  ...SOLAR,
  ...NABHASA,
  ...RAJA,
  ...RAJA_VERSES,
  ...VIPARITA,
  ...NEECHA_BHANGA,
  ...DHANA,
  ...DARIDRA,
  ...PARIVARTANA,
  ...NODES,
  ...OF_BENEFICS,
  ...OF_LORDS,
  ...MANTRESHVARA,
  ...LATER,
  ...BHAVA,
].sort(inOrder)

/** A yoga with what a chart makes of it. */
export interface YogaResult {
  readonly yoga: Yoga
  /** The rule of the chosen school. */
  readonly rule: Rule
  /** The ways in which it is formed; none if it is not active. Null if it needs a lagna and there is none. */
  readonly formed: readonly Formed[] | null
  readonly cancellations: readonly Cancellation[]
}

/** What a sky, or a chart with its lagna, makes of a yoga. */
export function evaluateYoga(yoga: Yoga, sky: YogaSky | YogaChart): YogaResult {
  const rule = yoga.variants?.[sky.options.school] ?? yoga
  if (rule.needsLagna && !hasLagna(sky)) return { yoga, rule, formed: null, cancellations: [] }
  const formed = rule.needsLagna ? rule.formed(sky as YogaChart) : rule.formed(sky)
  const holding = formed.length > 0 ? (rule.cancellations ?? []).filter(({ holds }) => holds(sky, formed)) : []
  return { yoga, rule, formed, cancellations: holding }
}

/** What a sky, or a chart with its lagna, makes of all yogas. */
export const evaluateYogas = (sky: YogaSky | YogaChart): readonly YogaResult[] =>
  NAMED_YOGAS.map((yoga) => evaluateYoga(yoga, sky))

/** The bodies of a formed yoga, and the houses in which they are or which they rule by its rule. */
export function involved(sky: YogaSky | YogaChart, formed: readonly Formed[]) {
  const planets = [...new Set(formed.flatMap((each): readonly Graha[] => each.planets))]
  const held = hasLagna(sky) ? planets.map((planet) => sky.house(planet)) : []
  const houses = [...new Set([...held, ...formed.flatMap(({ ruled = [] }) => ruled)])].sort((a, b) => a - b)
  return { planets, houses }
}
