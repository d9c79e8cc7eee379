import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A relay that stores its messages. */
export interface TestMailbox {
  readonly url: string
  /** The raw messages. */
  readonly received: readonly { readonly to: readonly string[]; readonly raw: string }[]
  /** Refuses this number of recipients with this code. */
  refuse(code: number, times: number): void
  stop(): Promise<void>
}

/** The pool of a sender keeps connections open that a relay cuts when it ends. */
const CLOSE_TIMEOUT_MS = 100

/** A real SMTP server on a free port of the loopback address. */
export async function startMailbox(): Promise<TestMailbox> {
  const received: { to: string[]; raw: string }[] = []
  let refusing = { code: 0, times: 0 }
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      if (refusing.times === 0) return done()
      refusing = { ...refusing, times: refusing.times - 1 }
      done(Object.assign(new Error('not now, secret@example.com'), { responseCode: refusing.code }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse(code, times) {
      refusing = { code, times }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
