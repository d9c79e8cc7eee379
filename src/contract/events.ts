import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_ACTORS, type AuditAction } from './audit-action.ts'

const ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export const EventsQuery = z.strictObject({
  limit: z.int().min(1).max(500).default(50).describe('Maximum number of events, newest first.'),
})

const AccountEvent = z
  .object({
    at: z.iso.datetime(),
    actor: z.enum(AUDIT_ACTORS).describe('Who did it: the signed-in user, the operator, or the service.'),
    action: z.enum(ACTIONS).describe('What was done.'),
    description: z.string().describe('The action as a sentence.'),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe('The object of the action, such as the id and the prefix of a key.'),
  })
  .meta({ id: 'AccountEvent' })

export const AccountEvents = z.array(AccountEvent)
export type AccountEvents = z.output<typeof AccountEvents>
