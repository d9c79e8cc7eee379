import type { Skies } from '../src/astro/sky.ts'
import type { SkyEvent } from '../src/astro/sky-events.ts'
import {
  type SkyEventsInput,
  skyEventsBetween,
  skyEventsDays,
  skyEventsRange,
} from '../src/calculation/almanac/sky-events.ts'
import type { SkyEventsFound, SkyEventsPiece } from '../src/calculation/tasks.ts'
import { literal } from '../src/wire/bytes.ts'
import { skyEventsAnswer } from '../src/wire/sky-events/answer.ts'

/** Events of local days over the skies of a thread. Many days are searched in pieces. */
export const skyEventsTasks = (skies: Skies) => ({
  whole: (input: SkyEventsInput) => skyEventsAnswer(skyEventsDays(skies, input)),

  /** The events of some days of a plan as JSON. Refuses what the whole plan is refused for. */
  piece: ({ input, ...piece }: SkyEventsPiece) =>
    literal(JSON.stringify(skyEventsBetween(skies, skyEventsRange(skies, input), piece))),

  joined({ input, pieces }: SkyEventsFound) {
    const events = pieces.flatMap((piece) => JSON.parse(new TextDecoder().decode(piece)) as SkyEvent[])
    return skyEventsAnswer({ ...skyEventsRange(skies, input), events })
  },
})
