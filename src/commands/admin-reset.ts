import { readConfig } from '../platform/config.ts'
import { endAllAdminSessions, forgetAllAttempts } from '../platform/db/admin-sign-in.ts'
import { runCommand } from '../run/stores.ts'

/** Ends all administrative sessions, and all waits after failed sign-in attempts. */
await runCommand(readConfig(process.env), async ({ db }) => {
  const ended = await endAllAdminSessions(db)
  const waiting = await forgetAllAttempts(db)
  console.log(
    `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}, and reset ${waiting} ${waiting === 1 ? 'count' : 'counts'} of sign-in attempts.`,
  )
})
