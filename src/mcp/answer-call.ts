import type { ServerContext } from '@modelcontextprotocol/server'
import type { Fields } from '../wire/texts/given.ts'
import { INPUT_META_KEY } from './app/page.ts'
import { ask } from './asking/asked.ts'
import type { ChoicesOf } from './asking/question.ts'
import { rivalsOf } from './asking/rivals.ts'
import { callTool, failed } from './call.ts'
import { asksPeople } from './client.ts'

import type { Send } from './message.ts'
import { reportProgress } from './progress.ts'
import { asTask } from './tasks/methods.ts'
import type { Tool } from './tools.ts'

/** A tool call, and what its client can do. */
interface Call {
  readonly tool: Tool
  readonly input: Fields
  readonly context: ServerContext
  readonly send: Send
  readonly choicesOf: ChoicesOf
  /** The tool that returns the status of an order. Undefined where no task can follow it. */
  readonly stateTool: Tool | undefined
  readonly hasApps: boolean
  /** PUBLIC_URL. */
  readonly publicUrl: string | undefined
  /** False for a client that cannot be asked, or may not use the tool. */
  readonly mayAsk: boolean
}

/**
 * Answers a call. A client that can ask the person does so first, if the call needs it. A client that supports tasks
 * gets an order as a task.
 */
export async function answerCall({ tool, input, context, send, choicesOf, stateTool, mayAsk, ...options }: Call) {
  const { form } = tool
  const asked =
    form.asks && mayAsk && asksPeople(context)
      ? await ask(form.asks, input, context.mcpReq.inputResponses, choicesOf)
      : { input }
  if ('question' in asked) return asked.question
  if ('fault' in asked) return failed(asked.fault)
  const rivals = async (answer: Buffer) => (form.asks ? rivalsOf(form.asks, asked.input, answer, choicesOf) : [])
  const result = await callTool(tool, asked.input, send, { ...options, rivals })
  if (form.hasApp && asked.input !== input) return { ...result, _meta: { [INPUT_META_KEY]: asked.input } }
  if (tool === stateTool) await reportProgress(result, context)
  return form.isOrder && stateTool ? asTask(result, { stateTool, send, context }) : result
}
