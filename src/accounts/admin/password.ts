import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The setting of a password hash: `N = 2^ln`. */
interface Setting {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** The first recommendation of OWASP's Password Storage Cheat Sheet. It takes 128 MiB and half a second. */
const SETTING: Setting = { ln: 17, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** A hash in the PHC string format: `$scrypt$ln=17,r=8,p=1$salt$key`, whose bytes are base64 without padding. */
export async function hashAdminPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, KEY_BYTES, SETTING)
  const { ln, r, p } = SETTING
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`
}

/** Takes the same time for any password. The configuration has checked the form of the hash. */
export async function isAdminPassword(password: string, phc: string): Promise<boolean> {
  const [, , parameters = '', salt = '', key = ''] = phc.split('$')
  const [ln, r, p] = parameters.split(',').map((each) => Number(each.split('=')[1]))
  const expected = Buffer.from(key, 'base64')
  const setting = { ln: ln!, r: r!, p: p! }
  return timingSafeEqual(expected, await keyOf(password, Buffer.from(salt, 'base64'), expected.length, setting))
}

const keyOf = (password: string, salt: Buffer, bytes: number, setting: Setting): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, bytes, {
    N: 2 ** setting.ln,
    r: setting.r,
    p: setting.p,
    maxmem: memoryOf(setting) + 2 ** 20,
  })

/** scrypt needs 128 * N * r bytes, and a little more. */
const memoryOf = ({ ln, r, p }: Setting): number => 128 * r * (2 ** ln + p + 2)

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
