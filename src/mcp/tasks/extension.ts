import { MissingRequiredClientCapabilityError, type ServerContext } from '@modelcontextprotocol/server'
import { capabilitiesOf } from '../client.ts'

/** The extension of clients that track long-running work automatically (SEP-2663, for revision 2026-07-28). */
const TASKS = 'io.modelcontextprotocol/tasks'
const extensions = { [TASKS]: {} }

/** The capabilities of a server with tasks. */
export const TASKS_CAPABILITY = { extensions }

/** Whether the client of a message supports tasks. It says so in each message. */
export const followsTasks = (context: Pick<ServerContext, 'mcpReq'>): boolean =>
  capabilitiesOf(context).extensions?.[TASKS] !== undefined

/** Throws for a client that did not declare support for tasks, as the extension requires. */
export function requireTasks(context: Pick<ServerContext, 'mcpReq'>): void {
  if (!followsTasks(context)) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions } })
}
