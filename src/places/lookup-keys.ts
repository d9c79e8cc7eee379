/** A character after all continuations of a text. */
export const LAST = '\u{10ffff}'

/** Optional vowel points, accents and lengthening strokes: Latin and Greek, Hebrew, Arabic. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
/** Letters that Unicode does not decompose, with their common spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
const TO_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
/** Marks are kept: in the scripts of India and South-East Asia they are the vowels. Modifier letters are apostrophes. */
const SEPARATORS = /(?:[^\p{L}\p{M}\p{N}]|[\u02b0-\u02ff])+/gu
const PLAIN_ALREADY = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * The lookup key of a name: without case, accents and punctuation, with one blank between words. Empty when the text has no
 * letters or digits.
 */
export function lookupKey(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN_ALREADY.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replace(TO_PLAIN, (letter) => PLAIN[letter]!)
    .replace(SEPARATORS, ' ')
    .trim()
    .normalize('NFC')
}

/** Words with a common abbreviation. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
}
const ABBREVIABLE = new RegExp(`(?<![^ ])(?:${Object.keys(ABBREVIATED).join('|')})(?= )`)

/** The key with its first such word expanded or abbreviated; null without such a word. */
export const otherSpelling = (key: string): string | null =>
  ABBREVIABLE.test(key) ? key.replace(ABBREVIABLE, (word) => ABBREVIATED[word]!) : null

/** The ends of a key from each word but the first: `york city` and `city` of `new york city`. */
export function innerStarts(key: string): string[] {
  const starts: string[] = []
  for (let at = key.indexOf(' '); at !== -1; at = key.indexOf(' ', at + 1)) starts.push(key.slice(at + 1))
  return starts
}

/**
 * A Bloom filter of the keys of all places: half a megabyte that says of almost every key without a place that it has none,
 * in a tenth of the time of a lookup. With seven and a half bits for each of 560,000 keys it passes 3 % of the others.
 */
const BITS = 2 ** 22
const HASHES = 5

/** An empty filter. */
export const emptyFilter = (): Uint8Array => new Uint8Array(BITS / 8)

/** Adds a key to a filter. */
export function addKey(filter: Uint8Array, key: string): void {
  eachBit(key, (bit) => {
    filter[bit >>> 3]! |= 1 << (bit & 7)
    return true
  })
}

/** False for a key that was never added. */
export const mayHaveKey = (filter: Uint8Array, key: string): boolean =>
  eachBit(key, (bit) => (filter[bit >>> 3]! & (1 << (bit & 7))) !== 0)

/** The bits of a key by double hashing (Kirsch and Mitzenmacher, 2006) of FNV-1a; ends at the first false. */
function eachBit(key: string, visit: (bit: number) => boolean): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  const step = (Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 7) | 1
  let bit = hash ^ (hash >>> 13)
  for (let count = 0; count < HASHES; count += 1) {
    if (!visit(bit & (BITS - 1))) return false
    bit += step
  }
  return true
}
