import { isIPv4 } from 'node:net'
import type { BetterAuthOptions } from 'better-auth'

type CookieRules = Required<
  Pick<NonNullable<BetterAuthOptions['advanced']>, 'useSecureCookies' | 'cookiePrefix' | 'defaultCookieAttributes'>
>

const isTls = (base: string): boolean => base.startsWith('https:')
const prefixOf = (base: string): string => (isTls(base) ? '__Host-orrery' : 'orrery')

/**
 * The cookies of a service at `base`. A browser takes a cookie of a name with `__Host-` from this host alone, so that
 * another host of the domain cannot set a session. The prefix needs TLS.
 */
export const cookieRules = (base: string): CookieRules => ({
  // True would put `__Secure-` before the name, which any host of the domain may set.
  useSecureCookies: false,
  cookiePrefix: prefixOf(base),
  defaultCookieAttributes: { secure: isTls(base) },
})

/** Whether a Cookie header names a session. Only the provider knows whether the session is valid. */
export function namesSession(cookies: string | undefined, base: string): boolean {
  const start = `${prefixOf(base)}.session_token=`
  return cookies?.split(';').some((cookie) => cookie.trimStart().startsWith(start)) ?? false
}

/** Whether a Cookie header has a session of this service at any address, which is not empty as after a sign-out. */
export const namesAnySession = (cookies = ''): boolean =>
  /(?:^|;) *(?:__Host-)?orrery\.session_token=[^;\s]/.test(cookies)

const USER_AGENT_LENGTH_MAX = 300
const IPV6_GROUPS_KEPT = 3

/** Shortens what a session stores about its caller. */
export const shortenedSession = async <
  Session extends { ipAddress?: string | null | undefined; userAgent?: string | null | undefined },
>(
  session: Session,
) => ({
  data: {
    ...session,
    ipAddress: session.ipAddress ? shortened(session.ipAddress) : null,
    userAgent: session.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null,
  },
})

/**
 * The network of a client, without the host part. Users can distinguish two sessions, but no exact address is recorded.
 */
export function shortened(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return `${groups(plain).slice(0, IPV6_GROUPS_KEPT).join(':')}::/48`
}

/** The eight groups of an IPv6 address, including those that :: abbreviates. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
