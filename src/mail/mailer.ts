import { hash } from 'node:crypto'
import { countMessage } from '../db/mail-count.ts'
import type { Database } from '../db/pool.ts'
import type { Mail, Mailer, MailLog } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

export interface MailerOptions {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly db: Database
  /** Holds the messages where no relay is configured. */
  readonly outbox: Outbox
  readonly log: MailLog
  /** Waits before each further try to reach the relay. */
  readonly retryAfterMs?: readonly number[] | undefined
}

/** Messages per address. More than normal use needs, few enough to prevent flooding. */
const MESSAGES_PER_HOUR_MAX = 10

/** Sends through the SMTP relay, or keeps messages in the outbox if there is none. */
export function openMailer({ smtpUrl, from, db, outbox, log, retryAfterMs }: MailerOptions): Mailer {
  const deliver = smtpUrl === undefined ? keeper(outbox, log) : smtpMailer({ smtpUrl, from, log, retryAfterMs })
  const sending = new Set<Promise<void>>()

  const send = async (mail: Mail): Promise<void> => {
    if (await mayReceive(mail.to)) await deliver.send(mail)
    else log.warn({ subject: mail.subject }, 'a message was not sent: its address has reached the limit of this hour')
  }
  /** Counts addresses by their hash. If counting fails, messages are sent. */
  const mayReceive = async (to: string): Promise<boolean> => {
    try {
      return (await countMessage(db, hash('sha256', to.toLowerCase(), 'buffer'))) <= MESSAGES_PER_HOUR_MAX
    } catch (error) {
      log.warn({ err: error }, 'messages could not be counted')
      return true
    }
  }
  return {
    hasRelay: smtpUrl !== undefined,
    send(mail) {
      const sent = send(mail).finally(() => sending.delete(sent))
      sending.add(sent)
      return sent
    },
    forget: outbox.forget,
    async close() {
      await Promise.all(sending)
      deliver.close()
    },
  }
}

/** The log names no address and shows no link, because a link opens an account. */
const keeper = (outbox: Outbox, log: MailLog) => ({
  async send(mail: Mail): Promise<void> {
    const { subject } = mail
    try {
      await outbox.keep(mail)
      log.info({ subject }, 'no SMTP_URL: a message waits in the outbox; "npm run outbox" prints it')
    } catch (error) {
      log.warn({ err: error, subject }, 'a message could not be put into the outbox')
    }
  },
  close() {},
})
