import { hash } from 'node:crypto'

/**
 * The SHA-256 of a text. Keys, tokens and codes are stored as it: 256 random bits need no salt and no slow hash. Digests
 * have equal lengths, so that `timingSafeEqual` compares them.
 */
export const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
