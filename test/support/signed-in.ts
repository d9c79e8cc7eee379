import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { startIssuer, type TestIssuer } from './issuer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Readonly<Record<string, string>>

/** Sends a request of an account operation. `url` is the part after `/api/v1`. */
export const sendTo = (
  { app }: Pick<TestApp, 'app'>,
  headers: Headers,
  method: Method,
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  app.inject({ method, url: `/api/v1${url}`, headers: { ...headers }, ...(payload && { payload }) })

interface SignedIn {
  readonly service: TestApp
  readonly issuer: TestIssuer
  /** The headers of a request of a subject. */
  readonly as: TestIssuer['as']
  ask(method: Method, url: string, headers: Headers, payload?: object): Promise<LightMyRequestResponse>
}

/** An issuer, and an application that accepts its tokens, for all tests of a file. */
export function useSignedIn(options: Parameters<typeof startTestApp>[0] = {}): SignedIn {
  const started: { service?: TestApp; issuer?: TestIssuer } = {}
  beforeAll(async () => {
    started.issuer = await startIssuer()
    started.service = await startTestApp({ issuer: started.issuer, ...options })
  })
  afterAll(async () => {
    await started.service?.stop()
    await started.issuer?.stop()
  })
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The application is there once the tests run')
    return part
  }
  const own: SignedIn = {
    get service() {
      return there(started.service)
    },
    get issuer() {
      return there(started.issuer)
    },
    as: (subject, claims) => own.issuer.as(subject, claims),
    ask: (method, url, headers, payload) => sendTo(own.service, headers, method, url, payload),
  }
  return own
}
