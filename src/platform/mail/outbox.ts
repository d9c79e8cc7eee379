import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '../clock.ts'
import type { RecurringJob } from '../db/recurring-job.ts'
import type { Mail } from './letters.ts'

/** An e-mail in the outbox. */
export interface OutboxMessage {
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** E-mails of an installation without a relay, as files that only the user of the front can read. */
export interface Outbox {
  keep(mail: Mail): Promise<void>
  /** Deletes the e-mails to an address. */
  forget(to: string): Promise<void>
  /** Deletes old messages. */
  readonly sweeping: RecurringJob
}

const KEPT_MAX = 100
const KEPT_MS = 86_400_000
const SWEEP_EVERY_MS = 3_600_000
/** The instant in milliseconds, then a random part. A draft is renamed when it is complete. */
const FILE = /^(\d{13})-[0-9a-f]{16}\.(json|draft)$/

export const outboxFolder = (varDir: string): string => join(varDir, 'outbox')

/**
 * The folder is created with the first e-mail. Its e-mails open accounts, so they are never served over the network.
 */
export function openOutbox(folder: string): Outbox {
  let lastMs = 0
  const sweep = async () => {
    const kept = await names(folder)
    const old = kept.filter((name, newer) => newer >= KEPT_MAX || now() - atMs(name) > KEPT_MS)
    for (const name of old) await remove(folder, name)
  }
  return {
    async keep({ to, subject, text }) {
      // Two e-mails of one millisecond keep their order.
      lastMs = Math.max(now(), lastMs + 1)
      const path = join(folder, `${lastMs}-${randomBytes(8).toString('hex')}`)
      const message: OutboxMessage = { at: new Date(lastMs).toISOString(), to, subject, text }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      await writeFile(`${path}.draft`, JSON.stringify(message), { mode: 0o600, flag: 'wx' })
      await rename(`${path}.draft`, `${path}.json`)
      await sweep()
    },
    async forget(to) {
      for (const name of await names(folder)) {
        const message = await read(folder, name)
        if (message?.to.toLowerCase() === to.toLowerCase()) await remove(folder, name)
      }
    },
    sweeping: { name: 'Deleting old e-mails from the outbox', everyMs: SWEEP_EVERY_MS, work: sweep },
  }
}

/** The e-mails of the last day, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMessage[]> {
  const recent = (await names(folder)).filter((name) => now() - atMs(name) <= KEPT_MS)
  const messages = await Promise.all(recent.map((name) => read(folder, name)))
  return messages.filter((message) => message !== null)
}

const atMs = (name: string): number => Number(FILE.exec(name)![1])

/** The files of e-mails, newest first. */
async function names(folder: string): Promise<string[]> {
  const all = await ifThere(readdir(folder))
  return (all ?? []).filter((name) => FILE.test(name)).sort((one, other) => (one < other ? 1 : -1))
}

/**
 * Null for an e-mail that another front has deleted, for a draft, and for a file that lost its content in a power
 * failure: it must not keep an account from being deleted.
 */
async function read(folder: string, name: string): Promise<OutboxMessage | null> {
  if (!name.endsWith('.json')) return null
  const text = await ifThere(readFile(join(folder, name), 'utf8'))
  try {
    return text === null ? null : (JSON.parse(text) as OutboxMessage)
  } catch {
    return null
  }
}

const remove = (folder: string, name: string): Promise<void> => rm(join(folder, name), { force: true })

async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
