// The people that are saved in the account of who is signed in.
import { FailedRequest, outcomeOfReply, reached } from '../../refusals.js'

/** The files of this version lie four folders below the root of the service. */
export const root = new URL('../../../../', import.meta.url)

const jsonOf = (reply) => reply.json().catch(() => null)

/** Too many requests, or a part of the service is away: whether somebody is signed in is not known. */
const isUnknown = ({ status }) => status === 429 || status >= 500

/**
 * An access token of the session of this browser, or null for a visitor. Throws a `FailedRequest` when it is not known whether
 * there is a session: people of an account must not be saved in a browser that others may use too.
 */
async function sessionToken() {
  const reply = await reached(fetch(new URL('api/auth/token', root), { cache: 'no-store' }))
  const json = await jsonOf(reply)
  if (isUnknown(reply)) throw new FailedRequest(outcomeOfReply(reply, json))
  return reply.ok ? (json?.token ?? null) : null
}

/** Sends a request as JSON. Throws a `FailedRequest` for every other answer than a success. */
export async function send(method, path, { body, token } = {}) {
  const reply = await reached(
    fetch(new URL(path, root), {
      method,
      cache: 'no-store',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const json = await jsonOf(reply)
  if (!reply.ok) throw new FailedRequest(outcomeOfReply(reply, json))
  return json
}

/** The people of the account that is signed in, or null for a visitor. */
export async function accountStore() {
  let token = await sessionToken()
  if (token === null) return null
  /** A token lives some minutes, a page longer. */
  const ask = async (method, path, body) => {
    try {
      return await send(method, path, { body, token })
    } catch (error) {
      if (error.outcome?.status !== 401) throw error
      token = await sessionToken()
      if (token === null) throw error
      return send(method, path, { body, token })
    }
  }
  const one = (id) => `api/v1/people/${id}`
  return {
    isAccount: true,
    list: (query) => ask('GET', `api/v1/people?${new URLSearchParams(query)}`),
    create: (person) => ask('POST', 'api/v1/people', person),
    replace: (id, person) => ask('PUT', one(id), person),
    remove: (id) => ask('DELETE', one(id)),
    read: (file) => ask('POST', 'api/v1/people/import', { ...file, dry_run: true }),
    take: (file) => ask('POST', 'api/v1/people/import', file),
    file: (format) => ask('GET', `api/v1/people/export?format=${format}`),
    link: (id, options) => ask('POST', `${one(id)}/link`, options),
    unlink: (id) => ask('DELETE', `${one(id)}/link`),
  }
}
