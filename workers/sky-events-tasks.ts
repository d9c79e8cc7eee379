import type { Skies } from '../src/astro/sky.ts'
import type { SkyEvent } from '../src/astro/sky-events.ts'
import {
  type DaysPiece,
  skyEventsBetween,
  skyEventsDays,
  skyEventsRange,
} from '../src/calculation/almanac/sky-events-days.ts'
import type { SkyEventsPlan } from '../src/calculation/almanac/sky-events-plan.ts'
import { literal } from '../src/wire/bytes.ts'
import { skyEventsAnswer } from '../src/wire/sky-events/answer.ts'

export interface SkyEventsPiece extends DaysPiece {
  readonly plan: SkyEventsPlan
}

export interface SkyEventsFound {
  readonly plan: SkyEventsPlan
  /** What the pieces of the plan found, in their order. */
  readonly pieces: readonly Uint8Array[]
}

/** Events of local days over the skies of a thread. Many days are searched in pieces. */
export const skyEventsTasks = (skies: Skies) => ({
  whole: (plan: SkyEventsPlan) => skyEventsAnswer(skyEventsDays(skies, plan)),

  /** The events of some days of a plan as JSON. Refuses what the whole plan is refused for. */
  piece: ({ plan, ...piece }: SkyEventsPiece) =>
    literal(JSON.stringify(skyEventsBetween(skies, skyEventsRange(skies, plan), piece))),

  joined({ plan, pieces }: SkyEventsFound) {
    const events = pieces.flatMap((piece) => JSON.parse(new TextDecoder().decode(piece)) as SkyEvent[])
    return skyEventsAnswer({ ...skyEventsRange(skies, plan), events })
  },
})
