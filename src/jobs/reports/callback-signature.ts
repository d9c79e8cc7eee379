import { Webhook } from 'standardwebhooks'

/** The headers of a message by Standard Webhooks (standardwebhooks.com), signed by each secret that is valid now. */
export function signedHeaders(
  { id, atMs, body }: { readonly id: string; readonly atMs: number; readonly body: string },
  secrets: readonly Buffer[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const at = new Date(atMs)
  const signatures = secrets.map((secret) => new Webhook(secret, { format: 'raw' }).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(atMs / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
