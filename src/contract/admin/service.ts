import { z } from 'zod'
import { JOB_KINDS, RETRIED_KINDS } from '../jobs.ts'
import { rawLine } from '../text.ts'

const Instant = z.iso.datetime({ precision: 3 })
const FAILED_MAX = 200
/** Ids of Stripe events are the longest. */
const ID_MAX = 255

const Kind = z
  .enum(JOB_KINDS)
  .describe(
    'reports: PDF reports. callbacks: requests about reports to URLs of callers. letters: e-mail to users. stripe_events: Stripe events to apply.',
  )

export const AdminQueue = z
  .object({
    lists: z.array(
      z.object({
        kind: Kind,
        waiting: z.int(),
        running: z.int().describe('Jobs that a renderer has started. Jobs of other kinds end within seconds.'),
        failed: z.int().describe('Failed jobs that are still kept.'),
        failed_1d: z.int().describe('Those that failed in the last 24 hours.'),
        oldest_seconds: z
          .number()
          .nullable()
          .describe(
            'The age of the oldest waiting job; for a callback, the time since it was due. Null if none is waiting.',
          ),
      }),
    ),
    pictures_waiting: z
      .int()
      .nullable()
      .describe('Chart images that requests are waiting for. Null while their queue cannot be reached.'),
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
          account_id: z.uuid().nullable().describe('Null for a Stripe event.'),
          failed_at: Instant,
          attempts: z.int(),
          error: z.string().nullable().describe('An error code, the last failure, or the kind of event.'),
        }),
      )
      .describe('Newest first.'),
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
          seen_at: Instant.describe('The last heartbeat. A process sends one every ten seconds.'),
          is_alive: z
            .boolean()
            .describe('False after 35 seconds without a heartbeat: the process was killed, or cannot reach Postgres.'),
          is_ready: z.boolean().describe('front: it can calculate. renderer: it has a browser.'),
          resident_mb: z.int().describe('Resident memory in MB.'),
        }),
      )
      .describe('Processes seen in the last day and not shut down cleanly, most recent first.'),
    postgres: z.object({
      version: z.string(),
      size_mb: z.int().describe('The size of this database in MB.'),
      connections: z.int().describe('Connections to the server from all clients.'),
      connections_max: z.int(),
    }),
    redis: z
      .object({ is_up: z.boolean(), version: z.string().nullable(), memory_mb: z.int().nullable() })
      .nullable()
      .describe('Null without Redis.'),
    stripe_events: z.object({
      waiting: z.int().describe('Events that are stored but not applied yet.'),
      oldest_seconds: z.number().describe('The age of the oldest one; 0 if none is waiting.'),
    }),
    advice: z.array(z.string()).describe('Warnings of this front for its operator, as in /readyz.'),
  })
  .meta({ id: 'AdminHealth' })
export type AdminHealth = z.output<typeof AdminHealth>

export const QueuePageQuery = z.strictObject({
  done: z.enum(['again']).optional().describe('Which confirmation the page shows.'),
})
