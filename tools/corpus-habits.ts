import type { Corpus } from '../src/interpretation/reading.ts'
import { sentencesOf } from './corpus-sentences.ts'

/** Habits of style, found too often in the first edition of the corpus. A habit counts once for each passage. */
const HABITS: Readonly<Record<string, RegExp>> = {
  'somebody, someone': /\b(somebody|someone)\b/i,
  'nobody, no one': /\b(nobody|no one)\b/i,
  similes: /\b(like an?|as if|as though|as \w+ as an?)\b/i,
  'doors, keys and stairs': /\b(doors?|doorways?|keys?|stairs?|staircases?|locks?|thresholds?)\b/i,
  food: /\b(bread|loaf|loaves|soup|cake|tea|coffee|kitchen|cook\w*|salt|sugar|butter|dinner|supper|lunch|breakfast|bak\w+|plates?|wine|meals?)\b/i,
  clothes:
    /\b(coats?|shoes?|dress|shirts?|jackets?|hats?|boots?|socks?|gloves?|sleeves?|buttons?|pockets?|scar(f|ves))\b/i,
  'trains and lifts': /\b(trains?|platforms?|stations?|lifts?|tram|bus(es)?|timetables?)\b/i,
  weekdays: /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i,
  officials: /\b(officials?|clerks?|customs|passports?|officers?|inspectors?|magistrates?|judges?)\b/i,
  triads: /\b\w+, (a |an |the )?\w+,? (and|or) (a |an |the )?\w+[.;:]/i,
}
const OTHERS = /\b(they|people|others|friends|everyone|somebody|someone|nobody)\b/i

/** How many passages have each habit. */
export function habitsOf(corpus: Corpus, keys: Iterable<string> = corpus.keys()): Record<string, number> {
  const bodies = [...keys].map((key) => corpus.get(key)!.body)
  return {
    ...Object.fromEntries(
      Object.entries(HABITS).map(([name, pattern]) => [name, bodies.filter((text) => pattern.test(text)).length]),
    ),
    'the reaction of others last': bodies.filter((text) => {
      const last = sentencesOf(text).at(-1)!
      return OTHERS.test(last.split(' ').slice(0, 4).join(' '))
    }).length,
  }
}
