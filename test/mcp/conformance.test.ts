import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { runFolder } from '../support/postgres.ts'

/** Scenarios about what every server has, in the order of `conformance list --server`. */
const APPLICABLE = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
] as const

/** The others call fixed tools, resources and prompts of a sample server, or capabilities that this server does not have. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'logging-set-level': 'no logging capability: revision 2026-07-28 removes it',
  'completion-complete': 'no completions capability',
  'tools-call-simple-text': 'calls test_simple_text',
  'tools-call-image': 'calls test_image_content',
  'tools-call-audio': 'calls test_audio_content',
  'tools-call-embedded-resource': 'calls test_embedded_resource',
  'tools-call-mixed-content': 'calls test_multiple_content_types',
  'tools-call-with-logging': 'calls test_tool_with_logging',
  'tools-call-error': 'calls test_error_handling',
  'tools-call-with-progress': 'calls test_tool_with_progress',
  'tools-call-sampling': 'calls test_sampling',
  'tools-call-elicitation': 'calls test_elicitation',
  'json-schema-2020-12': 'calls json_schema_2020_12_tool',
  'elicitation-sep1034-defaults': 'calls test_elicitation_sep1034_defaults',
  'server-sse-polling': 'calls test_reconnection; no stream is offered',
  'server-sse-multiple-streams': 'no stream is offered',
  'elicitation-sep1330-enums': 'calls test_elicitation_sep1330_enums',
  'resources-read-text': 'reads test://static-text',
  'resources-read-binary': 'reads test://static-binary',
  'resources-templates-read': 'reads test://template/{id}/data',
  'resources-subscribe': 'no subscriptions: no resource changes',
  'resources-unsubscribe': 'no subscriptions',
  'prompts-get-simple': 'gets test_simple_prompt',
  'prompts-get-with-args': 'gets test_prompt_with_arguments',
  'prompts-get-embedded-resource': 'gets test_prompt_with_embedded_resource',
  'prompts-get-with-image': 'gets test_prompt_with_image',
}

const PROGRAM = new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url).pathname
const run = promisify(execFile)
const conformance = (...args: readonly string[]) =>
  run(process.execPath, [PROGRAM, ...args], { cwd: mkdtempSync(join(runFolder(), 'conformance-')) })

let service: TestApp
let proxy: Server
let address: string
beforeAll(async () => {
  service = await startTestApp()
  const base = new URL(await service.listen())
  // The program sends no credential.
  proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const options = { port: base.port, method, path: url, headers: { ...headers, 'x-api-key': service.key } }
    incoming.pipe(
      send(options, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await service.stop()
})

test('every scenario of the official program is here, as applicable or with the reason why not', async () => {
  const { stdout } = await conformance('list', '--server')
  const listed = [...stdout.matchAll(/^ +- (\S+)/gm)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual([...APPLICABLE, ...Object.keys(NOT_APPLICABLE)].toSorted())
})

test.each(APPLICABLE)('the scenario %s passes', async (scenario) => {
  const { stdout } = await conformance('server', '--url', address, '--scenario', scenario)
  expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/)
})
