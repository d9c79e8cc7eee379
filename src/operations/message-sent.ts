import type { Mailer } from '../mail/mail.ts'

/** What became of a message. The same for every address, so that a stranger does not learn which ones have an account. */
export const messageSent = ({ hasRelay }: Pick<Mailer, 'hasRelay'>): string =>
  hasRelay
    ? 'If the address qualifies, a message is on its way to it'
    : 'This service sends no e-mail. If the address qualifies, a message waits in its outbox, which its operator reads by `npm run outbox`'
