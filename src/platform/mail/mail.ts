import type { Letter } from './letters.ts'

export interface Mail extends Letter {
  readonly to: string
}

/**
 * The outcome of a notice: the relay has it, the relay refused it for good, its address has reached its limit for this
 * hour, or it could not be sent.
 */
export type NoticeOutcome = 'sent' | 'refused' | 'put_off' | 'failed'

/** Sends e-mail. */
export interface Mailer {
  /** Whether e-mails leave this machine. Without a relay they wait in its outbox. */
  readonly hasRelay: boolean
  /** Never throws, so that no request fails because of its e-mail. Failures are logged. */
  send(mail: Mail): Promise<void>
  /** Makes one attempt to send an e-mail that can wait; the caller retries. Never throws. */
  notify(mail: Mail): Promise<NoticeOutcome>
  /** Deletes the e-mails to an address that are waiting in the outbox of this machine. */
  forget(to: string): Promise<void>
  /** Waits for e-mails that are being sent. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
