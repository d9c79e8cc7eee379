import { configure, stringify } from 'safe-stable-stringify'

/**
 * JSON with the members of each object in the order of RFC 8785, so that equal values have equal bytes. Unlike the RFC
 * it accepts a lone surrogate and writes its escape: callers may send one.
 */
export const canonicalJson = (value: object): string => stringify(value)

/** Far more than any schema has. */
const DEPTH_MAX = 40
const bounded = configure({ maximumDepth: DEPTH_MAX })

/**
 * The same of a value that was not validated. Anything deeper than a schema can reach is treated as equal, so that no
 * nesting overflows the stack.
 */
export const canonicalJsonOfSent = (value: object): string => bounded(value) ?? ''
