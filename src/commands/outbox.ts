import { readConfig } from '../platform/config.ts'
import { outboxFolder, readOutbox } from '../platform/mail/outbox.ts'

/** Prints the e-mails that are waiting because no relay is configured, newest last. */
const folder = outboxFolder(readConfig(process.env).varDir)
const messages = await readOutbox(folder)
for (const { at, to, subject, text } of messages.reverse())
  console.log(`To: ${to}\nDate: ${at}\nSubject: ${subject}\n\n${text}`)
if (messages.length === 0) console.error(`No e-mail from the last day is waiting in ${folder}.`)
