/** A source of a definition, a table or a text. */
export interface Source {
  readonly type: 'web_page' | 'book' | 'standard' | 'policy' | 'corpus'
  /** The weight of the source, by its author. */
  readonly authorityClass: 'author' | 'practitioner' | 'reference' | 'calculator' | 'standard' | 'orrery'
  readonly title: string
  readonly usage: 'definition' | 'worked_examples' | 'definition_and_examples' | 'table' | 'decision' | 'texts'
  /** Claims for which the source must not be cited. */
  readonly doesNotSupport: readonly string[]
  readonly url?: string
  readonly locator?: string
  readonly edition?: string
}

/** Changes with any text of the corpora. */
export const CORPUS_VERSION = 'v1'

const page = (
  authorityClass: Source['authorityClass'],
  usage: Source['usage'],
  url: string,
  title: string,
  ...doesNotSupport: readonly string[]
): Source => ({ type: 'web_page', authorityClass, usage, url, title, doesNotSupport })

const corpus = (system: string, ...doesNotSupport: readonly string[]): Source => ({
  type: 'corpus',
  authorityClass: 'orrery',
  usage: 'texts',
  title: `Interpretations of Orrery: ${system}`,
  edition: CORPUS_VERSION,
  doesNotSupport: ['Any calculation', ...doesNotSupport],
})

const Y_BY_SOUND = 'Y as always a consonant: where it sounds as a vowel it is one there'

/** Every source by its id. The parts that cite a source are what it supports. */
export const SOURCES = {
  'orrery-decisions': {
    type: 'policy',
    authorityClass: 'orrery',
    usage: 'decision',
    title: 'Decisions of Orrery where sources differ or are silent',
    doesNotSupport: ['A claim that the tradition has settled the question'],
  },
  'unicode-uax-15': {
    type: 'standard',
    authorityClass: 'standard',
    usage: 'definition',
    title: 'Unicode Standard Annex 15: Unicode Normalization Forms',
    url: 'https://www.unicode.org/reports/tr15/',
    doesNotSupport: ['The value of any letter'],
  },
  'iso-8601': {
    type: 'standard',
    authorityClass: 'standard',
    usage: 'definition',
    title: 'ISO 8601: dates of the Gregorian calendar as YYYY-MM-DD',
    doesNotSupport: ['The hour at which a day of birth begins'],
  },

  'numeropaths-methods': page(
    'reference',
    'definition',
    'https://numeropaths.com/methods',
    'Methods: letter values, total of all letters, Y a consonant',
    'Reducing each name before the sum',
  ),
  'numerologia-mathematics-of-names': page(
    'reference',
    'definition',
    'https://numerologia.io/learn/mathematics-of-names',
    'The mathematics of names',
    'Reducing each name before the sum',
  ),
  'numberscape-definitions': page(
    'reference',
    'definition_and_examples',
    'https://numberscape.app/definitions',
    'Definitions: life path by all digits, name numbers by all letters',
    'Reducing month, day and year before the sum',
  ),
  'astrology-com-hidden-passion': page(
    'reference',
    'table',
    'https://www.astrology.com/numerology/hidden-passion-number',
    'Hidden passion number: letter values',
  ),
  'decoz-course-02': page(
    'author',
    'worked_examples',
    'http://www.decoz.com/numerology-Course-02.htm',
    'Numerology course, class 2: life path of 12 October 1936',
    Y_BY_SOUND,
  ),
  'decoz-calculations-2': page(
    'author',
    'definition',
    'http://www.decoz.com/Calculations2.htm',
    'Calculations: period cycles',
    'Our ages of life cycles: it moves them to the next personal year 1',
  ),
  'decoz-calculations-4a': {
    ...page(
      'author',
      'definition',
      'http://www.decoz.com/Calculations4a.htm',
      'Calculations: balance, subconscious self',
      Y_BY_SOUND,
    ),
    locator: 'Calculations3 for the balance number, Calculations4a for the subconscious self',
  },
  'worldnumerology-hearts-desire': page(
    'author',
    'definition_and_examples',
    'https://www.worldnumerology.com/Do-reading-numerology-02-HeartDes.html',
    'Numerology reading, class 2: heart’s desire of Thomas John Hancock',
    Y_BY_SOUND,
  ),
  'worldnumerology-karmic-lessons': page(
    'author',
    'definition_and_examples',
    'https://www.worldnumerology.com/Do-reading-numerology-02-KarmicLes.html',
    'Numerology reading, class 2: karmic lessons of Thomas John Hancock',
  ),
  'worldnumerology-course-11a': page(
    'author',
    'definition',
    'https://www.worldnumerology.com/numerology-Course-11a.htm',
    'Numerology course, class 11: hidden passion',
  ),
  'worldnumerology-karmic-debt': page(
    'author',
    'definition',
    'https://www.worldnumerology.com/numerology-karmic-debt-numbers/',
    'Karmic debt numbers',
    'Debts in sums other than the one just before the digit',
  ),
  'astrogle-karmic-debt': page(
    'reference',
    'definition',
    'https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html',
    'Karmic debt numbers in numerology',
  ),
  'numerologycenter-mathematics': page(
    'reference',
    'definition_and_examples',
    'https://www.numerologycenter.com/numerology_mathematics_math_2.html',
    'The mathematics of numerology: life path, period cycles, pinnacles',
    'The sum of unreduced month, day and year, which it shows as a third method',
  ),
  'mikiname-calculation': page(
    'reference',
    'definition_and_examples',
    'https://mikiname.com/en/blog/cach-tinh-than-so-hoc',
    'How numerology is calculated: NGUYEN VAN MINH',
    'Masters in month and day: it reduces month 11 to 2',
  ),
  'woobiz-calculator': page(
    'calculator',
    'worked_examples',
    'https://woobiz.net/numerology-calculator',
    'Numerology calculator: John Smith, birthday 15',
    'One method for all name numbers: its personality is a total of letters',
  ),
  'numerology-school-birthday': page(
    'reference',
    'definition_and_examples',
    'https://numerology-school.com/birthday-number.html',
    'Birthday number',
  ),
  'judythsult-basic': page(
    'practitioner',
    'definition_and_examples',
    'https://judythsult.com/numerology-basic-how-to/',
    'Numerology, basic how-to: personal years, months and days',
    'Masters kept in personal cycles',
  ),
  'inspiredcreatively-personal-days': page(
    'practitioner',
    'definition_and_examples',
    'https://inspiredcreatively.com/creatively-mystical/numerology/personal-daily-monthly-and-yearly-numerology/',
    'Personal daily, monthly and yearly numerology',
    'Masters kept in personal cycles',
  ),
  'astrology-numerology-cycles': page(
    'reference',
    'definition_and_examples',
    'https://www.astrology-numerology.com/num-cycles.html',
    'Personal cycles',
    'Masters kept in personal cycles',
  ),
  'maritimemystics-personal-numbers': page(
    'practitioner',
    'worked_examples',
    'https://maritimemysticskitchen.com/2023/12/19/how-to-figure-out-your-personal-numbers/',
    'How to figure out your personal numbers',
    'Personal years by the calendar: it shows the variant from birthday to birthday',
  ),
  'californiapsychics-pinnacles': page(
    'reference',
    'worked_examples',
    'https://www.californiapsychics.com',
    'Pinnacles: the ages of life path 9',
    'Ages of life cycles',
  ),
  'kalm-hidden-passion': page(
    'reference',
    'definition',
    'https://kalm.com/angel-numbers-numerology-reading/learn/hidden-passion-number',
    'Hidden passion number: several when digits tie',
  ),

  'cheiro-book-of-numbers': {
    type: 'book',
    authorityClass: 'author',
    usage: 'definition',
    title: 'Cheiro’s Book of Numbers',
    doesNotSupport: ['Meanings of compound numbers above 52', 'The value 9 for any letter'],
  },
  'astroccult-compound-numbers': page(
    'reference',
    'table',
    'https://www.astroccult.net/compoundnumbers.html',
    'Compound numbers 10 to 52; the name most used',
    'Meanings of compound numbers above 52',
  ),
  'bostjanlovrat-cheiro-rule': page(
    'reference',
    'definition',
    'https://bostjanlovrat.com/2024/09/05/extended-cheiros-rule-for-numbers-above-52',
    'Cheiro’s rule of repeated meanings, and an extension',
    'Meanings above 52, which its extension adds',
  ),
  'numrolab-chaldean-chart': page(
    'reference',
    'definition_and_examples',
    'https://numrolab.com/articles/chaldean-numerology-chart',
    'Chaldean numerology chart: SARAH',
    'Names of several words',
  ),
  'aboutnumerology-chaldean-values': page(
    'reference',
    'table',
    'https://aboutnumerology.com/chaldean-number-values',
    'Chaldean number values',
  ),
  'astrobasic-name-number': page(
    'calculator',
    'worked_examples',
    'https://www.astrobasic.com/calculate-name-number',
    'Name number: MAHATMA GANDHI by the units of each word',
    'The grand total as the compound',
  ),
  'imageflipfree-chaldean': page(
    'reference',
    'worked_examples',
    'https://imageflipfree.com/how-chaldean-numerology-works',
    'How Chaldean numerology works: RAHUL SHARMA, birth dates',
    'Cheiro’s sum of units as the compound: it shows the grand total',
  ),
  'jainqq-name-numbers': page(
    'reference',
    'worked_examples',
    'https://jainqq.org/explore/032125/97',
    'Name numbers: BAKUL RANCHHODBHAI PATEL',
    'Cheiro’s sum of units as the compound: it shows the grand total',
  ),

  'walkingonfire-gematria': page(
    'reference',
    'definition',
    'https://walkingonfire.wordpress.com/2006/09/04/categories-of-gematria/',
    'Categories of gematria',
    'The spelling of letter names: it writes חת where we write חית',
  ),
  'litera4you-gematria': page(
    'reference',
    'definition',
    'https://litera4you.ru/environment/gematria-hebrea.php',
    'Hebrew gematria: the reduced total is the same from all three values',
  ),
  'hitchhikersguide-four-methods': page(
    'reference',
    'definition',
    'https://www.hitchhikersguidetoreligion.com/sacred-numbers/the-four-methods/',
    'The four methods',
    'Letter names',
  ),
  'yumpu-biblical-hermeneutics': {
    ...page(
      'reference',
      'definition',
      'https://yumpu.com/en/document/view/55400368/biblical-hermeneutics/128',
      'Biblical hermeneutics: methods of gematria',
    ),
    locator: 'page 128',
  },
  '13petals-gematria': page(
    'reference',
    'worked_examples',
    'https://13petals.org',
    'Gematria of words with final letters: אמן 91, מלאך 91',
    'Final letters counted 500 to 900 (mispar gadol)',
  ),
  'inner-gematria': page(
    'author',
    'definition_and_examples',
    'https://inner.org/gematria/gemfull.php',
    'Gematria by full letter names: דלת, חית, נון',
    'The spellings פא, צדי and תו, which are a choice of ours',
  ),
  'ramchal-milui': page(
    'author',
    'worked_examples',
    'https://ramchal.wordpress.com/2011/07/05',
    'The filling of the Name with alef: 45',
    'The spellings פא, צדי and תו, which are a choice of ours',
  ),
  'biblecodeyeshua-letters': page(
    'reference',
    'table',
    'https://biblecodeyeshua.com/characters',
    'Letters and their names: אלף, בית, גימל',
    'The spellings פא, צדי and תו, which are a choice of ours',
  ),

  'ankjyotish-learn': page(
    'practitioner',
    'definition_and_examples',
    'https://ankjyotish.in/en/learn',
    'Learn Ank Jyotish: moolank and bhagyank',
    'Master numbers, which are always reduced',
  ),
  'ananyatyagi-numerology': page(
    'practitioner',
    'worked_examples',
    'https://ananyatyagi.com/numerology/',
    'Numerology: bhagyank of 15 January 1992',
  ),
  'free-calculators-report': page(
    'calculator',
    'table',
    'https://www.free-calculators.net/numerology-report.html',
    'Numerology report: the grahas of 1 to 9',
    'Uranus and Neptune for 4 and 7, as western writers have it',
  ),
  'mahajyotish-name-numerology': page(
    'practitioner',
    'definition_and_examples',
    'https://mahajyotish.com/blog/numerology-4-name-numerology',
    'Name numerology: RAM, SUNIL',
  ),
  'daanyam-namank': page(
    'practitioner',
    'definition_and_examples',
    'https://daanyam.in/namank',
    'Namank: RAM, and a total of 29',
    'Master numbers, which are always reduced',
  ),

  'orrery-pythagorean-texts-v1': corpus('the pythagorean numbers', 'Languages other than English'),
  'orrery-chaldean-texts-v1': corpus('Chaldean compound and root numbers', 'Languages other than English'),
  'orrery-kabbalah-texts-v1': corpus('reduced values of Gematria', 'Languages other than English', 'Unreduced values'),
  'orrery-ank-jyotish-texts-v1': corpus('moolank, bhagyank and namank', 'Texts in Hindi; labels alone are'),
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES

/** Printed values in a source, so that readers can check our calculations. */
export const EVIDENCE: Readonly<Partial<Record<SourceId, string>>> = {
  'numberscape-definitions': '1879-03-14: 33 by all digits; Albert Einstein: expression 63/9, soul urge 34/7',
  'decoz-course-02': '1936-10-12: 1 + 3 + 1 = 5',
  'worldnumerology-hearts-desire': 'Thomas John Hancock: 7 + 6 + 7 = 20, 2',
  'worldnumerology-karmic-lessons': 'Thomas John Hancock: lessons 7 and 9',
  'numerologycenter-mathematics':
    '1949-05-10: 5 + 1 + 5 = 11; 1936-10-12: cycles 1, 3, 1; 5 November: first pinnacle 16/7',
  'mikiname-calculation': 'NGUYEN VAN MINH: 5 + 1 + 8 = 14, 5',
  'woobiz-calculator': 'John Smith: 2 + 6 = 8, soul urge 15/6, personality 29/11; born on the 15th: 6',
  'judythsult-basic': '23 September in 2023: year 21/3; 1 February: month 5, day 6',
  'inspiredcreatively-personal-days': '23 April on 2020-10-07: year 13/4, month 14/5',
  'astrology-numerology-cycles': '8 February in 2015: 1 + 8 = 9',
  'maritimemystics-personal-numbers': '22 July in 2023: 36/9',
  'californiapsychics-pinnacles': 'Life path 9: to 27, 28 to 36, 37 to 45, from 46',
  'numrolab-chaldean-chart': 'SARAH: 12/3',
  'astrobasic-name-number': 'MAHATMA GANDHI: 2 + 1 = 3',
  'imageflipfree-chaldean': 'RAHUL SHARMA: 17 + 16 = 33/6; 15-03-1988: 35/8',
  'jainqq-name-numbers': 'BAKUL RANCHHODBHAI PATEL: 76, 13, 4',
  '13petals-gematria': 'אמן 91, מלאך 91',
  'inner-gematria': 'חן: 524 by full names',
  'ramchal-milui': '20 + 6 + 13 + 6 = 45',
  'biblecodeyeshua-letters': 'אלף 111, בית 412, גימל 83',
  'ankjyotish-learn': '28-04-1975: moolank 10/1, bhagyank 36/9; the 29th: 11, 2',
  'ananyatyagi-numerology': '15-01-1992: 28, 10, 1',
  'mahajyotish-name-numerology': 'RAM 7, SUNIL 18/9',
  'daanyam-namank': 'RAM 7; 29, 11, 2',
}
