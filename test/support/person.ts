import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { type OutboxMessage, outboxFolder, readOutbox } from '../../src/platform/mail/outbox.ts'
import type { TestApp } from './app.ts'

/** A person with their own mail and network address, so that no two share a limit. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly remoteAddress: string
  post(path: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(path: string, token?: string): Promise<LightMyRequestResponse>
  signUp(): Promise<LightMyRequestResponse>
  /** Signs in and gives the session token. */
  signIn(password?: string): Promise<string>
  /** An access token of a session. */
  accessToken(session: string): Promise<string>
  /** The token in the latest message to this person with a link to `page`. */
  linkToken(page: string): Promise<string>
  /** Presses the button of the page in a message, by default the latest one. */
  confirm(token?: string): Promise<LightMyRequestResponse>
  /** Signs up, confirms and signs in. */
  arrive(): Promise<string>
}

/** Messages leave after the answer that caused them. A machine that runs other tests at the same time needs long for it. */
const MESSAGE_WAIT_MS = 60_000
const MESSAGE_POLL_MS = 20

let made = 0

/** A person who calls a test application without SMTP_URL, whose messages are in the outbox. */
export function person(service: () => TestApp, email?: string): Person {
  made += 1
  const self = {
    email: email ?? `person-${made}@example.com`,
    password: 'correct horse battery',
    remoteAddress: `198.51.${100 + Math.floor(made / 250)}.${(made % 250) + 1}`,
  }
  const get: Person['get'] = (url, token) =>
    service().app.inject({
      ...{ url, remoteAddress: self.remoteAddress },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const post: Person['post'] = (url, payload, headers = {}) =>
    service().app.inject({ method: 'POST', ...{ url, payload, headers, remoteAddress: self.remoteAddress } })
  const signUp = () => post('/api/auth/sign-up/email', { email: self.email, password: self.password })
  const signIn: Person['signIn'] = async (password = self.password) => {
    const reply = await post('/api/auth/sign-in/email', { email: self.email, password })
    if (reply.statusCode !== 200) throw new Error(`sign-in was answered ${reply.statusCode} ${reply.body}`)
    return reply.json().token
  }
  const linkToken: Person['linkToken'] = async (page) => {
    const deadline = performance.now() + MESSAGE_WAIT_MS
    for (;;) {
      const found = (await outboxOf(service()))
        .filter(({ to }) => to === self.email)
        .map(({ text }) => new RegExp(`${page}\\?token=(\\S+)`).exec(text)?.[1])
        .find((token) => token !== undefined)
      if (found) return decodeURIComponent(found)
      if (performance.now() > deadline) throw new Error(`No message to ${self.email} leads to ${page}`)
      await sleep(MESSAGE_POLL_MS)
    }
  }
  const confirm: Person['confirm'] = async (token) =>
    service().app.inject({
      ...{ method: 'POST', url: VERIFY_PAGE, remoteAddress: self.remoteAddress },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: token ?? (await linkToken(VERIFY_PAGE)) }).toString(),
    })
  return {
    ...self,
    ...{ get, post, signUp, signIn, linkToken, confirm },
    accessToken: async (session) => (await get('/api/auth/token', session)).json().token,
    async arrive() {
      await signUp()
      await confirm()
      return signIn()
    },
  }
}

export const outboxOf = ({ varDir }: TestApp): Promise<OutboxMessage[]> => readOutbox(outboxFolder(varDir))
