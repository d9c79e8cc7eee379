import { ALPHABETS } from './alphabets.ts'
import { readName } from './names.ts'
import { type KabbalahResult, PROFILES, type ProfileOf } from './profile.ts'
import { numberOf, type Step } from './reduce.ts'
import { lettersStep, letterValues, sumOfWords, wordSums, wordTotals } from './sums.ts'

/** The profiles that reduce the total to one digit. */
const REDUCED: ReadonlySet<ProfileOf<'kabbalah'>> = new Set([
  'kabbalah-gematria-katan-mispari-v1',
  'kabbalah-gematria-millui-alef-reduced-v1',
])

/** The gematria of a Hebrew name: the sum of all words by the alphabet of the profile. */
export function kabbalah(
  profile: ProfileOf<'kabbalah'>,
  words: readonly string[],
): Omit<KabbalahResult, 'kind' | 'name'> {
  const alphabet = PROFILES[profile].alphabet
  const sums = wordSums(words, alphabet)
  const { sum, steps } = sumOfWords('total', sums)
  const before = [...(alphabet === MILLUI ? spelledNames(words) : []), ...sums, ...steps]
  const number = REDUCED.has(profile)
    ? numberOf('total', sum, 'reduce_all', before)
    : { value: sum, compound: null, isMaster: false, karmicDebts: [], trace: before }
  return { words: wordTotals(sums), total: sum, number }
}

const MILLUI = 'hebrew-millui-alef-names-v1'
const NAMES = new Map(
  ALPHABETS[MILLUI].letters.map(({ letter, name = letter }) => [
    letter,
    lettersStep(name, letterValues(readName(name, 'Hebr').words.join(''), 'hebrew-gematria-hechrechi-v1')),
  ]),
)

/** The sums of the spelled letter names, once for each letter, in the order of the name. */
const spelledNames = (words: readonly string[]): Step[] =>
  Array.from(new Set(words.join('')), (letter) => NAMES.get(letter)!)
