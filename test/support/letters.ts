import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type LettersOptions, letterRounds } from '../../src/accounts/letters.ts'
import { openMailer } from '../../src/platform/mail/mailer.ts'
import { openOutbox } from '../../src/platform/mail/outbox.ts'

/** A log that keeps its lines. */
export const keptLog = () => {
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return { lines, log: { info: write, warn: write } }
}

/** The part of a front that sends letters through a relay. `round` is one run of its job. */
export function letterFront(options: Pick<LettersOptions, 'db' | 'retryMs'> & { readonly smtpUrl: string }) {
  const { db, smtpUrl } = options
  const { lines, log } = keptLog()
  const outbox = openOutbox('/dev/null/outbox')
  const mailer = openMailer({ db, smtpUrl, from: 'o@example.com', outbox, log, retryAfterMs: [] })
  const job = letterRounds({ publicUrl: undefined, hasPages: true, ...options, mailer, log })
  return {
    ...{ lines, mailer },
    round: () => job.work(new AbortController().signal, async () => {}),
  }
}

/** An account with an address of its own. */
export async function addressedAccount(
  client: pg.Client,
  { email = `${randomUUID()}@example.com`, isVerified = true }: { email?: string | null; isVerified?: boolean } = {},
): Promise<{ readonly id: string; readonly email: string | null }> {
  const { rows } = await client.query(
    `insert into account (name, plan, email, email_verified) values ('letters', 'entry', $1, $2) returning id, email`,
    [email, isVerified],
  )
  return rows[0]
}
