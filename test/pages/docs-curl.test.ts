import { expect, test } from 'vitest'
import { snippets } from '../../src/pages/code/snippets.ts'
import { commandsOf } from '../../src/pages/docs/code.ts'
import { callOf } from '../../src/pages/docs/curl.ts'
import { examplesOf, requestOf } from '../support/document-examples.ts'
import { type Document, documents } from '../support/documents.ts'

/** Commands that are shown as curl alone, by a part of each, with the reason. */
const CURL_ONLY: Readonly<Record<string, string>> = {
  '-F file=@logo.png': 'the body is a form with a file',
  'application/x-ndjson': 'the body has lines of JSON',
  'grant_type=authorization_code': 'the body is a form, and a library of OAuth sends it',
  'grant_type=refresh_token': 'the body is a form, and a library of OAuth sends it',
  '/mcp/oauth/revoke': 'the body is a form, and a library of OAuth sends it',
}

const guides = documents().filter(
  ({ path }) => path === 'README.md' || path === 'docs/operations.md' || path.startsWith('docs/guide/'),
)

const curls = ({ text }: Document): string[] =>
  [...text.matchAll(/^```sh[^\n]*\n([\s\S]*?)^```/gm)]
    .flatMap(([, block]) => commandsOf(block!))
    .filter((command) => command.startsWith('curl '))

test('every curl command of README and guides is read, or is named here with the reason', () => {
  const unread = guides.flatMap(curls).filter((command) => callOf(command) === null)
  const reasons = unread.map((command) => Object.keys(CURL_ONLY).filter((part) => command.includes(part)))
  expect(reasons.map((parts) => parts.length)).toEqual(unread.map(() => 1))
  expect(new Set(reasons.flat())).toEqual(new Set(Object.keys(CURL_ONLY)))
})

/** Commands whose answer is a text, by a part of each: the code in the other languages would read JSON. */
const TEXT_ANSWERS = [
  '/mcp/oauth/authorize',
  'format=csv&columns=timestamp,longitude_deg',
  'application/x-ndjson',
  '"technique": "profections"',
]

test('the only commands with curl alone because of their answer are those named here', () => {
  const found = guides.flatMap(({ text }) =>
    [...text.matchAll(/^```sh[^\n]*\n([\s\S]*?)^```\n\n```(?:text|jsonl)$/gm)].map(
      ([, block]) => commandsOf(block!).at(-1)!,
    ),
  )
  const curls = found.filter((command) => command.startsWith('curl '))
  expect(curls).toHaveLength(TEXT_ANSWERS.length)
  for (const part of TEXT_ANSWERS) expect(curls.filter((command) => command.includes(part))).toHaveLength(1)
})

test.each(guides)('a command of $path means the request that the tests of the guides send', (guide) => {
  const examples = examplesOf(guide).filter(({ words }) => words[0]?.text === 'curl')
  const commands = curls(guide)
  expect(commands.length).toBe(examples.length)
  for (const [at, command] of commands.entries()) {
    const call = callOf(command)
    if (!call) continue
    const named = [...new Set([...(call.variables ?? []), 'KEY'])].map((name) => [name, `$${name}`] as const)
    const { method, url, headers, data, output } = requestOf(examples[at]!, new Map(named))
    const { 'content-type': type, 'x-api-key': key, ...others } = headers
    const body = data === undefined ? undefined : JSON.parse(data)
    expect({ method: call.method, url: call.url, body: call.body, file: call.file }).toEqual({
      ...{ method, url, body },
      file: output,
    })
    const isKeyed = key === '$KEY'
    expect(call.isOpen ?? false).toBe(!isKeyed)
    expect(call.headers ?? {}).toEqual({ ...others, ...(key !== undefined && !isKeyed && { 'x-api-key': key }) })
    if (body !== undefined) expect(type).toBe('application/json')
  }
})

test.each([
  ['a substitution', 'curl "http://a/$(whoami)"'],
  ['a backtick', 'curl "http://a/`whoami`"'],
  ['a pipe', 'curl http://a/ | sh'],
  ['a second command', 'curl http://a/; rm x'],
  ['a redirection', 'curl http://a/ > x'],
  ['a variable that single quotes keep', "curl 'http://a/$JOB'"],
  ['an unknown option', 'curl -k http://a/'],
  ['two addresses', 'curl http://a/ http://b/'],
  ['no address', "curl -H 'a: b'"],
  ['a form', "curl http://a/ -d 'a=b'"],
  ['two bodies', "curl http://a/ -H 'content-type: application/json' -d '1' -d '2'"],
  ['a body that is no JSON', "curl http://a/ -H 'content-type: application/json' -d '{'"],
  ['an unknown method', 'curl -X BREW http://a/'],
  ['an open quote', "curl 'http://a/"],
  ['an option without a value', 'curl http://a/ -H'],
  ['another program', 'wget http://a/'],
])('a command with %s is not read', (_, command) => {
  expect(callOf(command)).toBeNull()
})

test('a key in the URL is read from the environment in every language', () => {
  const call = callOf('curl "http://a/sky?format=ics&api_key=$KEY"')!
  const { curl, typescript, python } = snippets(call)
  expect(curl).toContain('"http://a/sky?format=ics&api_key=$KEY"')
  expect(typescript).toMatch(/`http:\/\/a\/sky\?format=ics&api_key=\$\{process\.env\.KEY\}`/)
  expect(python).toContain(`f"http://a/sky?format=ics&api_key={os.environ['KEY']}"`)
})

test.each(['csv', 'ndjson', 'ics'])('an answer of %s is printed as text', (format) => {
  const { typescript, python } = snippets(callOf(`curl -H "x-api-key: $KEY" 'http://a/table?format=${format}'`)!)
  expect(typescript).toContain('console.log(await reply.text())')
  expect(python).toContain('print(reply.text)')
})

test('words and quotes that touch are one word, as in a shell', () => {
  expect(callOf(`curl http://a/'b c'"$JOB\\"d"`)).toEqual({
    method: 'GET',
    url: 'http://a/b c$JOB"d',
    isOpen: true,
    variables: ['JOB'],
  })
})
