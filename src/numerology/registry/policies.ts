import type { ProfileId } from '../profile.ts'
import type { SourceId } from './sources.ts'

/** A choice among methods: our method, other methods, and the sources of the choice. */
export interface Policy {
  readonly statement: string
  /** Other methods in use. */
  readonly alternatives: readonly string[]
  readonly sources: readonly SourceId[]
  /** The profile with this choice, if other profiles of the system differ. */
  readonly onlyIn?: ProfileId
}

const TABLE = {
  'life-path-by-components': {
    statement: 'Month, day and year are reduced one by one, 11, 22 and 33 kept; their sum is reduced.',
    alternatives: ['All eight digits in one sum', 'The unreduced month, day and year in one sum'],
    sources: ['decoz-course-02', 'numerologycenter-mathematics'],
    onlyIn: 'pythagorean-component-preserve-core-v1',
  },
  'life-path-by-all-digits': {
    statement: 'The eight digits of the date are added, and the sum reduced.',
    alternatives: ['Month, day and year reduced one by one'],
    sources: ['numberscape-definitions'],
    onlyIn: 'pythagorean-raw-date-preserve-core-v1',
  },
  'name-words-then-sum': {
    statement: 'Each word of a name is reduced first, masters kept; their sum is reduced. A single word has its total.',
    alternatives: ['All letters in one total'],
    sources: ['worldnumerology-hearts-desire', 'mikiname-calculation', 'woobiz-calculator', 'orrery-decisions'],
    onlyIn: 'pythagorean-component-preserve-core-v1',
  },
  'name-letters-in-one-total': {
    statement: 'All letters of the name are added in one total, which is reduced.',
    alternatives: ['Each word reduced first'],
    sources: ['numeropaths-methods', 'numerologia-mathematics-of-names', 'numberscape-definitions', 'orrery-decisions'],
    onlyIn: 'pythagorean-raw-date-preserve-core-v1',
  },
  'y-always-consonant': {
    statement: 'Y is always a consonant, so that a name has one reading only.',
    alternatives: ['Y is a vowel where it sounds as one'],
    sources: ['numeropaths-methods', 'numerologia-mathematics-of-names', 'mikiname-calculation', 'orrery-decisions'],
  },
  'masters-in-core-and-pinnacles': {
    statement:
      '11, 22 and 33 are kept in core numbers and pinnacles, and reduced in personal and life cycles and in challenges.',
    alternatives: ['Masters kept in personal years too', 'Masters kept in life cycles too'],
    sources: [
      'numerologycenter-mathematics',
      'judythsult-basic',
      'inspiredcreatively-personal-days',
      'astrology-numerology-cycles',
      'orrery-decisions',
    ],
  },
  'birthday-by-day': {
    statement: 'The day of the month, reduced; 11 and 22 are kept.',
    alternatives: ['The day unreduced'],
    sources: ['numerology-school-birthday', 'woobiz-calculator'],
  },
  'maturity-by-two-numbers': {
    statement: 'Life path and expression as they are, masters included, added and reduced.',
    alternatives: ['Both reduced to a digit before'],
    sources: ['orrery-decisions'],
  },
  'year-by-calendar': {
    statement: 'A personal year runs from 1 January to 31 December: `year_anchor` is `calendar_year`.',
    alternatives: ['From birthday to birthday'],
    sources: ['judythsult-basic', 'inspiredcreatively-personal-days', 'maritimemystics-personal-numbers'],
  },
  'personal-year-by-components': {
    statement: 'Month and day of birth and the calendar year are reduced one by one; their sum is reduced to a digit.',
    alternatives: ['The unreduced month, day and year in one sum, which gives the same digit'],
    sources: ['judythsult-basic', 'astrology-numerology-cycles', 'inspiredcreatively-personal-days'],
    onlyIn: 'pythagorean-component-preserve-core-v1',
  },
  'personal-year-by-all-digits': {
    statement: 'All digits of the birthday in the calendar year are added, and the sum reduced to a digit.',
    alternatives: ['Month, day and year reduced one by one, which gives the same digit'],
    sources: ['orrery-decisions'],
    onlyIn: 'pythagorean-raw-date-preserve-core-v1',
  },
  'pinnacle-ages-from-36': {
    statement: 'The first pinnacle ends at 36 less the life path as one digit; the next two last nine years each.',
    alternatives: ['Pinnacles of nine years from the first on'],
    sources: ['californiapsychics-pinnacles', 'numerologycenter-mathematics'],
  },
  'life-cycles-by-pinnacle-ages': {
    statement:
      'Life cycles are month, day and year of birth; they change with the pinnacles, the second lasting as long as two of them.',
    alternatives: ['At 27 and 54', 'At the personal year 1 nearest to 28 and 56'],
    sources: ['decoz-calculations-2', 'orrery-decisions'],
  },
  'challenges-by-differences': {
    statement: 'Differences of month, day and year, each reduced to a digit; 0 may occur. The third is the main one.',
    alternatives: ['Only three challenges'],
    sources: ['orrery-decisions'],
  },
  'karmic-debt-before-the-digit': {
    statement:
      'A debt is 13, 14, 16 or 19 met as the sum just before the digit; 10/1 or 28/1 are none. 19 reaches 1 by way of 10, and is 19/1.',
    alternatives: ['Debts in any sum on the way', 'Debts in the year of birth'],
    sources: ['astrogle-karmic-debt', 'worldnumerology-karmic-debt'],
  },
  'balance-by-initials': {
    statement: 'The values of the initials of all words of the name, added and reduced to one digit.',
    alternatives: [],
    sources: ['decoz-calculations-4a'],
  },
  'subconscious-self-by-digits': {
    statement: 'How many of the digits 1 to 9 the name has: nine less its karmic lessons.',
    alternatives: [],
    sources: ['decoz-calculations-4a'],
  },
  'hidden-passion-with-ties': {
    statement: 'The digit that most letters have; several when they tie.',
    alternatives: ['One of those that tie'],
    sources: ['kalm-hidden-passion', 'worldnumerology-course-11a'],
  },
  'karmic-lessons-by-absence': {
    statement: 'The digits 1 to 9 that no letter of the name has; there may be none.',
    alternatives: [],
    sources: ['worldnumerology-karmic-lessons'],
  },
  'latin-names-by-unicode': {
    statement:
      'Letters are read after NFKC and without diacritics; apostrophes join, spaces and hyphens separate words.',
    alternatives: ['Own values for letters with diacritics, such as Ä as AE'],
    sources: ['unicode-uax-15', 'orrery-decisions'],
  },
  'gregorian-birth-date': {
    statement: 'Dates are those of the Gregorian calendar, carried back before 1582.',
    alternatives: ['Julian dates before 1582'],
    sources: ['iso-8601', 'orrery-decisions'],
  },

  'compound-by-units': {
    statement:
      'Each word is reduced to its unit; the sum of the units is the compound. The trace has the grand total beside it.',
    alternatives: ['The total of all letters as the compound'],
    sources: [
      'cheiro-book-of-numbers',
      'astrobasic-name-number',
      'imageflipfree-chaldean',
      'jainqq-name-numbers',
      'orrery-decisions',
    ],
  },
  'compound-meanings-to-52': {
    statement:
      'Compounds from 10 to 52 have meanings; those after 32, apart from 37, 43 and 51, repeat an earlier one.',
    alternatives: ['Meanings above 52'],
    sources: ['astroccult-compound-numbers', 'bostjanlovrat-cheiro-rule'],
  },
  'name-basis-by-profile': {
    statement: 'The current name is the one most used, first name and surname; the birth name is another profile.',
    alternatives: ['One number of both'],
    sources: ['astroccult-compound-numbers', 'orrery-decisions'],
  },
  'chaldean-reduce-all': {
    statement: '11, 22 and 33 are reduced as any other number.',
    alternatives: ['11 and 22 kept'],
    sources: ['astrobasic-name-number', 'orrery-decisions'],
  },

  'gematria-by-letter-values': {
    statement: 'The values of the letters are added: standard, ordinal or reduced, by profile.',
    alternatives: ['Mispar gadol, with final letters from 500 to 900'],
    sources: ['walkingonfire-gematria', 'hitchhikersguide-four-methods', 'yumpu-biblical-hermeneutics'],
  },
  'final-letters-as-base': {
    statement: 'Final letters count as their base letters.',
    alternatives: ['From 500 to 900'],
    sources: ['13petals-gematria'],
  },
  'reduced-total-of-standard': {
    statement: 'The standard total is reduced to one digit; the ordinal and the reduced total give the same one.',
    alternatives: [],
    sources: ['litera4you-gematria'],
  },
  'millui-with-alef': {
    statement: 'Letter names are filled with alef, as the alphabet lists them; ח is חית, פ is פא, צ is צדי, ת is תו.',
    alternatives: ['חת for ח', 'צדיק for צ', 'תיו or תאו for ת', 'Fillings with yod or he'],
    sources: ['inner-gematria', 'ramchal-milui', 'biblecodeyeshua-letters', 'orrery-decisions'],
  },
  'hebrew-names-by-unicode': {
    statement: 'Letters are read after NFKC, without points, cantillation, geresh and gershayim.',
    alternatives: ['Points counted'],
    sources: ['unicode-uax-15', 'orrery-decisions'],
  },

  'moolank-by-day': {
    statement: 'The day of the month reduced to one digit.',
    alternatives: [],
    sources: ['ankjyotish-learn', 'free-calculators-report'],
  },
  'bhagyank-by-all-digits': {
    statement: 'All digits of DDMMYYYY added and reduced to one digit.',
    alternatives: ['Day, month and year reduced one by one, which gives the same digit by another compound'],
    sources: ['ankjyotish-learn', 'ananyatyagi-numerology', 'imageflipfree-chaldean'],
  },
  'namank-by-cheiro-values': {
    statement: 'Letters of the name by the values of Cheiro, all in one total, reduced to one digit.',
    alternatives: ['Values by the Devanagari letters', 'Pythagorean values'],
    sources: ['mahajyotish-name-numerology', 'daanyam-namank', 'jainqq-name-numbers'],
  },
  'ank-reduce-all': {
    statement: '11, 22 and 33 are reduced as any other number.',
    alternatives: ['11 and 22 kept'],
    sources: ['ankjyotish-learn', 'daanyam-namank'],
  },
  'navagraha-rulers': {
    statement: 'Rahu rules 4 and Ketu 7.',
    alternatives: ['Uranus for 4 and Neptune for 7', 'The Sun for 4 and the Moon for 7'],
    sources: ['free-calculators-report', 'mahajyotish-name-numerology', 'daanyam-namank'],
  },
  'day-from-civil-midnight': {
    statement: 'The day of birth begins at midnight of civil time.',
    alternatives: ['At sunrise, as in the panchang'],
    sources: ['orrery-decisions'],
  },
} as const satisfies Record<string, Policy>

export type PolicyId = keyof typeof TABLE

/** Every choice of method by its id. Those that cite `orrery-decisions` are settled by no source. */
export const POLICIES: Readonly<Record<PolicyId, Policy>> = TABLE
