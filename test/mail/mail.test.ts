import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { existingAccount, passwordChanged, resetPassword, verifyAddress } from '../../src/mail/letters.ts'
import { openMailer } from '../../src/mail/mailer.ts'
import { outboxMessages } from '../../src/mail/outbox.ts'
import { smtpMailer } from '../../src/mail/smtp.ts'
import { startMailbox, type TestMailbox } from '../support/mailbox.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
let mailbox: TestMailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.stop())

/** A log that keeps its lines. */
const keeping = () => {
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return { lines, log: { info: write, warn: write } }
}
const letter = verifyAddress('https://stars.example', 'a b&c')

describe('through a relay', () => {
  const through = (smtpUrl = mailbox.url) => {
    const { lines, log } = keeping()
    return { lines, mailer: smtpMailer({ smtpUrl, from: 'Orrery <o@example.com>', log, retryAfterMs: [10, 10] }) }
  }

  test('a message arrives whole, from the sender that is configured, to one address', async () => {
    const { mailer, lines } = through()
    await mailer.send({ to: 'ada@example.com', ...letter })
    const { to, raw } = mailbox.received.at(-1)!
    expect(to).toEqual(['ada@example.com'])
    expect(raw).toContain('From: Orrery <o@example.com>')
    expect(raw).toContain('Subject: Confirm your e-mail address')
    expect(raw).toContain('multipart/alternative')
    expect(lines).toEqual([])
    mailer.close()
  })

  test('an address that contains another address or a line break reaches no one else', async () => {
    const { mailer } = through()
    const before = mailbox.received.length
    await mailer.send({ to: 'ada@example.com, eve@example.com', ...letter })
    await mailer.send({ to: 'ada@example.com\r\nBcc: eve@example.com', ...letter })
    const reached = mailbox.received.slice(before).flatMap(({ to }) => to)
    expect(reached).not.toContain('eve@example.com')
    mailer.close()
  })

  test('a relay that asks for patience is asked again', async () => {
    const { mailer } = through()
    const before = mailbox.received.length
    mailbox.refuse(451, 2)
    await mailer.send({ to: 'ada@example.com', ...letter })
    expect(mailbox.received.length).toBe(before + 1)
    mailer.close()
  })

  test.each([
    ['that says no for good', () => mailbox.url, 550],
    ['that is away', () => 'smtp://someone:secret-password@127.0.0.1:9', 0],
  ])('a relay %s fails no request, and the log has neither address nor password', async (_, url, code) => {
    const { mailer, lines } = through(url())
    const before = mailbox.received.length
    mailbox.refuse(code, code ? 1 : 0)
    await mailer.send({ to: 'ada@example.com', ...letter })
    expect(mailbox.received.length).toBe(before)
    expect(lines.length).toBe(code ? 1 : 3)
    expect(lines.join()).not.toMatch(/ada@|secret/)
    mailer.close()
  })
})

describe('without a relay', () => {
  test('messages are in the log and in the outbox, the newest first and at most a hundred', async () => {
    const { lines, log } = keeping()
    const mailer = openMailer({ smtpUrl: undefined, from: 'x@example.com', db: database.db, log })
    for (let turn = 1; turn <= 103; turn += 1)
      await mailer.send({ to: `p${turn}@example.com`, subject: `${turn}`, text: 'text', html: 'html' })
    const messages = await outboxMessages(database.db)
    expect(messages.length).toBe(100)
    expect(messages[0]).toMatchObject({ to: 'p103@example.com', subject: '103', text: 'text' })
    expect(messages.at(-1)!.subject).toBe('4')
    expect(lines).toHaveLength(103)
    expect(lines[0]).toContain('p1@example.com')
    await mailer.close()
  })
})

test('an address gets at most ten messages in an hour, whatever the sources of the requests', async () => {
  const { lines, log } = keeping()
  const fronts = [1, 2].map(() => openMailer({ smtpUrl: mailbox.url, from: 'x@example.com', db: database.db, log }))
  const before = mailbox.received.length
  const sent = Array.from({ length: 20 }, (_, turn) => fronts[turn % 2]!.send({ to: 'Victim@example.com', ...letter }))
  await Promise.all(sent)
  expect(mailbox.received.length - before).toBe(10)
  expect(lines).toHaveLength(10)
  expect(lines.join()).not.toMatch(/victim/i)
  await Promise.all(fronts.map((front) => front.close()))
})

describe('letters', () => {
  test.each([letter, resetPassword('https://stars.example', 'x'), existingAccount(), passwordChanged()])(
    '“$subject” say the same as text and as HTML',
    ({ text, html }) => {
      const plain = html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
      expect(plain.replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim())
    },
  )

  test('a token is part of the address whatever its characters', () => {
    expect(letter.text).toContain('https://stars.example/account/verify?token=a%20b%26c\n')
    expect(verifyAddress('https://stars.example/"><script>', 'x').html).not.toContain('<script>')
  })
})
