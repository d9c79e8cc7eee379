import { now } from '../../platform/clock.ts'

/** How a request of a browser reached the service. */
interface Reached {
  readonly protocol: string
  readonly host: string
}

/** The cookie with the token of a session. Only paths of the page of the administration read it. */
export interface SessionCookie {
  /** The token of a request. */
  tokenIn(request: Reached & { readonly headers: { readonly cookie?: string | undefined } }): string | undefined
  /** The Set-Cookie header that keeps a token until an instant in Unix milliseconds. */
  keep(request: Reached, token: string, expiresAtMs: number): string
  /** The Set-Cookie header that forgets it. */
  forget(request: Reached): string
}

/**
 * A browser accepts a name with `__Host-` only from this host, over TLS, for every path, so that no other host of the
 * domain can set it. Strict: a browser that comes from another site is not signed in. Operators may have a separate
 * address without TLS, so the protocol of each request decides.
 */
export function sessionCookie(publicUrl: string | undefined): SessionCookie {
  const base = publicUrl === undefined ? null : new URL(publicUrl)
  const isTls = ({ protocol, host }: Reached): boolean =>
    protocol === 'https' || (base?.protocol === 'https:' && base.host === host)
  const nameFor = (request: Reached) => (isTls(request) ? '__Host-orrery_admin' : 'orrery_admin')
  const set = (request: Reached, value: string, seconds: number) =>
    `${nameFor(request)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isTls(request) ? '; Secure' : ''}`
  return {
    tokenIn(request) {
      const start = `${nameFor(request)}=`
      const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined
    },
    keep: (request, token, expiresAtMs) => set(request, token, Math.floor((expiresAtMs - now()) / 1000)),
    forget: (request) => set(request, '', 0),
  }
}
