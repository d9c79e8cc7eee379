import {
  Client,
  type ElicitRequest,
  type ElicitResult,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { afterEach } from 'vitest'

/** Sends headers beside those of the protocol. */
export type Headers = Readonly<Record<string, string>>

/** The newest revision has no handshake. Every older one begins with `initialize`. */
export type Revision = '2026-07-28' | 'with a handshake'

export interface AssistantOptions {
  readonly revision?: Revision
  readonly name?: string
  readonly extensions?: Record<string, Record<string, string[]>>
  /** The person, who answers the forms that a server sends. Without one the client cannot ask. */
  readonly person?: (form: ElicitRequest['params']) => ElicitResult
}

/** The official client, connected to an address. The caller closes it. */
export async function assistant(
  address: string,
  headers: Headers,
  { revision = '2026-07-28', name = 'a test', extensions, person }: AssistantOptions = {},
): Promise<Client> {
  const client = new Client(
    { name, version: '1.0.0' },
    {
      capabilities: { ...(extensions && { extensions }), ...(person && { elicitation: { form: {} } }) },
      versionNegotiation: { mode: revision === '2026-07-28' ? { pin: revision } : 'legacy' },
    },
  )
  if (person) client.setRequestHandler('elicitation/create', async ({ params }) => person(params))
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }))
  return client
}

/** Connects as `assistant` does, and closes the clients after each test of a file. */
export function useAssistants(): typeof assistant {
  const open: Client[] = []
  afterEach(async () => {
    for (const client of open.splice(0)) await client.close()
  })
  return async (...given) => {
    const client = await assistant(...given)
    open.push(client)
    return client
  }
}

/** What a tool answered. */
export interface Called {
  readonly isError: boolean
  /** All texts. */
  readonly text: string
  readonly images: readonly { readonly mimeType: string; readonly bytes: Buffer }[]
  readonly data: Readonly<Record<string, unknown>> | undefined
}

/** Calls a tool. The client checks the data by the output schema once it has listed the tools. */
export async function call(client: Client, name: string, input: object = {}): Promise<Called> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...input } })
  const texts = content.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return {
    isError: isError === true,
    text: texts.join('\n'),
    images: content.flatMap((each) =>
      each.type === 'image' ? [{ mimeType: each.mimeType, bytes: Buffer.from(each.data, 'base64') }] : [],
    ),
    data: structuredContent as Called['data'],
  }
}
