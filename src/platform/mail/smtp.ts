import { setTimeout as sleep } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Mail, MailLog, NoticeOutcome } from './mail.ts'

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
      await (await open()).sendMail({ ...mail, to: { name: '', address: mail.to } })
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
