import { BIRTH } from '../shop-fronts.ts'
import type { ShopProcesses } from '../shop-processes.ts'

/** Someone with an account. */
export interface Citizen {
  readonly accountId: string
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  /** The sessions whose address the customer has seen. */
  readonly sessions: string[]
}

/** Customers, and what they ask of fronts that may be dead. */
export interface Town {
  readonly shop: ShopProcesses
  readonly citizens: readonly Citizen[]
  /** What a checkout was answered, with how often. 0 for no answer. */
  readonly checkouts: Map<number, number>
}

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export async function openTown(shop: ShopProcesses, count: number): Promise<Town> {
  const citizens: Citizen[] = []
  for (let at = 0; at < count; at += 1) {
    const headers = await shop.issuer.as(`citizen-${at}`)
    const { body: me } = await ask(shop, 0, headers, 'GET', '/auth/me')
    const { body: made } = await ask(shop, 0, headers, 'POST', '/auth/keys', { name: 'test' })
    citizens.push({ accountId: String(me['id']), key: String(made['key']), headers, sessions: [] })
  }
  return { shop, citizens, checkouts: new Map() }
}

/** Opens a checkout. Null when it was refused, or when its front died. */
export async function checkout(town: Town, front: number, citizen: Citizen, wish: object): Promise<string | null> {
  const { status, body } = await ask(town.shop, front, citizen.headers, 'POST', '/billing/checkout', wish)
  town.checkouts.set(status, (town.checkouts.get(status) ?? 0) + 1)
  if (status !== 200) return null
  const session = String(body['session_id'])
  citizen.sessions.push(session)
  return session
}

/** Orders a report, which uses a credit if there is one. */
export const orderReport = ({ shop }: Town, front: number, { key }: Citizen): Promise<Answer> =>
  ask(shop, front, { 'x-api-key': key }, 'POST', '/natal/calculate', {
    ...{ ...BIRTH, name: 'Ada', psychological_report: { enabled: true } },
  })

const ANSWERED_WITHIN_MS = 20_000

/** The status is 0 when no answer came. */
export async function ask(
  { urls }: Pick<ShopProcesses, 'urls'>,
  front: number,
  headers: Citizen['headers'],
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  try {
    const answer = await fetch(`${urls[front]}/api/v1${path}`, {
      ...{ method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return { status: 0, body: {} }
  }
}
