import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect } from 'vitest'

/** What a client of OAuth remembers between its steps. */
export interface Memory {
  tokens?: Parameters<OAuthClientProvider['saveTokens']>[0]
  verifier?: string
  /** The page to which it would send a browser. */
  opened?: URL
  client?: object
}

/** What a program has to bring along for the official client, with its own parts in place of the usual ones. */
export function program(
  metadata: OAuthClientProvider['clientMetadata'],
  own: Partial<OAuthClientProvider> = {},
): { readonly memory: Memory; readonly provider: OAuthClientProvider } {
  const memory: Memory = {}
  const provider: OAuthClientProvider = {
    redirectUrl: metadata.redirect_uris[0]!,
    clientMetadata: metadata,
    clientInformation: () => memory.client as never,
    saveClientInformation(client) {
      memory.client = client
    },
    tokens: () => memory.tokens,
    saveTokens(tokens) {
      memory.tokens = tokens
    },
    redirectToAuthorization(address) {
      memory.opened = address
    },
    saveCodeVerifier(verifier) {
      memory.verifier = verifier
    },
    codeVerifier: () => memory.verifier!,
    ...own,
  }
  return { memory, provider }
}

const transportTo = (base: string, authProvider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { authProvider })

const connecting = async (transport: StreamableHTTPClientTransport): Promise<Client> => {
  const client = new Client({ name: 'assistant', version: '1' })
  await client.connect(transport)
  return client
}

/** A first try to connect is refused, and opens the page of the authorization. Its transport takes the code later. */
export async function openPage(base: string, provider: OAuthClientProvider): Promise<StreamableHTTPClientTransport> {
  const transport = transportTo(base, provider)
  await expect(connecting(transport)).rejects.toThrow(UnauthorizedError)
  return transport
}

/** Connects with the tokens that the program has. */
export const connectWith = (base: string, provider: OAuthClientProvider): Promise<Client> =>
  connecting(transportTo(base, provider))
