import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import { countMessage } from '../db/letters.ts'
import type { Database } from '../db/pool.ts'
import type { Mail, Mailer, MailLog, NoticeOutcome } from './letters.ts'
import type { Outbox } from './outbox.ts'

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

interface SmtpOptions {
  readonly smtpUrl: string
  readonly from: string
  readonly log: MailLog
  /** Waits before each further attempt. */
  readonly retryAfterMs?: readonly number[] | undefined
}

const CONNECT_TIMEOUT_MS = 5_000
const SOCKET_TIMEOUT_MS = 10_000
/** Enough for a relay that restarts or greylists briefly. */
const RETRY_AFTER_MS = [1_000, 5_000]
const CONNECTIONS_MAX = 2
/** Permanent failures of SMTP: another attempt would get the same answer (RFC 5321, 4.2.1). */
const PERMANENT_MIN = 500
/** Codes of nodemailer when the relay refuses the address or the e-mail, but not the sign-in of this service. */
const ABOUT_MESSAGE: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE']

interface Failure {
  readonly code: string | undefined
  readonly responseCode: number | undefined
  readonly isPermanent: boolean
}

/** Sends through a relay. Addresses, texts and the answers of the relay, which quote addresses, are not logged. */
export function smtpMailer({ smtpUrl, from, log, retryAfterMs = RETRY_AFTER_MS }: SmtpOptions) {
  let opening: Promise<Transporter> | undefined
  const open = () => (opening ??= connect(smtpUrl, from))

  /** Null when the relay accepted the e-mail. */
  const attempt = async (mail: Mail): Promise<Failure | null> => {
    try {
      // Given as an object, an address is not parsed for further ones.
      await (await open()).sendMail({ ...mail, html: mail.html.markup, to: { name: '', address: mail.to } })
      return null
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      return { code, responseCode, isPermanent: (responseCode ?? 0) >= PERMANENT_MIN }
    }
  }
  const note = ({ subject }: Mail, { code, responseCode }: Failure, again: boolean) =>
    log.warn({ subject, code, responseCode, again }, 'an e-mail was not sent')
  return {
    async send(mail: Mail): Promise<void> {
      for (const waitMs of [...retryAfterMs, null]) {
        const failure = await attempt(mail)
        if (!failure) return
        const again = waitMs !== null && !failure.isPermanent
        note(mail, failure, again)
        if (!again) return
        await sleep(waitMs, undefined, { ref: false })
      }
    },
    async notify(mail: Mail): Promise<NoticeOutcome> {
      const failure = await attempt(mail)
      if (!failure) return 'sent'
      const isRefused = failure.isPermanent && ABOUT_MESSAGE.includes(failure.code)
      note(mail, failure, !isRefused)
      return isRefused ? 'refused' : 'failed'
    },
    close() {
      void opening?.then((transport) => transport.close())
    },
  }
}

/** Loaded when the first e-mail is sent: most fronts never send one. */
async function connect(smtpUrl: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
}
