import { OAUTH_TEXT } from '../contract/oauth.ts'

/** Schemes that run code in the browser, open files or are no application. */
const FORBIDDEN = new Set(
  ['javascript', 'data', 'vbscript', 'file', 'filesystem', 'blob', 'about', 'view-source', 'chrome', 'ws', 'wss', 'ftp']
    .concat(['mailto', 'tel', 'sms', 'intent', 'ms-msdt', 'search-ms', 'jar', 'resource'])
    .map((name) => `${name}:`),
)
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const PRINTABLE = /^[!-~]+$/

/** Why an address cannot be a redirect URI. Null when it can. */
export function redirectProblem(text: string): string | null {
  if (text.length > OAUTH_TEXT.redirectUri) return `it has more than ${OAUTH_TEXT.redirectUri} characters`
  if (!PRINTABLE.test(text) || text.includes('\\') || !URL.canParse(text)) return 'it is not a URI'
  if (text.includes('#')) return 'it has a fragment'
  const { protocol, username, password } = new URL(text)
  if (username || password) return 'it has a user or a password'
  if (protocol === 'https:') return null
  if (protocol === 'http:') return isLoopback(text) ? null : 'http is only for the loopback address: use https'
  return FORBIDDEN.has(protocol) ? `the scheme ${protocol} is not allowed` : null
}

/** Whether an address leads to a program on the machine of the person (RFC 8252, 7.3). */
export function isLoopback(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** Whether a client may use an address: exactly a registered one. A program on a loopback address may choose its port. */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  registered.includes(asked) ||
  (redirectProblem(asked) === null &&
    isLoopback(asked) &&
    registered.some((each) => isLoopback(each) && withoutPort(each) === withoutPort(asked)))

const withoutPort = (text: string): string => text.replace(/^(http:\/\/(?:\[::1\]|[^/:?]+)):\d+(?=[/?]|$)/, '$1')

/** Where an address leads, for a person: a host, or a private scheme. */
export function redirectHost(text: string): string {
  const { protocol, host } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol
}

/** A redirect URI with the parameters of an answer. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null)
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(present)}`
}
