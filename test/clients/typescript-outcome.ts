import { OrreryError, orrery } from '../../clients/typescript/src/index.ts'
import { folder } from '../../clients/typescript/src/node.ts'
import { camel } from '../../tools/clients/typescript.ts'
import { type Asked, NOW, type Outcome } from './scenarios.ts'

type Method = (...args: unknown[]) => unknown

/** Carries out a call by the TypeScript client, with a clock that only waits advance. */
export async function typescriptOutcome(baseUrl: string, asked: Asked): Promise<Outcome> {
  const waits: number[] = []
  let now = NOW
  const clock = {
    now: () => now,
    random: () => 0,
    async sleep(ms: number) {
      waits.push(ms)
      now += ms
    },
  }
  const { retries = 4, totalMs = 120_000, timeoutMs = 60_000, idempotencyKey, args = [], take, probe } = asked
  const { key = 'the key', token = 'the token' } = asked
  const client = orrery({ baseUrl, key, token, retries, totalMs, timeoutMs, clock })
  const group = client[camel(asked.group) as keyof typeof client] as unknown as Record<string, Method>
  const more = [
    ...(asked.folder === undefined ? [] : [folder(asked.folder)]),
    ...(idempotencyKey === undefined ? [] : [{ idempotencyKey }]),
  ]
  const items: unknown[] = []
  try {
    const value = group[camel(asked.method)]!(...args, ...more)
    if (take === undefined) return { value: await value, waits }
    for await (const item of value as AsyncIterable<unknown>) {
      items.push(plain(item))
      if (probe) await (await fetch(`${probe}?items=${items.length}`)).text()
      if (items.length === take) break
    }
    return { items, waits }
  } catch (error) {
    if (!(error instanceof OrreryError)) return { thrown: String((error as Error).message), waits }
    return { ...(take !== undefined && { items }), error: plainError(error), waits }
  }
}

const plain = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'error' in item && item.error instanceof OrreryError
    ? { ...item, error: plainError(item.error) }
    : item

const plainError = ({ status, code, tries, faults, traceId, retryAfterMs, message }: OrreryError) => ({
  ...{ status, code, tries, faults, message },
  ...(traceId !== undefined && { traceId }),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})
