/** The introduction of the document. */
export const ABOUT = `Astrology calculations by the Swiss Ephemeris.

**Keys.** Calculations take an API key in the header \`x-api-key\`. The first start prints one; others are made by
\`POST /api/v1/auth/keys\`. Operations of an account, that one too, take an access token instead, as
\`authorization: Bearer …\`: see the chapter Sign-in.

**Limits.** Every answer to a key or a token tells what is left of the plan in \`X-RateLimit-Limit\`,
\`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (Unix seconds). A calculation costs units, most of them one; what
is answered with 304 or from 400 up costs nothing, and operations of an account cost nothing at all. An account may ask ten
of those in a second. \`Retry-After\` says in seconds when to try again.

**Errors.**

| Status | Body |
| --- | --- |
| 401, 403, 404, 405 | \`{"detail": "..."}\`, a sentence |
| 400, 413, 415, 422 | \`{"detail": [{"loc": ["body", "year"], "msg": "...", "type": "missing"}]}\`: every fault of the input with its place |
| 402, 409, 410, 429, 501, 503, 504 | \`{"error": "rps_limit_exceeded", "message": "..."}\`, a code and a sentence, sometimes more |
| 500 | \`{"detail": "Internal Server Error", "trace_id": "..."}\` |

Numerology profiles answer faults of the input as \`application/problem+json\`. Fields and parameters that do not exist are
refused, not ignored. Each answer has an \`X-Request-Id\`; the log of requests shows it.

**Retries.** A POST that costs units takes an \`Idempotency-Key\`: the same request with the same key is answered the same for
24 hours, at no cost and with \`Idempotency-Replayed: true\`.`

const SIGN_IN = `The identity provider that is part of this installation. A message confirms the address; then a session is opened, and
access tokens for account operations are taken from it, each for 15 minutes.

\`\`\`sh
post() { curl -s -H 'content-type: application/json' "$URL/api/auth/$1" -d "$2"; }
post sign-up/email '{"email": "ada@example.com", "password": "correct horse battery"}'
# Open the address in the message. Without a relay for e-mail it is in the log and, on the same machine, at $URL/outbox.
post sign-in/email '{"email": "ada@example.com", "password": "correct horse battery"}'   # "token" is $SESSION
curl -s -H "authorization: Bearer $SESSION" $URL/api/auth/token                          # "token" is $TOKEN
curl -s -H "authorization: Bearer $TOKEN" $URL/api/v1/auth/me
\`\`\``

/** What each chapter is about, by the tag of its operations. */
export const TAGS: Readonly<Record<string, string>> = {
  Numerology: 'Numbers of names and dates in four systems, each with its trace, its policies and its sources.',
  Reports: 'Psychological reports of natal charts: jobs that are ordered with a chart, polled, and fetched as PDF.',
  Ephemeris: 'Tables of positions by the Swiss Ephemeris.',
  Places: 'Places by name, offline.',
  'Sign-in': SIGN_IN,
  Natal: 'Charts of births: planets, houses, angles, aspects, and texts about them.',
  Transits: 'The sky of a moment over a natal chart, with the exact times of each pass.',
  Charts: 'Pictures of charts as SVG and PNG.',
  Account:
    'With an access token: keys, the log of requests, profile, sessions, notifications, branding of reports, and leaving.',
  'Sky events': 'What happens in the sky on local days.',
  Service: 'Health, metrics and this document.',
}
