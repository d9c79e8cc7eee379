/** What a receiver of `callback_url` has to know, for the document. */
export const REPORT_CALLBACK = `**Callbacks.** An order with \`callback_url\` is told of its end by a POST of \`{"type": "report.completed" |
"report.failed", "timestamp", "job_id", "status", "error", "created_at", "ended_at", "poll_url"}\`, without anything of the
birth. It goes to https at public addresses, follows no redirects, and counts as delivered when it is answered with 2xx
within ten seconds. Otherwise it is sent again for nine hours, with the same \`webhook-id\`; the status of the job tells
what became of it. It is signed as [Standard Webhooks](https://www.standardwebhooks.com) says, by the secret of
\`GET /api/v1/settings/callback-secret\`. Believe none that you have not checked:

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(\`v1,\${createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64')}\`)
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
\`\`\``
