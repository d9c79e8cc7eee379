import type { Client } from '@modelcontextprotocol/client'
import {
  createTaskSessionFromClient,
  type RawClientDispatch,
  resultFromTaskOutcome,
} from '@modelcontextprotocol/ext-tasks/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { failReport } from '../../src/platform/db/reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { call, type Revision, useAssistants } from '../support/assistant.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

const TASKS = { 'io.modelcontextprotocol/tasks': {} }
/** Free of credits. */
const DEMO = {
  ...{ name: 'Synthetic Demo Candidate', year: 1992, month: 11, day: 23, hour: 14, minute: 17 },
  ...{ lat: 38.7223, lng: -9.1393, tz_str: 'Europe/Lisbon' },
}
const ORDER = 'v1_natal_report_order'
const Any = z.looseObject({})

let database: TestDatabase
let service: TestApp
let base: string
const assistant = useAssistants()
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url })
  base = await service.listen()
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const connect = (key = service.key, revision: Revision = '2026-07-28', extensions: object = TASKS) =>
  assistant(
    `${base}/mcp`,
    { 'x-api-key': key },
    { revision, extensions: extensions as Record<string, Record<string, string[]>> },
  )

/** The message itself, because the official client of tools knows no result that is a task. */
async function order(key = service.key, capabilities: object = { extensions: TASKS }) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  }
  const reply = await service.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      ...{ 'x-api-key': key, accept: 'application/json, text/event-stream' },
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': ORDER },
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: ORDER, arguments: DEMO, _meta } },
  })
  return reply.json().result
}

const ask = (client: Client, taskId: string, method = 'tasks/get') =>
  client.request({ method, params: { taskId } }, Any) as Promise<Record<string, unknown>>

describe('an order of a client that follows tasks', () => {
  test('is a task with the id of the report, which its state follows', async () => {
    const task = await order()
    expect(task).toMatchObject({ resultType: 'task', status: 'working', pollIntervalMs: expect.any(Number) })
    expect(Date.parse(task.createdAt) + task.ttlMs).toBeGreaterThan(Date.now())
    const client = await connect()
    expect(client.getServerCapabilities()?.extensions).toEqual(TASKS)
    const state = await ask(client, task.taskId)
    expect(state).toMatchObject({ taskId: task.taskId, status: 'working', statusMessage: 'The report is queued' })
    expect(state).not.toHaveProperty('result')
    const { data } = await call(client, 'v1_natal_report', { job_id: task.taskId })
    expect(data).toMatchObject({ job_id: task.taskId, status: 'queued' })
  })

  test('is completed with the result of the call when the report is', async () => {
    const { taskId } = await order()
    const client = await connect()
    await client.listTools()
    const renderer: TestRenderer = await startRenderer({ DATABASE_URL: database.url })
    try {
      await expect.poll(async () => (await ask(client, taskId))['status'], { timeout: 60_000 }).toBe('completed')
    } finally {
      await renderer.stop()
    }
    const { result, ...task } = (await ask(client, taskId)) as { result: { content: { text: string }[] } }
    expect(task).not.toHaveProperty('pollIntervalMs')
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { job_id: taskId, status: 'completed' } })
    expect(result.content[0]!.text).toContain('PDF: ')
    const seen: unknown[] = []
    const onprogress = (progress: unknown) => void seen.push(progress)
    await client.callTool({ name: 'v1_natal_report', arguments: { job_id: taskId } }, { onprogress })
    expect(seen).toEqual([
      expect.objectContaining({ message: expect.stringContaining('The report is completed: chapter') }),
    ])
    const [{ progress, total }] = seen as [{ progress: number; total: number }]
    expect([progress > 0, progress]).toEqual([true, total])
    // Where no stream is open during a call, nothing comes before its result.
    const old = await connect(service.key, 'with a handshake')
    await old.callTool({ name: 'v1_natal_report', arguments: { job_id: taskId } }, { onprogress })
    expect(seen.length).toBe(1)
  })

  test('is completed with an error when the report has failed', async () => {
    const { taskId } = await order()
    expect(await failReport(service.services.db, taskId, 'render_timeout')).toBe(true)
    const state = await ask(await connect(), taskId)
    expect(state).toMatchObject({ status: 'completed', result: { isError: true } })
    expect(JSON.stringify(state['result'])).toContain('Its credit was returned')
  })

  test('is acknowledged to be cancelled, and goes on', async () => {
    const { taskId } = await order()
    const client = await connect()
    for (const method of ['tasks/cancel', 'tasks/update']) await ask(client, taskId, method)
    expect((await ask(client, taskId))['status']).toBe('working')
  })
})

test('the client of the extension follows an order to its end', async () => {
  const version = '2026-07-28'
  const framing = {
    ...{ protocolVersion: version, clientInfo: { name: 'test', version: '1' } },
    clientCapabilities: { extensions: TASKS },
  }
  const rawDispatch: RawClientDispatch = async (request) => {
    const { method, params } = request as { method: string; params: { name?: string; taskId?: string } }
    const headers = {
      ...{ 'x-api-key': service.key, accept: 'application/json, text/event-stream', 'mcp-protocol-version': version },
      ...{ 'mcp-method': method, 'mcp-name': params.name ?? params.taskId ?? '' },
    }
    const reply = await service.app.inject({
      method: 'POST',
      url: '/mcp',
      headers,
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
    const { result, error } = reply.json()
    return error ? { kind: 'error', error } : { kind: 'result', result }
  }
  const session = createTaskSessionFromClient(await connect(), {
    ...{ endpointId: 'test', rawDispatch, v2RequestFraming: framing },
  })
  const renderer = await startRenderer({ DATABASE_URL: database.url })
  try {
    const execution = await session.callTool(ORDER, DEMO)
    const { outcome } = await execution.settle()
    expect(resultFromTaskOutcome(outcome)).toMatchObject({ structuredContent: { status: 'completed' } })
  } finally {
    await renderer.stop()
    await session.close()
  }
})

test('an order of any other client is the order itself, and says when to ask again', async () => {
  const { resultType, content, structuredContent } = await order(service.key, {})
  expect(resultType).toBe('complete')
  const { job_id, next_poll_after_seconds: seconds } = structuredContent
  expect(content[0].text).toContain(`Call v1_natal_report with this job_id after ${seconds} seconds`)
  const { text, data } = await call(await connect(), 'v1_natal_report', { job_id })
  expect(text).toContain(`Call v1_natal_report with this job_id after ${data?.['next_poll_after_seconds']} seconds`)
})

test.each(['tasks/get', 'tasks/cancel', 'tasks/update'])(
  '%s finds only tasks of its account, for clients that follow tasks',
  async (method) => {
    const { taskId } = await order()
    const stranger = await connect(await service.newKey('operator'))
    const unknown = { code: -32602, message: expect.stringContaining('There is no task') }
    await expect(ask(stranger, taskId, method)).rejects.toMatchObject(unknown)
    const client = await connect()
    for (const id of ['5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93', '../calculate', ''])
      await expect(ask(client, id, method)).rejects.toMatchObject(unknown)
    const other = await connect(service.key, '2026-07-28', {})
    await expect(ask(other, taskId, method)).rejects.toMatchObject({ code: -32021 })
    const old = await connect(service.key, 'with a handshake')
    expect(old.getServerCapabilities()?.extensions).toBeUndefined()
    const message = { jsonrpc: '2.0', id: 1, method, params: { taskId } }
    const reply = await service.app.inject({
      ...{ method: 'POST', url: '/mcp', payload: message },
      headers: { 'x-api-key': service.key, accept: 'application/json, text/event-stream' },
    })
    expect(reply.json().error).toMatchObject({ code: -32601 })
  },
)

test('a question for a task is one request of its operation, without units', async () => {
  const { taskId } = await order()
  const client = await connect()
  const { accountId } = await service.services.findCaller(service.key)
  const recent = async () => service.services.requests.recent(accountId, 500)
  const before = (await recent()).length
  await ask(client, taskId)
  const rows = await recent()
  expect(rows.slice(0, rows.length - before)).toMatchObject([{ operation: 'natal_report', status: 200, units: 0 }])
})

test('an address without reports has no tasks', async () => {
  const client = await assistant(`${base}/mcp/sky`, { 'x-api-key': service.key }, { extensions: TASKS })
  expect(client.getServerCapabilities()?.extensions).toBeUndefined()
  await expect(ask(client, 'x')).rejects.toThrow('Method not found')
})
