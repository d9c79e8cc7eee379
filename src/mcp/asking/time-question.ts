import { inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { readClockTime } from './clock-time.ts'
import { keyOf, type Question } from './question.ts'

const Content = z.object({ time: z.string().trim().nullish(), unknown: z.boolean().nullish() })
const EXPECTED =
  'Expected a time of day such as 07:40, 19:40, 7:40 pm, 7h40 or noon (midnight is 00:00 of the day that begins), or that it is unknown'
/** `12:30:00 p. m.`, with some blanks. */
const TIME_MAX = 20

/** Asks for the time of a birth. "Unknown" is a valid answer. */
export const timeQuestion = (at: string, who: string): Question => ({
  key: keyOf(at, 'time'),
  at,
  request: inputRequired.elicit({
    message: `At what time was ${who} born, by the clocks of the place? Ascendant and houses need it to within a few minutes.`,
    requestedSchema: {
      type: 'object',
      properties: {
        time: {
          type: 'string',
          title: 'Time of birth',
          description: 'Such as 07:40, 19:40 or 7:40 pm. Empty if unknown.',
          maxLength: TIME_MAX,
        },
        unknown: { type: 'boolean', title: 'The time is unknown', default: false },
      },
    },
  }),
  read(content) {
    const answer = Content.safeParse(content)
    if (!answer.success) return { fault: EXPECTED }
    const { time, unknown } = answer.data
    if (!time) return { fields: { time_known: false } }
    const read = readClockTime(time)
    return read && !unknown ? { fields: { time_known: true, ...read } } : { fault: EXPECTED }
  },
})
