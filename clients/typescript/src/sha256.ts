/** A hash that grows with the bytes. */
export interface Hash {
  update(chunk: Uint8Array<ArrayBuffer>): void
  hex(): Promise<string>
}

interface NodeCrypto {
  createHash(name: string): { update(chunk: Uint8Array): void; digest(form: 'hex'): string }
}

/** SHA-256. Node, Deno and Bun calculate it as the bytes arrive. Browsers need all bytes at once, so there they are kept. */
export function sha256(): Hash {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } }
  const crypto = process?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined
  return crypto ? growing(crypto) : whole()
}

function growing({ createHash }: NodeCrypto): Hash {
  const hash = createHash('sha256')
  return { update: (chunk) => hash.update(chunk), hex: async () => hash.digest('hex') }
}

/** By the hash of Web Crypto, which pages that came by https have. */
export function whole(): Hash {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  return {
    update: (chunk) => void chunks.push(chunk),
    async hex() {
      const digest = await crypto.subtle.digest('SHA-256', await new Blob(chunks).arrayBuffer())
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
