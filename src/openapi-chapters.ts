/** The introduction of the document. */
export const ABOUT = `Astrology calculations by the Swiss Ephemeris.

Send your key in the header \`x-api-key\`. Every authenticated answer tells what is left of your plan in
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (Unix seconds). Input that is not valid
answers 422 and names each field, what was wrong and what is allowed; it costs nothing.`

const SIGN_IN = `The identity provider that is part of this installation. A message confirms the address; then a session is opened, and
access tokens for account operations are taken from it, each for 15 minutes.

\`\`\`sh
post() { curl -s -H 'content-type: application/json' "$URL/api/auth/$1" -d "$2"; }
post sign-up/email '{"email": "ada@example.com", "password": "correct horse battery"}'
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
  Account: 'Who is signed in: profile, onboarding, branding of reports, notifications, and leaving again.',
  'Sky events': 'What happens in the sky on local days.',
  Service: 'Health, metrics and this document.',
}
