/** The description of callbacks for the document. */
export const REPORT_CALLBACK = `**Callbacks.** When a report with a \`callback_url\` ends, the service sends a POST of \`{"type": "report.completed" |
"report.failed", "timestamp", "job_id", "status", "error", "created_at", "ended_at", "poll_url"}\`, without any
birth data. It is sent only to public https URLs and does not follow redirects. A 2xx answer within ten seconds counts as
delivered. Otherwise the service retries for nine hours with the same \`webhook-id\`. The status of the job shows the
outcome. The signature follows [Standard Webhooks](https://www.standardwebhooks.com), with the secret of
\`GET /api/v1/settings/callback-secret\`. Check the signature of every callback:

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
