import { OperatorFault } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'

/** The argument by which `npm start` marks its processes. */
export const SUPERVISED = '--supervised'

/** What a process prints for people, once: that it listens, or why it could not start. */
export type Announcement =
  | { readonly kind: 'listening'; readonly port: number; readonly text: string }
  | {
      readonly kind: 'failed'
      readonly text: string
      /** Another start would fail in the same way. */
      readonly isFinal: boolean
    }

/** The announcement of a start that failed. */
export const failed = (error: unknown): Announcement => ({
  kind: 'failed',
  text: (error as Error).message,
  isFinal: error instanceof OperatorFault,
})

/**
 * Prints an announcement after everything that was logged before. A process of `npm start` passes it to its parent,
 * which prints it.
 */
export async function announce(log: Log, announcement: Announcement): Promise<void> {
  await new Promise((resolve) => log.flush(resolve))
  if (process.argv.includes(SUPERVISED) && process.connected) {
    await new Promise((resolve) => process.send?.(announcement, resolve))
  } else printAnnouncement(announcement)
}

export function printAnnouncement({ kind, text }: Announcement): void {
  if (kind === 'failed') console.error(`\n${text}\n`)
  else if (text !== '') console.log(text)
}
