import { z } from 'zod'
import { token } from './line.ts'

export const SessionPath = z.object({
  session_id: token(100)
    .describe('The `id` of a session in the list.')
    .meta({ examples: ['fGk0Jz2Wm5Qp8Rt1'] }),
})

export const SessionResponse = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('When one of its access tokens was last used, to the minute.'),
    expires_at: z.iso.datetime(),
    user_agent: z.string().nullable().describe('User agent of the browser or program that signed in.'),
    network: z.string().nullable().describe('The network that opened the session. The full IP address is not stored.'),
    current: z.boolean().describe('Whether the access token of this request belongs to this session.'),
  })
  .meta({ id: 'SessionResponse' })
export type SessionResponse = z.output<typeof SessionResponse>

export const SessionList = z.array(SessionResponse)

export const SessionsEnded = z
  .object({ ended: z.int().describe('Number of sessions that were ended. 0 if an external issuer manages them.') })
  .meta({ id: 'SessionsEnded' })
