import { setTimeout as sleep } from 'node:timers/promises'
import type { CookieParam } from 'puppeteer-core'
import { outboxLink } from './journey.ts'

const POLL_MS = 50
/** The account that is opened. */
export const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery' }

/** A new account at a server without a mail relay, and the cookie of a browser that is signed in to it. */
export async function signedIn({ url, varDir }: { url: string; varDir: string }): Promise<CookieParam> {
  const post = async (path: string, body: object): Promise<Response> => {
    const reply = await fetch(`${url}/api/auth${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json' },
    })
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status} ${await reply.text()}`)
    return reply
  }
  await post('/sign-up/email', ACCOUNT)
  const link = await linkTo(ACCOUNT.email, varDir)
  await post('/verify-email', { token: new URL(link).searchParams.get('token') })
  const { headers } = await post('/sign-in/email', ACCOUNT)
  const [name, value] = headers.getSetCookie()[0]!.split(';')[0]!.split('=') as [string, string]
  return { name, value, url }
}

/** A message leaves after the answer that caused it. */
async function linkTo(email: string, varDir: string): Promise<string> {
  for (;;) {
    const link = await outboxLink(varDir, email)
    if (link) return link
    await sleep(POLL_MS)
  }
}
