import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A relay that stores its messages. */
export interface TestMailbox {
  readonly url: string
  /** The raw messages. */
  readonly received: readonly { readonly to: readonly string[]; readonly raw: string }[]
  /** Refuses this number of recipients with this code. */
  refuse(code: number, times: number): void
  /** From here on a message is received, but its sender gets no answer. */
  fallSilent(): void
  stop(): Promise<void>
}

/** The pool of a sender keeps connections open that a relay cuts when it ends. */
const CLOSE_TIMEOUT_MS = 100

/** A real SMTP server on a port of the loopback address, by default a free one. */
export async function startMailbox(port = 0): Promise<TestMailbox> {
  const received: { to: string[]; raw: string }[] = []
  let refusing = { code: 0, times: 0 }
  let isSilent = false
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
        if (!isSilent) done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse(code, times) {
      refusing = { code, times }
    },
    fallSilent() {
      isSilent = true
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
