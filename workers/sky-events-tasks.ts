import { skyEventsDays } from '../src/almanac/sky-events-days.ts'
import type { SkyEventsPlan } from '../src/almanac/sky-events-plan.ts'
import type { Sky } from '../src/astro/sky.ts'
import { skyEventsAnswer } from '../src/wire/sky-events/answer.ts'

/** Events of local days over one sky, as the bytes of an answer. */
export const skyEventsTask = (sky: Sky) => (plan: SkyEventsPlan) => skyEventsAnswer(skyEventsDays(sky, plan))
