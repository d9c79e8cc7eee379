/** Which factor a text is about, and the words that name it in its first two sentences. */
const BODY_WORDS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'].map(
      (name) => [name, new RegExp(`\\b${name}(['’]s)?\\b`, 'i')],
    ),
  ),
  north_node: /\b(north|lunar|moon['’]s) node\b/i,
  asc: /\b(ascendant|rising sign|rising)\b/i,
  mc: /\bmidheaven\b/i,
  dc: /\bdescendant\b/i,
  ic: /\b(imum coeli|ic)\b/i,
  uranus_opposition: /\buranus\b/i,
}

const HOUSE_WORDS = [
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
]

const ASPECT_WORDS: Readonly<Record<string, RegExp>> = {
  conjunction: /\b(conjunct|conjunction|joined|stands? with|together)\b/i,
  opposition: /\b(opposite|opposition|opposes?)\b/i,
  square: /\bsquares?\b/i,
  trine: /\btrines?\b/i,
  sextile: /\bsextiles?\b/i,
  quincunx: /\bquincunx\b/i,
}

const MANNER_WORDS: Readonly<Record<string, RegExp>> = {
  conjunction: /\b(conjunct|conjunction|joins?|meets?|on|over|reaches|crosses|passes|return|returns|together)\b/i,
  hard: /\b(squares?|opposition|opposite|opposes?|hard angle|hard aspect)\b/i,
  soft: /\b(trines?|sextiles?|soft angle|soft aspect|easy angle|easy aspect)\b/i,
}

const word = (text: string): RegExp => new RegExp(`\\b${text}\\b`, 'i')
/** An element as a noun or an adjective. */
const element = (name: string): RegExp => new RegExp(`\\b(${name}y?|${name === 'fire' ? 'fiery' : name})\\b`, 'i')
const body = (id: string): RegExp => BODY_WORDS[id] ?? word(id)
const house = (number: string): RegExp => word(HOUSE_WORDS[Number(number) - 1]!)

/** The patterns that must all occur in the first two sentences of the text with a key. */
export function namesOf(key: string): readonly RegExp[] {
  const [kind, ...rest] = key.split('.') as [string, ...string[]]
  const [a, b, c] = rest as [string, string, string]
  switch (kind) {
    case 'planet':
      return b === 'retrograde' ? [body(a), /\bretrograde\b/i] : [body(a), b === 'sign' ? word(c) : house(c)]
    case 'angle':
      return [body(a), word(c)]
    case 'ruler':
      return a === c ? [house(a), /\brul(er|es|ed|ing)\b/i] : [house(a), house(c), /\brul(er|es|ed|ing)\b/i]
    case 'aspect':
      return [body(a), body(c), ASPECT_WORDS[b]!]
    case 'transit':
      return b === 'house' ? [body(a), house(c)] : [body(a), body(c), MANNER_WORDS[b]!]
    case 'return':
      return [body(a)]
    case 'element':
    case 'mode':
    case 'dominant':
    case 'unaspected':
      return [word(a)]
    case 'dignity':
      return [body(a)]
    case 'stellium':
      return [/\bstellium\b/i, a === 'sign' ? word(b) : house(b)]
    case 'pattern':
      return [new RegExp(a.replaceAll('_', '[ -]'), 'i')]
    case 'moon_phase':
      return [new RegExp(a.replaceAll('_', ' '), 'i'), /\bmoon\b/i]
    case 'shape':
      return [new RegExp(a.replaceAll('_', '[ -]'), 'i')]
    case 'hemisphere':
      return [word(a)]
    case 'blend':
      return [...a.split('_').map(body), element(b), element(c)]
    default:
      return []
  }
}
