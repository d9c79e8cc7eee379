/** The letters of a table, each with its transliteration after a colon. */
const lettersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(':')))

/** By the tables of the IAST: consonants have an inherent a, which a vowel sign or a virama replaces. */
const CONSONANTS = lettersOf(
  'क:k ख:kh ग:g घ:gh ङ:ṅ च:c छ:ch ज:j झ:jh ञ:ñ ट:ṭ ठ:ṭh ड:ḍ ढ:ḍh ण:ṇ त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:ś ष:ṣ स:s ह:h',
)
const VOWELS = lettersOf('अ:a आ:ā इ:i ई:ī उ:u ऊ:ū ऋ:ṛ ए:e ऐ:ai ओ:o औ:au')
const SIGNS = lettersOf('ा:ā ि:i ी:ī ु:u ू:ū ृ:ṛ े:e ै:ai ो:o ौ:au ्:')

/** Devanagari in letters of the IAST. */
export function transliterated(devanagari: string): string {
  let text = ''
  let isOpen = false
  for (const letter of devanagari.replaceAll('\u093c', '')) {
    if (isOpen && !(letter in SIGNS)) text += 'a'
    isOpen = letter in CONSONANTS
    text +=
      CONSONANTS[letter] ?? VOWELS[letter] ?? SIGNS[letter] ?? (letter === 'ं' ? 'ṃ' : letter === 'ः' ? 'ḥ' : letter)
  }
  return text + (isOpen ? 'a' : '')
}
