import { z } from 'zod'
import { token } from './line.ts'

export const SessionPath = z.object({ session_id: token(100).describe('The `id` of a session in the list.') })

export const SessionResponse = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('When one of its access tokens was last used, to the minute.'),
    expires_at: z.iso.datetime(),
    user_agent: z.string().nullable().describe('What the browser or program called itself when it signed in.'),
    network: z.string().nullable().describe('The network that it was opened from; the address itself is not kept.'),
    current: z.boolean().describe('Whether the access token of this request belongs to it.'),
  })
  .meta({ id: 'SessionResponse' })
export type SessionResponse = z.output<typeof SessionResponse>

export const SessionList = z.array(SessionResponse)

export const SessionsEnded = z
  .object({ ended: z.int().describe('Sessions that were going on. 0 where an outside issuer keeps them.') })
  .meta({ id: 'SessionsEnded' })
