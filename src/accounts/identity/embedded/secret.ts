import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'auth-secret'
const SECRET_BYTES = 32
const SECRET_LENGTH_MIN = 32

/** The file of the secret of this machine. */
export const secretPath = (varDir: string): string => join(varDir, FILE)

/**
 * The secret of this machine. It is created if there is none. The file appears only when it is complete; the first of
 * several concurrent starts wins. Throws if the file cannot be read or is not a secret.
 */
export async function machineSecret(varDir: string): Promise<string> {
  const path = secretPath(varDir)
  const secret = (await read(path)) ?? (await make(varDir, path))
  if (secret.length < SECRET_LENGTH_MIN)
    throw new Error(
      `${path} is too short for a secret: it needs ${SECRET_LENGTH_MIN} characters. Delete it for a new one.`,
    )
  return secret
}

async function read(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function make(varDir: string, path: string): Promise<string> {
  await mkdir(varDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(path, 'utf8')).trim()
}
