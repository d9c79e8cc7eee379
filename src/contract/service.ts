import { z } from 'zod'

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

const Years = { first_year: z.int(), last_year: z.int() }

export const Readiness = z
  .object({
    status: z
      .enum(['ready', 'not_ready', 'stopping'])
      .describe('`stopping`: the front still answers, but will close its port soon.'),
    parts: z.record(z.string(), z.boolean()).describe('Whether each part that requests need is available.'),
    clock_ahead_seconds: z
      .int()
      .describe('By how much the clock of the front is ahead of the clock of the database; negative if it is behind.'),
    ephemeris: z
      .object({ ...Years, files: z.object(Years).describe('The years that the ephemeris files cover.') })
      .describe('The years that charts can be cast for.'),
    limits_counted_in: z.enum(['redis', 'postgres', 'process']),
    advice: z.array(z.string()).describe('Warnings for the operator, such as a proxy that is not trusted.'),
  })
  .meta({ id: 'Readiness' })

const Issue = z
  .object({
    loc: z
      .array(z.union([z.string(), z.int()]))
      .describe('The path of the error: `body`, `query`, `path` or `header`, then the field, then its members.'),
    msg: z.string().describe('What is allowed, or what is wrong.'),
    type: z.string().describe('The kind of error, such as `missing`, `extra_forbidden` or `enum`.'),
  })
  .meta({ id: 'ValidationError' })

/** Answer to input that is not valid, in FastAPI's shape. */
export const HTTPValidationError = z
  .object({
    detail: z.array(Issue).describe('The errors in the input, at most 50.'),
    more_faults: z.int().optional().describe('The number of errors that are not in the list.'),
  })
  .meta({
    id: 'HTTPValidationError',
    examples: [{ detail: [{ loc: ['body', 'year'], msg: 'Field required', type: 'missing' }] }],
  })

/** Answer for missing access, or for a path without an operation. */
export const Denied = z
  .object({ detail: z.string().describe('A sentence.') })
  .meta({ id: 'Denied', examples: [{ detail: 'Invalid API key' }] })

/** Answer to a request that may be retried later. */
export const TryLater = z
  .object({
    error: z.string().describe('A code, for programs.'),
    message: z.string().describe('The code as a sentence.'),
    retry_after_ms: z.int().optional().describe('Retry-After in milliseconds.'),
    backoff_hint: z.string().optional().describe('What to do, as a sentence.'),
    tier_rps_limit: z.number().optional().describe('Allowed requests per second.'),
    penalty_active: z
      .boolean()
      .optional()
      .describe('Whether all requests are refused for a while because of many bursts.'),
  })
  .meta({
    id: 'TryLater',
    examples: [
      {
        error: 'rps_limit_exceeded',
        message: 'The plan allows 1 request per second',
        retry_after_ms: 1000,
        backoff_hint: 'Wait 1000 ms, then send at most 1 request per second',
        tier_rps_limit: 1,
        penalty_active: false,
      },
    ],
  })

/** Answer to a valid request that this installation cannot serve, or cannot serve now. */
export const NotServed = z
  .object({
    error: z.string().describe('A code, for programs.'),
    message: z.string().describe('The code as a sentence.'),
    status: z.string().optional().describe('Status of the report.'),
    reason: z.string().optional().describe('Why a report failed.'),
    next_poll_after_seconds: z.int().optional(),
    available: z.int().optional().describe('Report credits.'),
    plan: z.string().optional(),
    limit: z.int().optional().describe('Maximum number of live keys.'),
  })
  .meta({ id: 'NotServed' })
