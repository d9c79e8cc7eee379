import { readConfig } from '../platform/config.ts'
import { forgetAllAttempts } from '../platform/db/admin-attempts.ts'
import { endAllAdminSessions } from '../platform/db/admin-sessions.ts'
import { runCommand } from '../run/command.ts'

/** Ends all administrative sessions, and all waits after failed sign-in attempts. */
await runCommand(readConfig(process.env), async ({ db }) => {
  const ended = await endAllAdminSessions(db)
  const waiting = await forgetAllAttempts(db)
  console.log(
    `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}, and reset ${waiting} ${waiting === 1 ? 'count' : 'counts'} of sign-in attempts.`,
  )
})
