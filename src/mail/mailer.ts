import { hash } from 'node:crypto'
import { countMessage } from '../db/mail-count.ts'
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

/** More than anybody asks for in earnest, and few enough that nobody is flooded by others. */
const MESSAGES_PER_HOUR_MAX = 10

/** Through the relay where there is one; else messages are kept for `/outbox` and shown in the log. */
export function openMailer({ smtpUrl, from, db, log }: MailerOptions): Mailer {
  const deliver = smtpUrl === undefined ? outboxMailer(db, log) : smtpMailer({ smtpUrl, from, log })
  const sending = new Set<Promise<void>>()

  const send = async (mail: Mail): Promise<void> => {
    if (await mayReceive(mail.to)) await deliver.send(mail)
    else log.warn({ subject: mail.subject }, 'a message was not sent: its address has had enough for an hour')
  }
  /** Addresses are counted by their hash. While nobody can count, messages go out. */
  const mayReceive = async (to: string): Promise<boolean> => {
    try {
      return (await countMessage(db, hash('sha256', to.toLowerCase(), 'buffer'))) <= MESSAGES_PER_HOUR_MAX
    } catch (error) {
      log.warn({ err: error }, 'messages could not be counted')
      return true
    }
  }
  return {
    send(mail) {
      const sent = send(mail).finally(() => sending.delete(sent))
      sending.add(sent)
      return sent
    },
    async close() {
      await Promise.all(sending)
      deliver.close()
    },
  }
}
