/** Set by this service on every request to the provider, never taken from a caller. */
export const BASE_HEADER = 'x-orrery-base'

/** The other addresses of a service at `localhost`. */
export function loopbackNames(base: string): string[] {
  const { protocol, hostname, port } = new URL(base)
  if (hostname !== 'localhost') return []
  return ['127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

/**
 * Where a link in an e-mail leads: to the name of this machine that the user used, otherwise to the base URL. A caller
 * may send any `Host`, and a link has a secret, so no other name counts.
 */
export const linkBase = (base: string, host: string | undefined): string =>
  loopbackNames(base).find((name) => new URL(name).host === host) ?? base
