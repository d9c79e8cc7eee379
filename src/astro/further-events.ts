import type { CalculatedBody } from './body.ts'
import { conjunctionsInRightAscension, type EquatorialConjunction } from './equatorial-conjunctions.ts'
import { pairsOf } from './event-searches.ts'
import { type BodyNodePassage, type OrbitApsis, orbitApsides, trackedNodePassages } from './orbit-events.ts'
import type { Track } from './positions.ts'
import type { Sky } from './sky.ts'
import { type SolarTermPassage, solarTerms } from './solar-terms.ts'

/** Events of calendars and almanacs, which no preset has. */
export type FurtherHappening =
  | ({ readonly kind: 'solar_term' } & SolarTermPassage)
  | ({ readonly kind: 'right_ascension_conjunction' } & EquatorialConjunction)
  | { readonly kind: 'apsis'; readonly jd: number; readonly body: CalculatedBody; readonly apsis: OrbitApsis }
  | {
      readonly kind: 'node_passage'
      readonly jd: number
      readonly body: CalculatedBody
      readonly node: BodyNodePassage
    }

interface FurtherSearch {
  readonly sky: Sky
  /** Positions of the bodies and of the Sun over time. */
  readonly track: Track
  /** The instants of the search, half a day apart. */
  readonly times: readonly number[]
  readonly request: {
    readonly solarTerms: boolean
    readonly rightAscension: boolean
    readonly apsides: boolean
    readonly nodePassages: boolean
  }
  /** The Moon and the planets. */
  readonly bodies: readonly CalculatedBody[]
}

/** The solar terms, conjunctions in right ascension, apsides and passages through nodes that are asked for. */
export function* furtherHappenings({ sky, track, times, request, bodies }: FurtherSearch): Generator<FurtherHappening> {
  const from = times[0]!
  const to = times.at(-1)!
  if (request.solarTerms) for (const found of solarTerms(track, times)) yield { kind: 'solar_term', ...found }
  if (request.rightAscension) {
    for (const found of conjunctionsInRightAscension(sky, pairsOf(bodies), from, to))
      yield { kind: 'right_ascension_conjunction', ...found }
  }
  if (request.apsides) {
    for (const apsis of orbitApsides(sky, from, to)) yield { kind: 'apsis', jd: apsis.jd, body: apsis.body, apsis }
  }
  if (request.nodePassages) {
    for (const node of trackedNodePassages(track, bodies, times))
      yield { kind: 'node_passage', jd: node.jd, body: node.body, node }
  }
}
