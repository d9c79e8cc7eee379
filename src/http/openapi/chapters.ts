import { DATA } from '../../techniques/index.ts'

/** The introduction of the document. */
export const ABOUT = `Astrology calculations with the Swiss Ephemeris.

**Keys.** Calculations take an API key in the header \`x-api-key\`. The first start prints one. \`POST /api/v1/auth/keys\`
creates others. Account operations, including that one, take an access token instead, as \`authorization: Bearer …\`: see the
chapter Sign-in.

**Limits.** Every answer to a key or a token shows the limits of the plan, and the extra units that are left, in \`X-RateLimit-Limit\`,
\`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (Unix seconds). A calculation costs units, usually one. An answer with
status 304, or 400 and above, costs nothing, but every answer counts as a request of its second. Account operations cost nothing; an account may send ten of them per second.
\`Retry-After\` is the number of seconds to wait before trying again.

**Errors.**

| Status | Body |
| --- | --- |
| 401, 403, 404, 405 | \`{"detail": "..."}\`, a sentence |
| 400, 413, 415, 422 | \`{"detail": [{"loc": ["body", "year"], "msg": "...", "type": "missing"}]}\`: every error in the input with its field |
| 402, 409, 410, 429, 501, 503, 504 | \`{"error": "rps_limit_exceeded", "message": "..."}\`, a code and a sentence; some have more members |
| 500 | \`{"detail": "Internal Server Error", "trace_id": "..."}\` |

Numerology profiles report errors in the input as \`application/problem+json\`. The OAuth endpoints report every error as
\`{"error": "invalid_grant", "error_description": "..."}\` (RFC 6749). Each answer has an \`X-Request-Id\`, which
the request log shows.

**Input.** The schemas say what a program should send. Calculations also accept numbers as text, and enumerations in any case.
A field or parameter that does not exist is ignored and named in \`warnings\` and in the header \`X-Orrery-Warnings\`, a list of
structured fields (RFC 9651) such as \`unknown_field;at="body.country"\`; so are unknown names of \`include_features\`. A field
that is close to a known one is refused with 422, which says which is meant. \`Prefer: handling=strict\` (RFC 7240) refuses
every unknown field. Account operations always do.

**Retries.** A POST of JSON that takes an API key accepts an \`Idempotency-Key\`. For 24 hours the same request with the same
key gets the same answer, at no cost and with \`Idempotency-Replayed: true\`.`

const SIGN_IN = `The built-in identity provider. An e-mail confirms the address. A sign-in then opens a session. The session
gives access tokens for account operations, each valid for 15 minutes.

\`\`\`sh
post() { curl -s -H 'content-type: application/json' "$URL/api/auth/$1" -d "$2"; }
post sign-up/email '{"email": "ada@example.com", "password": "correct horse battery"}'
# Open the link in the e-mail. Without an e-mail relay "npm run outbox" prints it, on the machine of the service.
post sign-in/email '{"email": "ada@example.com", "password": "correct horse battery"}'   # "token" is $SESSION
curl -s -H "authorization: Bearer $SESSION" $URL/api/auth/token                          # "token" is $TOKEN
curl -s -H "authorization: Bearer $TOKEN" $URL/api/v1/auth/me
\`\`\``

/** The description of each chapter, by the tag of its operations. Data of techniques bring theirs. */
export const TAGS: Readonly<Record<string, string>> = {
  Numerology: 'Numbers of names and dates in four systems, each with its trace, its policies and its sources.',
  Reports: 'Psychological reports of natal charts. Order one with a chart, poll its job, fetch the PDF.',
  Ephemeris: 'Tables of positions from the Swiss Ephemeris.',
  Exports: 'Tables of up to 500 million rows as files, made in the background.',
  Places: 'Places by name, offline.',
  'Sign-in': SIGN_IN,
  Natal: 'Charts of births: planets, houses, angles, aspects, and texts about them.',
  ...Object.fromEntries(DATA.map(([, { chapter }]) => [chapter.name, chapter.about])),
  Charts: 'Chart images as SVG, PNG and PDF.',
  'Public sky': 'The current sky for devices and pages, without a key, where the operator has turned it on.',
  Account:
    'Keys, request log, profile, sessions, notifications, report branding and account deletion. These need an access token.',
  People:
    'Births that an account keeps: saved, searched, imported, exported and shown by a public link. These need an access token. Files can be read and written without one.',
  Billing: 'Plans, checkout, subscriptions, unit packs and report credits, with Stripe.',
  'Sky events': 'What happens in the sky on local days.',
  Assistants:
    'The Model Context Protocol, for assistants that call the calculations as tools, and their sign-in with OAuth 2.1. A user grants an assistant some areas of the service, and may revoke the grant.',
  Administration:
    'For the operator: users, audit log and statistics. `POST /api/v1/admin/login` returns the token for the other operations.',
  Service: 'Health, metrics and this document.',
}
