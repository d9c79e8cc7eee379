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
  // It would put `__Secure-` before the name, which any host of the domain may set.
  useSecureCookies: false,
  cookiePrefix: prefixOf(base),
  defaultCookieAttributes: { secure: isTls(base) },
})

/** Whether a Cookie header names a session. Only the provider knows whether the session is valid. */
export function namesSession(cookies: string | undefined, base: string): boolean {
  const start = `${prefixOf(base)}.session_token=`
  return cookies?.split(';').some((cookie) => cookie.trimStart().startsWith(start)) ?? false
}
