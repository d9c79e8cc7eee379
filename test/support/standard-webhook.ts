import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a secret has signed a message, by the specification of Standard Webhooks 1.0.0 ("Signature scheme"): HMAC-SHA256
 * of `id.timestamp.body` in base64, one of several after `v1,`, at most five minutes old.
 */
export function isSignedBy(secret: string, { headers, body }: { headers: IncomingHttpHeaders; body: string }): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return ageSeconds < 300 && String(signatures).split(' ').includes(`v1,${signature}`)
}
