import { SECONDARY_KEY } from '../../astro/progression-keys.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { progressedAnswer } from '../families/progression/chart.ts'
import type { SecondaryInput, SecondaryReply } from './secondary-schema.ts'

const SECONDARY = { name: 'secondary', key: SECONDARY_KEY, field: 'secondary_progression.target_date' } as const

/** The answer of `POST /api/v1/western/progressions/secondary`. */
export const secondaryAnswer = (sky: Sky, atlas: Atlas, input: SecondaryInput): ReplyOf<typeof SecondaryReply> =>
  progressedAnswer(sky, atlas, input, SECONDARY)
