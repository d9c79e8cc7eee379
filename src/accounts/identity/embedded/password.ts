import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** The 16 MiB setting among the equivalent ones of OWASP's Password Storage Cheat Sheet. */
const SETTING = { N: 2 ** 14, r: 8, p: 5 }
const SALT_BYTES = 16
const KEY_BYTES = 32

/** A stored password: function, settings, salt and key. The settings are stored so that they can change. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, SETTING)
  return ['scrypt', SETTING.N, SETTING.r, SETTING.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Compares in constant time. False for a hash in another format. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [name, N, r, p, salt, key] = hash.split('$')
  if (name !== 'scrypt' || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const setting = { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), expected.length, setting)
  return timingSafeEqual(expected, found)
}
