import { keepMessage, listMessages } from '../db/outbox.ts'
import type { Database } from '../db/pool.ts'
import type { Mail, MailLog } from './mail.ts'

/** For installations without a relay. The operator reads messages in the log or at `/outbox`. */
export const outboxMailer = (db: Database, log: MailLog) => ({
  async send({ to, subject, text, html }: Mail): Promise<void> {
    log.info({ to, subject, text }, 'no SMTP_URL: a message for the outbox')
    try {
      await keepMessage(db, { recipient: to, subject, text, html })
    } catch (error) {
      log.warn({ err: error }, 'a message could not be stored')
    }
  },
  close() {},
})

/** A message of the outbox. */
export interface OutboxMessage {
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The messages of the last day, the newest first. */
export const outboxMessages = async (db: Database): Promise<OutboxMessage[]> =>
  (await listMessages(db)).map(({ at, recipient: to, subject, text }) => ({
    at: new Date(at).toISOString(),
    to,
    subject,
    text,
  }))
