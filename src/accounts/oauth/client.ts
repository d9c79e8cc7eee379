import { OAUTH_TEXT } from '../../contract/accounts/oauth.ts'

/** A program that asks for access. Every client is public: it has no secret. */
export interface Client {
  readonly id: string
  /** The name that it gives itself. */
  readonly name: string | null
  readonly redirectUris: readonly string[]
}

const LENGTH_MAX = 60

/**
 * The name that a client gives itself, as one line that cannot change the text around it: without control, format and
 * bidirectional characters. Null for a name without a visible character.
 */
export function clientName(text: string): string | null {
  const name = text
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{M}{3,}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const shown = [...name].slice(0, LENGTH_MAX).join('').trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(shown) ? shown : null
}

/**
 * Callback URLs of known assistants whose schemes are not domain names: Cursor; Cline in VS Code and its forks; Warp.
 * They are complete up to the path, because other URLs of the same schemes install or open things. Claude, ChatGPT, VS
 * Code, Zed and Kiro use https or a loopback address.
 */
const KNOWN_CALLBACKS = [
  'cursor://anysphere.cursor-mcp/',
  ...['vscode', 'vscode-insiders', 'cursor', 'windsurf'].map((editor) => `${editor}://saoudrizwan.claude-dev/`),
  'warp://mcp/',
]
/** RFC 8252, 7.1: a domain name in reverse, which its owner controls. */
const REVERSED_DOMAIN = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/
const ALLOWED = `https, http with a loopback host, a scheme that is a reversed domain name such as com.example.app:, or a callback URL of a known assistant: ${KNOWN_CALLBACKS.join(', ')}`
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const PRINTABLE = /^[!-~]+$/

/** Why a URI cannot be a redirect URI. Null when it can. */
export function redirectProblem(text: string): string | null {
  if (text.length > OAUTH_TEXT.redirectUri) return `it has more than ${OAUTH_TEXT.redirectUri} characters`
  if (!PRINTABLE.test(text) || text.includes('\\') || !URL.canParse(text)) return 'it is not a URI'
  if (text.includes('#')) return 'it has a fragment'
  const { protocol, username, password } = new URL(text)
  if (username || password) return 'it has a user or a password'
  if (!isPrivateScheme(text) && !namesItsHost(text)) return 'its host must follow // and be in normal form'
  if (protocol === 'https:') return null
  if (protocol === 'http:') return isLoopback(text) ? null : 'http is only for the loopback address: use https'
  if (REVERSED_DOMAIN.test(protocol) || KNOWN_CALLBACKS.some((each) => text.startsWith(each))) return null
  return `the scheme ${protocol} is not allowed here. Use ${ALLOWED}`
}

/**
 * Whether the host is written in a URI as the URL parser reads it. `https:app.example`, `https:///app.example`,
 * `https://%61pp.example` and `http://2130706433` all lead to a host that they do not show (WHATWG URL, 4.4).
 */
function namesItsHost(text: string): boolean {
  const written = /^https?:\/\/([^/?]+)/i.exec(text)?.[1]?.toLowerCase()
  const { host, protocol } = new URL(text)
  return written === host || written === `${host}:${protocol === 'https:' ? 443 : 80}`
}

/** Whether a URI leads to a program on the user's machine (RFC 8252, 7.3). */
export function isLoopback(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** Whether a URI leads to an application that has claimed its scheme (RFC 8252, 7.1). */
export const isPrivateScheme = (text: string): boolean => !/^https?:/i.test(text)

/**
 * Whether a client may use a URI: exactly a registered one. A program on a loopback address may choose its port.
 */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  redirectProblem(asked) === null &&
  (registered.includes(asked) ||
    (isLoopback(asked) && registered.some((each) => isLoopback(each) && withoutPort(each) === withoutPort(asked))))

const withoutPort = (text: string): string => text.replace(/^(http:\/\/(?:\[::1\]|[^/:?]+)):\d+(?=[/?]|$)/, '$1')

/** Where a URI leads, as shown to users: a host, or a private scheme. */
export const redirectHost = (text: string): string =>
  isPrivateScheme(text) ? new URL(text).protocol : new URL(text).host

/** A redirect URI with the parameters of an answer. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null)
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(present)}`
}
