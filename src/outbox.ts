import { readConfig } from './config.ts'
import { outboxFolder, readOutbox } from './mail/outbox.ts'

/** Prints the messages that wait because no relay is configured, the newest last. */
const folder = outboxFolder(readConfig(process.env).varDir)
const messages = await readOutbox(folder)
for (const { at, to, subject, text } of messages.reverse())
  console.log(`To: ${to}\nDate: ${at}\nSubject: ${subject}\n\n${text}`)
if (messages.length === 0) console.error(`No message of the last day waits in ${folder}.`)
