import type { Corpus } from '../src/interpretation/reading.ts'
import { namesOf } from './corpus-naming.ts'
import { endsWithAdvice, invertedIn, sentencesOf, wordsOf } from './corpus-sentences.ts'

/** The fewest and the most words of each kind of passage. */
const LENGTHS: readonly (readonly [RegExp, number, number])[] = [
  [/^(planet\.(sun|moon)\.sign|angle\.asc)\./, 180, 250],
  [/^planet\.(mercury|venus|mars)\.sign\./, 110, 140],
  [/^planet\.(sun|moon|mercury|venus|mars)\.house\./, 110, 140],
  [/^planet\.(uranus|neptune|pluto)\.sign\./, 60, 80],
  [/^transit\.(sun|moon|mercury|venus|mars)\./, 40, 60],
  [/^(transit|return)\./, 90, 130],
  [/^introduction\./, 90, 150],
  [/^portrait\./, 60, 100],
  [/^question\./, 15, 45],
  [/^glossary\./, 20, 50],
  [/^/, 80, 110],
]
/** The placeholders that each kind of passage must have, and no others. */
const PLACEHOLDERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ruler\./, ['planet']],
  [/^stellium\./, ['bodies']],
  [/^portrait\.opening\.(one|two)_/, ['sun_sign', 'moon_sign', 'asc_sign', 'element']],
  [/^portrait\.opening\.three_/, ['sun_sign', 'moon_sign', 'asc_sign']],
  [/^portrait\.opening\.untimed_alike/, ['sun_sign', 'moon_sign', 'element']],
  [/^portrait\.opening\.untimed_unlike/, ['sun_sign', 'moon_sign']],
  [/^portrait\.opening\.moon_open/, ['sun_sign', 'moon_early', 'moon_late']],
  [/^portrait\.opening\.sun_open/, ['sun_early', 'sun_late', 'moon_sign']],
  [/^portrait\.opening\.lights_open/, ['sun_early', 'sun_late', 'moon_early', 'moon_late']],
  [/^portrait\.chart_ruler\./, ['planet', 'asc_sign', 'sign', 'house']],
  [/^portrait\.light_rulers\.same/, ['planet']],
  [/^portrait\.light_rulers\./, ['sun_ruler', 'moon_ruler']],
  [/^portrait\.strongest\./, ['first', 'second']],
  [/^portrait\.(tightest|next)\./, ['a', 'b', 'orb']],
  [/^portrait\.common\.element/, ['element']],
  [/^portrait\.common\.planet/, ['planet']],
  [/^portrait\.apart\.elements/, ['sun_element', 'moon_element']],
  [/^portrait\.apart\.outer/, ['asc_element']],
  [/^question\.tightest\./, ['a', 'b']],
  [/^question\.(?:sun|moon)\.open/, ['early_sign', 'late_sign']],
]
/** Definitions need not speak to the reader and may be alike; those that need not end with advice. */
/** Texts of a sentence or two, in which five words in common are a large share. */
const SHORT = /^(glossary|question)\./
const IMPERSONAL = /^glossary\./
const WITHOUT_ADVICE = /^(glossary|portrait|introduction)\./
/** A run of this many words counts as borrowed if another passage has it too. */
const RUN = 5
/** The largest share of its runs that a passage may share with all others. */
const BORROWED_SHARE_MAX = 0.08
/** A run of this many words must not be in two passages. */
const SAME_MAX = 8
const OPENING = 3
const OPENINGS_MAX = 4

/** Fortune telling, medicine, money advice, and the stock phrases of horoscopes and of machines. */
const BANNED = [
  ...[
    'destined',
    'destiny',
    'fated',
    'you will meet',
    'will bring you',
    'lucky',
    'soulmate',
    'past life',
    'karmic debt',
  ],
  ...['diagnos', 'disorder', 'bipolar', 'adhd', 'therapy', 'medication', 'depression', 'addict', 'narciss', 'illness'],
  ...['invest in', 'stocks', 'lottery', 'your partner will', 'in this lifetime', 'the universe'],
  ...['tapestry', 'testament', 'delve', 'navigate', 'resonate', 'unlock', 'embark', 'realm', 'profound', 'journey'],
  ...[
    'this placement',
    'this aspect',
    'individuals',
    'energies',
    'vibrat',
    'it is important to',
    'not only',
    'moreover',
  ],
]

/** Words that British readers would not write, and words that only they know. */
const ONE_COUNTRY =
  /\b(colors?|favor\w*|honor\w*|labor(s|ed|ing|ers?)?|neighbor\w*|behavior\w*|center(s|ed)?|theater|gray|jewelry|traveler\w*|traveling|canceled|cozy|skeptic\w*|mom|realiz\w+|recogniz\w+|organiz\w+|apologiz\w+|criticiz\w+|sympathiz\w+|gotten|fall guy|biscuits?|queu(e|es|ed|ing)|fortnight\w*|lorry|lorries|pavement|flat-?mate|cuppa|kettle|wardrobe|pub|tap|jumper|cardigan|petrol|bank holiday|council|allotment|car boot|jumble|telly|quid|pence|post office|postcode|rota|chemist|solicitor|headmaster|sixth form|cheeky|knackered|whilst|gutted|bloke|mates?|wellies|bin men|dustbin|row of terraces|semi-detached|crisps|torch|plaster)\b/i

/** The faults of passages: length, words, and text in common with others. */
export function problemsOf(corpus: Corpus, keys: Iterable<string> = corpus.keys()): string[] {
  const runs = indexOf(corpus, RUN)
  const same = indexOf(corpus, SAME_MAX)
  const openings = Map.groupBy(corpus, ([, { body }]) => wordsOf(body).slice(0, OPENING).join(' '))
  return [...keys].flatMap((key) => {
    const { body, motto, tags } = corpus.get(key)!
    const words = wordsOf(body)
    const text = ` ${words.join(' ')} `
    const own = runsOf(words, RUN)
    const borrowed = own.filter((run) => runs.get(run)!.size > 1)
    const copied = runsOf(words, SAME_MAX).find((run) => same.get(run)!.size > 1)
    const others = openings.get(words.slice(0, OPENING).join(' '))!.length
    const share = borrowed.length / own.length
    const [, min, max] = LENGTHS.find(([kind]) => kind.test(key))!
    const start = sentencesOf(body).slice(0, 2).join(' ')
    const unnamed = namesOf(key).filter((name) => !name.test(start))
    const placeholders = [...body.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!)
    const [, wanted = []] = PLACEHOLDERS.find(([kind]) => kind.test(key)) ?? []
    return [
      words.length < min && `has ${words.length} words; at least ${min}`,
      words.length > max && `has ${words.length} words; at most ${max}`,
      ...unnamed.map(({ source }) => `does not name /${source}/ in its first two sentences`),
      ...invertedIn(body).map((sentence) => `has an inverted sentence: "${sentence}"`),
      !WITHOUT_ADVICE.test(key) && !endsWithAdvice(body) && 'ends without a thing to do, to notice or to ask',
      ONE_COUNTRY.test(body) && `has a word of one country: "${ONE_COUNTRY.exec(body)![0]}"`,
      placeholders.some((each) => !wanted.includes(each)) && `has placeholders that nothing fills: ${placeholders}`,
      wanted.some((each) => !placeholders.includes(each)) && `does not say all of {${wanted.join('}, {')}}`,
      /(^|[.!?] )\{/.test(body) && 'has a placeholder at the beginning of a sentence',
      !IMPERSONAL.test(key) && !/\byou(rs?|rself)?\b/i.test(body) && 'does not speak to "you"',
      ...BANNED.map((phrase) => text.includes(` ${phrase}`) && `says "${phrase}"`),
      /—/.test(body) && 'has a long dash',
      copied && `has "${copied}" in common with ${[...same.get(copied)!].filter((other) => other !== key).join(', ')}`,
      !SHORT.test(key) &&
        share > BORROWED_SHARE_MAX &&
        `shares ${(share * 100).toFixed(0)} % with others: ${borrowed.slice(0, 4).join(' | ')}`,
      !IMPERSONAL.test(key) &&
        others > OPENINGS_MAX &&
        `opens like ${others - 1} others: "${words.slice(0, OPENING).join(' ')}"`,
      (tags.length < 2 || tags.length > 5 || tags.some((tag) => !/^[a-z][a-z -]{2,24}$/.test(tag))) &&
        'tags: 2 to 5 lower-case words',
      (wordsOf(motto).length < (IMPERSONAL.test(key) ? 1 : 2) || wordsOf(motto).length > 8) && 'motto: 2 to 8 words',
    ]
      .filter((problem): problem is string => typeof problem === 'string')
      .map((problem) => `${key} ${problem}`)
  })
}

/** Words with which a text says which factor it is about. A run of them is not borrowed. */
const NAMING = new Set(
  `a an the and or of in on to for with as by at it its is are was stands stand standing stood placed found lies takes has have
  your you this that which who whose where when since because so also here chart house houses place area ruler rules ruled
  ruling planet planets sun moon mercury venus mars jupiter saturn uranus neptune pluto chiron north node ascendant midheaven
  aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces sign signs conjunction opposition
  square trine sextile quincunx aspect first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  transit transiting natal passes moves meets through over forms retrograde`.split(/\s+/),
)
const CONTENT_MIN = 2

const runsOf = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, index) => words.slice(index, index + length))
    .filter((run) => run.filter((word) => !NAMING.has(word)).length >= CONTENT_MIN)
    .map((run) => run.join(' '))

/** The passages that have a run of words. */
function indexOf(corpus: Corpus, length: number): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  for (const [key, { body }] of corpus)
    for (const run of runsOf(wordsOf(body), length)) index.set(run, (index.get(run) ?? new Set()).add(key))
  return index
}
