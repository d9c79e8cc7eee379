import { hash } from 'node:crypto'
import { countMessage } from '../db/mail-count.ts'
import type { Database } from '../db/pool.ts'
import type { Mail, Mailer, MailLog, NoticeOutcome } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

export interface MailerOptions {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly db: Database
  /** Holds the e-mails if no relay is configured. */
  readonly outbox: Outbox
  readonly log: MailLog
  /** Waits before each further attempt to reach the relay. */
  readonly retryAfterMs?: readonly number[] | undefined
}

/** E-mails per address. More than normal use needs, few enough to prevent flooding. */
const MESSAGES_PER_HOUR_MAX = 10
/** Notices leave the other half to e-mails that a person is waiting for. */
const NOTICES_PER_HOUR_MAX = 5

/** Sends through the SMTP relay, or keeps e-mails in the outbox if there is none. */
export function openMailer({ smtpUrl, from, db, outbox, log, retryAfterMs }: MailerOptions): Mailer {
  const deliver = smtpUrl === undefined ? keeper(outbox, log) : smtpMailer({ smtpUrl, from, log, retryAfterMs })
  const sending = new Set<Promise<unknown>>()
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => sending.delete(done))
    sending.add(done)
    return done
  }

  const send = async (mail: Mail): Promise<void> => {
    if (await mayReceive(mail.to, MESSAGES_PER_HOUR_MAX)) await deliver.send(mail)
    else log.warn({ subject: mail.subject }, 'an e-mail was not sent: its address has reached the limit of this hour')
  }
  const notify = async (mail: Mail): Promise<NoticeOutcome> =>
    (await mayReceive(mail.to, NOTICES_PER_HOUR_MAX)) ? deliver.notify(mail) : 'put_off'
  /** Counts addresses by their hash. If counting fails, e-mails are sent. */
  const mayReceive = async (to: string, messagesMax: number): Promise<boolean> => {
    try {
      return await countMessage(db, hash('sha256', to.toLowerCase(), 'buffer'), messagesMax)
    } catch (error) {
      log.warn({ err: error }, 'e-mails could not be counted')
      return true
    }
  }
  return {
    hasRelay: smtpUrl !== undefined,
    send: (mail) => tracked(send(mail)),
    notify: (mail) => tracked(notify(mail)),
    forget: outbox.forget,
    async close() {
      await Promise.all(sending)
      deliver.close()
    },
  }
}

/** The log shows no address and no link, because a link opens an account. */
const keeper = (outbox: Outbox, log: MailLog) => {
  const notify = async (mail: Mail): Promise<NoticeOutcome> => {
    const { subject } = mail
    try {
      await outbox.keep(mail)
      log.info({ subject }, 'no SMTP_URL: an e-mail is waiting in the outbox; "npm run outbox" prints it')
      return 'sent'
    } catch (error) {
      log.warn({ err: error, subject }, 'an e-mail could not be written to the outbox')
      return 'failed'
    }
  }
  return { notify, send: async (mail: Mail): Promise<void> => void (await notify(mail)), close() {} }
}
