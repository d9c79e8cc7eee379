import type { Letter } from './letters.ts'

export interface Mail extends Letter {
  readonly to: string
}

/** Sends e-mail. */
export interface Mailer {
  /** Whether messages leave this machine. Without a relay they wait in its outbox. */
  readonly hasRelay: boolean
  /** Never throws, so that no request fails because of its message. Failures are logged. */
  send(mail: Mail): Promise<void>
  /** Deletes the messages to an address that wait in the outbox of this machine. */
  forget(to: string): Promise<void>
  /** Waits for messages that are being sent. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
