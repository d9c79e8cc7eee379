import { inputRequired } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { keyOf, type Question } from './question.ts'

const Content = z.object({ time: z.string().trim().nullish(), unknown: z.boolean().nullish() })
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/
const EXPECTED = 'Expected the time of day as 07:40 or 19:40, or that it is not known'
/** `hh:mm:ss`. */
const TIME_MAX = 8

/** Asks for the time of a birth. That it is not known is an answer. */
export const timeQuestion = (at: string, who: string): Question => ({
  key: keyOf(at, 'time'),
  at,
  request: inputRequired.elicit({
    message: `At what time was ${who} born, by the clocks of the place? Ascendant and houses need it to some minutes.`,
    requestedSchema: {
      type: 'object',
      properties: {
        time: {
          type: 'string',
          title: 'Time of birth',
          description: 'In 24 hours, such as 07:40 or 19:40. Empty if it is not known.',
          maxLength: TIME_MAX,
        },
        unknown: { type: 'boolean', title: 'The time is not known', default: false },
      },
    },
  }),
  read(content) {
    const answer = Content.safeParse(content)
    if (!answer.success) return { fault: EXPECTED }
    const { time, unknown } = answer.data
    if (!time) return { fields: { time_known: false } }
    const [, hour, minute] = TIME.exec(time ?? '') ?? []
    return hour && minute && !unknown
      ? { fields: { time_known: true, hour: Number(hour), minute: Number(minute) } }
      : { fault: EXPECTED }
  },
})
