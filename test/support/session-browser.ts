import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import type { Person } from './person.ts'

/** Where the browser reaches a service that listens nowhere: the address that its identity provider expects. */
const HOST = 'localhost:8080'

type Headers = Readonly<Record<string, string>>

/** A browser without scripts: it opens pages, sends their forms, and keeps the cookie of its session. */
export interface SessionBrowser {
  open(url: string): Promise<LightMyRequestResponse>
  /** Sends a form as one of our pages does, unless `headers` say otherwise. */
  send(url: string, fields?: Headers, headers?: Headers): Promise<LightMyRequestResponse>
}

/** The network address is that of the person, so that no two share a limit. */
export function sessionBrowser(
  service: () => TestApp,
  { remoteAddress }: Pick<Person, 'remoteAddress'>,
): SessionBrowser {
  let cookie: string | undefined
  const kept = (reply: LightMyRequestResponse): LightMyRequestResponse => {
    const [set] = [reply.headers['set-cookie'] ?? []].flat()
    if (set !== undefined) cookie = set.split(';')[0]
    return reply
  }
  const own = () => ({ host: HOST, ...(cookie !== undefined && { cookie }) })
  return {
    open: async (url) => kept(await service().app.inject({ url, remoteAddress, headers: own() })),
    send: async (url, fields = {}, headers = { origin: `http://${HOST}` }) =>
      kept(
        await service().app.inject({
          ...{ method: 'POST', url, remoteAddress, payload: new URLSearchParams(fields).toString() },
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...own(), ...headers },
        }),
      ),
  }
}
