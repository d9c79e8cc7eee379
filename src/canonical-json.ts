import stringify from 'safe-stable-stringify'

/**
 * JSON with the members of each object in the order of RFC 8785, so that equal values have equal bytes. Unlike the RFC
 * it accepts a lone surrogate and writes its escape: callers may send one.
 */
export const canonicalJson = (value: object): string => stringify(value)
