import { z } from 'zod'
import { JOB_KINDS, RETRIED_KINDS } from './job-kinds.ts'
import { rawLine } from './line.ts'

const Instant = z.iso.datetime({ precision: 3 })
const FAILED_MAX = 200
/** Ids of events of Stripe are the longest. */
const ID_MAX = 255

const Kind = z
  .enum(JOB_KINDS)
  .describe(
    'reports: PDF reports. callbacks: messages about reports to addresses of callers. letters: e-mail to owners of accounts. stripe_events: events of Stripe to apply.',
  )

export const AdminQueue = z
  .object({
    lists: z.array(
      z.object({
        kind: Kind,
        waiting: z.int(),
        running: z.int().describe('Jobs that a renderer has begun. Other kinds of jobs end within seconds.'),
        failed: z.int().describe('Jobs that were given up and are still kept.'),
        failed_1d: z.int().describe('Those of them that were given up in the last 24 hours.'),
        oldest_seconds: z
          .number()
          .nullable()
          .describe(
            'The age of the oldest waiting job; of a callback, the time since it was due. Null when none waits.',
          ),
      }),
    ),
    pictures_waiting: z
      .int()
      .nullable()
      .describe('Pictures that requests wait for. Null while their queue cannot be reached.'),
  })
  .meta({ id: 'AdminQueue' })
export type AdminQueue = z.output<typeof AdminQueue>

export const FailedJobsQuery = z.strictObject({
  kind: Kind.meta({ examples: ['reports'] }),
  limit: z.int().min(1).max(FAILED_MAX).default(50),
})
export type FailedJobsQuery = z.output<typeof FailedJobsQuery>

export const FailedJobs = z
  .object({
    kind: Kind,
    jobs: z
      .array(
        z.object({
          id: z.string(),
          account_id: z.uuid().nullable().describe('Null for an event of Stripe.'),
          failed_at: Instant,
          attempts: z.int(),
          error: z.string().nullable().describe('A code of this service, the last failure, or the kind of an event.'),
        }),
      )
      .describe('The latest first.'),
  })
  .meta({ id: 'FailedJobs' })
export type FailedJobs = z.output<typeof FailedJobs>

export const JobPath = z.object({
  kind: z.enum(RETRIED_KINDS).meta({ examples: ['reports'] }),
  job_id: rawLine(ID_MAX)
    .min(1)
    .meta({ examples: ['5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'] }),
})

export const AdminHealth = z
  .object({
    processes: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['front', 'renderer', 'exporter']),
          host: z.string(),
          pid: z.int(),
          version: z.string(),
          started_at: Instant,
          seen_at: Instant.describe('A process tells every ten seconds that it lives.'),
          is_alive: z.boolean().describe('False after 35 seconds of silence: it was killed, or cannot reach Postgres.'),
          is_ready: z.boolean().describe('front: it can calculate. renderer: it has a browser.'),
          resident_mb: z.int().describe('Resident memory in MB.'),
        }),
      )
      .describe('Those heard of within a day and not ended in order, the last heard of first.'),
    postgres: z.object({
      version: z.string(),
      size_mb: z.int().describe('The size of this database in MB.'),
      connections: z.int().describe('Connections to the server, of all clients.'),
      connections_max: z.int(),
    }),
    redis: z
      .object({ is_up: z.boolean(), version: z.string().nullable(), memory_mb: z.int().nullable() })
      .nullable()
      .describe('Null without Redis.'),
    stripe_events: z.object({
      waiting: z.int().describe('Events that are stored and not applied.'),
      oldest_seconds: z.number().describe('The age of the oldest of them; 0 when none waits.'),
    }),
    advice: z.array(z.string()).describe('What this front advises its operator, as in /readyz.'),
  })
  .meta({ id: 'AdminHealth' })
export type AdminHealth = z.output<typeof AdminHealth>
