import type { Database } from '../db/pool.ts'
import type { Letter } from './letters.ts'
import { outboxMailer } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

export interface Mail extends Letter {
  readonly to: string
}

/** Sends e-mail. */
export interface Mailer {
  /** Never throws: a message that could not be sent is in the log, and nobody's request fails because of it. */
  send(mail: Mail): Promise<void>
  /** Waits for messages on their way. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly db: Database
  readonly log: MailLog
}

/** Through the relay where there is one; else messages are kept for `/outbox` and shown in the log. */
export function openMailer({ smtpUrl, from, db, log }: MailerOptions): Mailer {
  const deliver = smtpUrl === undefined ? outboxMailer(db, log) : smtpMailer({ smtpUrl, from, log })
  const sending = new Set<Promise<void>>()
  return {
    send(mail) {
      const sent = deliver.send(mail).finally(() => sending.delete(sent))
      sending.add(sent)
      return sent
    },
    async close() {
      await Promise.all(sending)
      deliver.close()
    },
  }
}
