import { MissingRequiredClientCapabilityError, type ServerContext } from '@modelcontextprotocol/server'
import { capabilitiesOf } from '../client.ts'

/** The extension of clients that follow long work by themselves (SEP-2663, for revision 2026-07-28). */
const TASKS = 'io.modelcontextprotocol/tasks'
const extensions = { [TASKS]: {} }

/** What a server with tasks says of itself. */
export const TASKS_CAPABILITY = { extensions }

/** Whether the client of a message follows tasks. It says so in each message. */
export const followsTasks = (context: Pick<ServerContext, 'mcpReq'>): boolean =>
  capabilitiesOf(context).extensions?.[TASKS] !== undefined

/** Throws for a client that did not say that it follows tasks, as the extension wants it. */
export function requireTasks(context: Pick<ServerContext, 'mcpReq'>): void {
  if (!followsTasks(context)) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions } })
}
