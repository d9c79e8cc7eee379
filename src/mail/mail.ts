import type { Letter } from './letters.ts'

export interface Mail extends Letter {
  readonly to: string
}

/**
 * What became of a notice: the relay has it, the relay refused it for good, its address has had its share of this hour,
 * or it could not be sent.
 */
export type NoticeOutcome = 'sent' | 'refused' | 'put_off' | 'failed'

/** Sends e-mail. */
export interface Mailer {
  /** Whether messages leave this machine. Without a relay they wait in its outbox. */
  readonly hasRelay: boolean
  /** Never throws, so that no request fails because of its message. Failures are logged. */
  send(mail: Mail): Promise<void>
  /** Tries once to send a message that can wait; the caller tries it again. Never throws. */
  notify(mail: Mail): Promise<NoticeOutcome>
  /** Deletes the messages to an address that wait in the outbox of this machine. */
  forget(to: string): Promise<void>
  /** Waits for messages that are being sent. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
