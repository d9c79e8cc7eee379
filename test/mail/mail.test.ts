import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportReady } from '../../src/platform/mail/account-letters.ts'
import {
  addressChanged,
  addressChangeRequested,
  confirmNewAddress,
  existingAccount,
  passwordChanged,
  resetPassword,
  verifyAddress,
} from '../../src/platform/mail/letters.ts'
import { openMailer, smtpMailer } from '../../src/platform/mail/mailer.ts'
import { openOutbox, readOutbox } from '../../src/platform/mail/outbox.ts'
import { html } from '../../src/platform/markup.ts'
import { keptLog } from '../support/letters.ts'
import { startMailbox, type TestMailbox } from '../support/mailbox.ts'
import { useDatabase } from '../support/pool.ts'
import { runFolder } from '../support/postgres.ts'

const database = useDatabase()
let mailbox: TestMailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.stop())

const letter = verifyAddress('https://stars.example', 'a b&c')

describe('through a relay', () => {
  const through = (smtpUrl = mailbox.url) => {
    const { lines, log } = keptLog()
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

/** A folder whose parent is as open as folders are by default. */
const newOutbox = async () => {
  const folder = join(await mkdtemp(join(runFolder(), 'mail-')), 'outbox')
  return { folder, outbox: openOutbox(folder) }
}

describe('without a relay', () => {
  test('messages are in the outbox, the newest first and at most a hundred, and no address or text is in the log', async () => {
    const { lines, log } = keptLog()
    const { folder, outbox } = await newOutbox()
    const mailer = openMailer({ smtpUrl: undefined, from: 'x@example.com', db: database.db, outbox, log })
    for (let turn = 1; turn <= 103; turn += 1)
      await mailer.send({ to: `p${turn}@example.com`, subject: `${turn}`, text: 'secret', html: html`secret` })
    const messages = await readOutbox(folder)
    expect(messages.length).toBe(100)
    expect(messages[0]).toMatchObject({ to: 'p103@example.com', subject: '103', text: 'secret' })
    expect(messages.at(-1)!.subject).toBe('4')
    expect(lines).toHaveLength(103)
    expect(lines.join()).not.toMatch(/@example|secret/)
    await mailer.close()
  })

  test('the folder and the files of messages belong to their user alone', async () => {
    const { folder, outbox } = await newOutbox()
    await outbox.keep({ to: 'ada@example.com', ...letter })
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const [name, ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600)
  })

  test('a message of more than a day ago is neither shown nor kept, and other files stay', async () => {
    const { folder, outbox } = await newOutbox()
    await outbox.keep({ to: 'ada@example.com', ...letter })
    const old = `${Date.now() - 86_401_000}-0123456789abcdef`
    writeFileSync(join(folder, `${old}.json`), JSON.stringify({ at: '', to: 'old@example.com', subject: '', text: '' }))
    writeFileSync(join(folder, `${old}.draft`), '{')
    writeFileSync(join(folder, 'notes.txt'), 'of the operator')
    expect((await readOutbox(folder)).map(({ to }) => to)).toEqual(['ada@example.com'])
    await outbox.sweeping.work(new AbortController().signal, async () => {})
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d+-.*\.json$/), 'notes.txt'])
  })

  test('messages to an address are deleted when it is forgotten', async () => {
    const { folder, outbox } = await newOutbox()
    for (const to of ['ada@example.com', 'eve@example.com', 'Ada@example.com']) await outbox.keep({ to, ...letter })
    await outbox.forget('ada@example.com')
    expect((await readOutbox(folder)).map(({ to }) => to)).toEqual(['eve@example.com'])
  })

  test('an outbox that cannot be written fails no request, and the log says so', async () => {
    const { lines, log } = keptLog()
    const outbox = openOutbox('/dev/null/outbox')
    const mailer = openMailer({ smtpUrl: undefined, from: 'x@example.com', db: database.db, outbox, log })
    await mailer.send({ to: 'eve@example.org', ...letter })
    expect(lines.join()).toContain('could not be written to the outbox')
    await mailer.close()
  })
})

test('an address gets at most ten messages in an hour, whatever the sources of the requests', async () => {
  const { lines, log } = keptLog()
  const { outbox } = await newOutbox()
  const { url: smtpUrl } = mailbox
  const fronts = [1, 2].map(() => openMailer({ smtpUrl, from: 'x@example.com', db: database.db, outbox, log }))
  const before = mailbox.received.length
  const sent = Array.from({ length: 20 }, (_, turn) => fronts[turn % 2]!.send({ to: 'Victim@example.com', ...letter }))
  await Promise.all(sent)
  expect(mailbox.received.length - before).toBe(10)
  expect(lines).toHaveLength(10)
  expect(lines.join()).not.toMatch(/victim/i)
  await Promise.all(fronts.map((front) => front.close()))
})

const BASE = 'https://stars.example'

describe('letters', () => {
  test.each(['Ada Lovelace', 'Zoë O’Hara', 'J. R. Tolkien', 'आदित्य कुमार', 'Дарья', '李 小龙'])(
    'to a confirmed address begin with the name %s',
    (name) => {
      expect(passwordChanged(BASE, name).text.split('\n')[0]).toBe(`Hello ${name},`)
    },
  )

  test.each([
    null,
    '',
    '  ',
    'ada@example.com',
    'evil.example',
    'https://evil.example',
    'user_7f3a91',
    'x'.repeat(81),
    'A\nB',
  ])('begin without a name if it is %j, which is no name', (name) => {
    expect(passwordChanged(BASE, name).text).toMatch(/^The password of your Orrery account/)
  })

  test('all lead to a page of the service', () => {
    for (const { text } of [existingAccount(BASE, null), passwordChanged(BASE, null), addressChanged(BASE, null)])
      expect(text).toContain('https://stars.example/account')
  })

  test.each([
    letter,
    resetPassword(BASE, 'x', 'Zoë O’Hara'),
    existingAccount(BASE, null),
    passwordChanged(BASE, 'Ada Lovelace'),
    confirmNewAddress(BASE, 'x'),
    addressChangeRequested(BASE, 'Ada Lovelace'),
    addressChanged(BASE, 'Ada Lovelace'),
    reportReady(
      { name: 'Ada Lovelace', base: BASE, hasPages: true },
      { reportId: '7f7e1a4e-6f0f-4f2b-9d0a-3c1f5c0f2a11', about: 'Grace' },
    ),
  ])(
    '“$subject” is a page in English with one button that says what the text says, under its subject',
    ({ subject, text, html }) => {
      expect(html.markup).toMatch(/^<!doctype html>\n<html lang="en">/)
      expect(html.markup).toContain(`<title>${subject}</title>`)
      const [, body = ''] = html.markup.split('</head>')
      expect(body.match(/inline-block[^>]*>[^<]+<\/a>/g)).toHaveLength(1)
      const plain = body
        .replace(/<a [^>]*inline-block[^>]*>[^<]+<\/a>/, '')
        .replace('Or open this address:', '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
      expect(plain.replace(/\s+/g, ' ').trim()).toBe(`Orrery ${subject} ${text.replace(/\s+/g, ' ').trim()}`)
    },
  )

  test('a token is part of the address whatever its characters', () => {
    expect(letter.text).toContain('https://stars.example/account/verify?token=a%20b%26c\n')
    expect(verifyAddress('https://stars.example/"><script>', 'x').html.markup).not.toContain('<script>')
  })
})
