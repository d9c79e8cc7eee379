import type { Mailer } from '../platform/mail/mail.ts'

/**
 * The outcome of an e-mail. The same for every address, so that the answer does not reveal which ones have an account.
 */
export const messageSent = ({ hasRelay }: Pick<Mailer, 'hasRelay'>): string =>
  hasRelay
    ? 'If we can send this e-mail to that address, it is on its way'
    : 'This installation cannot send e-mail. If we can write to that address, the e-mail is waiting in the outbox, which the operator reads with `npm run outbox`'
