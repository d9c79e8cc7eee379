import { z } from 'zod'

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

export const Readiness = z
  .object({
    status: z.enum(['ready', 'not_ready']),
    parts: z.record(z.string(), z.boolean()).describe('Whether each part that requests need can be used.'),
    ephemeris: z.object({ first_year: z.int(), last_year: z.int() }),
    limits_counted_in: z.enum(['redis', 'postgres', 'process']),
  })
  .meta({ id: 'Readiness' })

const Issue = z
  .object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })
  .meta({ id: 'ValidationError' })

/** Answer to input that is not valid, in FastAPI's shape. */
export const HTTPValidationError = z.object({ detail: z.array(Issue) }).meta({ id: 'HTTPValidationError' })

/** Answer to a caller who may not, or to an address that is not there. */
export const Denied = z.object({ detail: z.string() }).meta({ id: 'Denied' })

/** Answer to a request that may be tried again later. */
export const TryLater = z
  .object({
    error: z.string(),
    message: z.string(),
    retry_after_ms: z.int().optional(),
    backoff_hint: z.string().optional(),
    tier_rps_limit: z.number().optional(),
    penalty_active: z.boolean().optional(),
  })
  .meta({ id: 'TryLater' })

/** Answer to a request that is understood, and that this installation can't serve, or not now. */
export const NotServed = z
  .object({
    error: z.string(),
    message: z.string(),
    status: z.string().optional().describe('Of a report.'),
    reason: z.string().optional().describe('Why a report failed.'),
    next_poll_after_seconds: z.int().optional(),
    available: z.int().optional().describe('Report credits.'),
    plan: z.string().optional(),
  })
  .meta({ id: 'NotServed' })
