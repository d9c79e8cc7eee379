import type { Corpus } from '../src/interpretation/corpus.ts'

const WORDS = { min: 60, max: 110 } as const
/** A run of this many words counts as borrowed if another passage has it too. */
const RUN = 5
/** The largest share of its runs that a passage may share with all others. */
const BORROWED_SHARE_MAX = 0.04
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
    return [
      words.length < WORDS.min && `has ${words.length} words; at least ${WORDS.min}`,
      words.length > WORDS.max && `has ${words.length} words; at most ${WORDS.max}`,
      !/\byou(rs?|rself)?\b/i.test(body) && 'does not speak to "you"',
      ...BANNED.map((phrase) => text.includes(` ${phrase}`) && `says "${phrase}"`),
      /[—;]/.test(body) && /—/.test(body) && 'has a long dash',
      copied && `has "${copied}" in common with ${[...same.get(copied)!].filter((other) => other !== key).join(', ')}`,
      share > BORROWED_SHARE_MAX &&
        `shares ${(share * 100).toFixed(0)} % with others: ${borrowed.slice(0, 4).join(' | ')}`,
      others > OPENINGS_MAX && `opens like ${others - 1} others: "${words.slice(0, OPENING).join(' ')}"`,
      (tags.length < 2 || tags.length > 5 || tags.some((tag) => !/^[a-z][a-z -]{2,24}$/.test(tag))) &&
        'tags: 2 to 5 lower-case words',
      (wordsOf(motto).length < 2 || wordsOf(motto).length > 8) && 'motto: 2 to 8 words',
    ]
      .filter((problem): problem is string => typeof problem === 'string')
      .map((problem) => `${key} ${problem}`)
  })
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z0-9']+/)
    .filter(Boolean)

const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, index) => words.slice(index, index + length).join(' '))

/** The passages that have a run of words. */
function indexOf(corpus: Corpus, length: number): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  for (const [key, { body }] of corpus)
    for (const run of runsOf(wordsOf(body), length)) index.set(run, (index.get(run) ?? new Set()).add(key))
  return index
}
