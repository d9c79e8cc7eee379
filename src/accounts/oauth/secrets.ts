import { createHmac, hash, randomBytes } from 'node:crypto'

const BYTES = 32
const HEX_ID = 32
const HALF = 43

/** A text that cannot be guessed: 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** 256 random bits need no salt and no slow hash. */
export const hashSecret = (text: string): Buffer => hash('sha256', text, 'buffer')

/** The secret that follows another one: the same each time for the holder of the key, unguessable without it. */
export const nextSecret = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** A refresh token names its grant, then the family that all tokens of the grant share, then itself. */
export interface RefreshToken {
  readonly grantId: string
  readonly family: string
  readonly own: string
}

export const refreshText = ({ grantId, family, own }: RefreshToken): string =>
  `${grantId.replaceAll('-', '')}${family}${own}`

const SHAPE = new RegExp(`^([0-9a-f]{${HEX_ID}})([\\w-]{${HALF}})([\\w-]{${HALF}})$`)

/** The parts of a refresh token. Null for any other text. */
export function readRefresh(text: string): RefreshToken | null {
  const [, id, family, own] = SHAPE.exec(text) ?? []
  if (!id || !family || !own) return null
  return { grantId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), family, own }
}
