import { readConfig } from './config.ts'
import { forgetAllAttempts } from './db/admin-attempts.ts'
import { endAllAdminSessions } from './db/admin-sessions.ts'
import { runCommand } from './run/command.ts'

/** Ends all sessions of the administration, and the waits of those who may not try to sign in yet. */
await runCommand(readConfig(process.env), async ({ db }) => {
  const ended = await endAllAdminSessions(db)
  const waiting = await forgetAllAttempts(db)
  console.log(
    `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}, and forgot ${waiting} ${waiting === 1 ? 'count' : 'counts'} of tries to sign in.`,
  )
})
