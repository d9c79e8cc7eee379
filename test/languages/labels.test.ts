import { describe, expect, test } from 'vitest'
import { AYANAMSA_NAMES, AYANAMSAS } from '../../src/astro/ayanamsa.ts'
import { GLOSSARY } from '../../src/interpretation/keys.ts'
import { ayanamsaName, CATALOGUES, listed, narrowName } from '../../src/languages/catalogues.ts'
import { countryInWords, dateInWords } from '../../src/languages/dates.ts'
import { LANGUAGES, type Language } from '../../src/languages/language.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { labelsOf } from './labels.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const ENGLISH = labelsOf('en')
const corpus = lazyCorpus()

/** Names of people, abbreviations, marks and templates of placeholders alone are the same everywhere. */
const ANYWHERE =
  /^(?:[as]|[NSEW]|AC|DC|MC|IC|APC|Placidus|Koch|Regiomontanus|Campanus|Alcabitius|Morinus|Krusiński-Pisa-Goelzer|Pullen S[DR]|Sripati|Savard A|Gauquelin|Sunshine.*|(?:\{\w+\}|[\s,:;.()%–-])+)$/

/** Words that a language has in common with English. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de:
    'Logo, Name, Person A, Person B, Venus, Mars, Jupiter, Saturn, Uranus, Pluto, Chiron, Pholus, Ceres, Pallas, Juno, Vesta, Lilith, Imum Coeli, ' +
    'Priapus, Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon, Vertex, Meridian, Horizontal, Stellium {inSign}: {points}',
  fr:
    'Logo, Point, direct, converse, Angles, Angle, Aspect, Aspects, Modes, Position, Positions, Transits, Ascendant, Descendant, Mars, Jupiter, Uranus, ' +
    'Neptune, Chiron, Pholus, Pallas, Vesta, Vertex, Cancer, opposition, sextile, semi-sextile, quintile, air, cardinal, ' +
    'mutable, domicile, exaltation, Locomotive, Horizontal, Cupido, Zeus, Kronos, Apollon, Admetos, Vulkanus',
  es: 'Venus, Ceres, Juno, Vesta, Lilith, Cupido, Hades, Zeus, Apollon, Admetos, Vulkanus, Aries, Leo, Virgo, Libra, cardinal, mutable, Horizontal, Stellium {inSign}: {points}',
  pt: 'Ceres, Juno, Vesta, Lilith, Cupido, Hades, Zeus, Apollon, Admetos, Vulkanus, Poseidon, Libra, cardinal, Horizontal, Stellium {inSign}: {points}',
  it: 'Logo, Vesta, Lilith, Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon, Vertex, quintile, Stellium {inSign}: {points}',
  hi: '',
}

/** The letters of the longest of these names in English, and one. */
const NARROW_MAX = 16
/** They form no aspects in reports. */
const ANGLES = new Set(['asc', 'mc', 'ic', 'dc'])

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

describe.each(OTHERS)('the labels in %s', (language) => {
  const labels = labelsOf(language)

  test('are those of English, none of them empty', () => {
    expect([...labels.keys()].sort()).toEqual([...ENGLISH.keys()].sort())
    expect([...labels].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('differ from the English ones, but for the words that both languages have', () => {
    const same = [...labels].filter(([path, text]) => text === ENGLISH.get(path) && !ANYWHERE.test(text))
    const words = new Set(same.map(([, text]) => text))
    expect([...words].sort()).toEqual(SHARED[language as Exclude<Language, 'en'>].split(', ').filter(Boolean).sort())
  })

  test('have the placeholders of the English ones', () => {
    const wrong = [...labels].filter(
      ([path, text]) => String(placeholdersOf(text)) !== String(placeholdersOf(ENGLISH.get(path)!)),
    )
    expect(wrong).toEqual([])
  })

  test('name every term of the glossary in that language, and leave all passages English', () => {
    const texts = corpus(language)
    const glossary = GLOSSARY.map((term) => texts.get(`glossary.${term}`)!)
    expect(glossary.map((text) => text.language)).toEqual(GLOSSARY.map(() => language))
    const terms = glossary.map(({ motto }) => motto)
    expect(new Set(terms).size).toBe(terms.length)
    const passages = [...texts].filter(([key]) => !key.startsWith('glossary.'))
    expect(passages.length).toBe(corpus().size - GLOSSARY.length)
    expect(passages.filter(([, text]) => text.language !== 'en')).toEqual([])
  })

  test('have short names for narrow columns', () => {
    const { points } = CATALOGUES[language].names
    const long = Object.keys(points).filter((id) => !ANGLES.has(id) && narrowName(language, id).length > NARROW_MAX)
    expect(long).toEqual([])
  })

  test('name every ayanamsa', () => {
    for (const ayanamsa of AYANAMSA_NAMES) expect(ayanamsaName(language, ayanamsa)).not.toBe('')
  })
})

test('English names of ayanamsas are those of the Swiss Ephemeris', () => {
  for (const id of AYANAMSA_NAMES) expect(ayanamsaName('en', id)).toBe(AYANAMSAS[id].name)
})

/** The forms of the CLDR, release 46, but for English, whose September has three letters here. */
test.each([
  ['en', '1 Sep 1981', '1 September 1981', 'Greece'],
  ['de', '1. Sept. 1981', '1. September 1981', 'Griechenland'],
  ['fr', '1 sept. 1981', '1 septembre 1981', 'Grèce'],
  ['es', '1 sept 1981', '1 de septiembre de 1981', 'Grecia'],
  ['pt', '1 de set. de 1981', '1 de setembro de 1981', 'Grécia'],
  ['it', '1 set 1981', '1 settembre 1981', 'Grecia'],
  ['hi', '1 सित॰ 1981', '1 सितंबर 1981', 'यूनान'],
] as const)('a date in %s is %s or %s, and GR is %s', (language, short, long, country) => {
  const date = { day: 1, month: 9, year: '1981' }
  expect(dateInWords(language, date, 'short')).toBe(short)
  expect(dateInWords(language, date, 'long')).toBe(long)
  expect(countryInWords(language, 'GR')).toBe(country)
})

test('a list ends with the word of its language', () => {
  const ends = LANGUAGES.map((language) => listed(language, ['A', 'B', 'C']))
  expect(ends).toEqual(['A, B and C', 'A, B und C', 'A, B et C', 'A, B y C', 'A, B e C', 'A, B e C', 'A, B, और C'])
})
