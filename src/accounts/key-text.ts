import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Refusal } from '../platform/errors.ts'
import { lruCache } from '../platform/lru-cache.ts'
import { digest } from './digest.ts'

export interface HashedKey {
  readonly hash: Buffer
  /** The `cacheId` of the hash. */
  readonly id: string
}

/** A test key costs nothing and gets fixed samples. Who reads a program sees which one it has. */
const KINDS = ['live', 'test'] as const
type KeyKind = (typeof KINDS)[number]

const prefixOf = (kind: KeyKind): string => `orr_${kind}_`
const SECRET_BYTES = 32
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is the first power of 62 above 2^256, and 62^6 the first above 2^32. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
/** The prefix and six characters of the secret. */
const SHOWN_LENGTH = prefixOf('live').length + 6

const SHAPE = new RegExp(`^orr_(?:${KINDS.join('|')})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)

/** A new secret key: 256 random bits, then the CRC-32 of everything before it, both in base 62. */
export function newKeyText(kind: KeyKind = 'live'): string {
  const secret = prefixOf(kind) + base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)
  return secret + checksum(secret)
}

/** Whether a text has the form and checksum of a key. A single mistyped character is always found. Needs no database. */
export const isKeyText = (text: string): boolean =>
  SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)

/** The part of a key that lists show. */
export const shownPart = (text: string): string => text.slice(0, SHOWN_LENGTH)

const checksum = (text: string): string => base62(BigInt(crc32(text)), CHECKSUM_LENGTH)

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = ALPHABET[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}

/** Hashes keys, with a cache: a hash costs a twentieth of a chart. The result throws `invalid_api_key`. */
export function keyHasher(keysMax: number): (key: string) => HashedKey {
  const hashes = lruCache<HashedKey>(keysMax)
  return (key) => {
    const known = hashes.get(key)
    if (known) return known
    if (!isKeyText(key)) throw new Refusal('invalid_api_key')
    const hash = digest(key)
    const made = { hash, id: cacheId(hash) }
    hashes.set(key, made)
    return made
  }
}

/** A hash as text, which is the key of the caches. */
export const cacheId = (hash: Buffer): string => hash.toString('base64')
