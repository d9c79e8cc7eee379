import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../src/astro/sign.ts'
import { natalChart } from '../../src/calculation/charting/natal.ts'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { inSignTitle } from '../../src/interpretation/wording.ts'
import { CATALOGUES } from '../../src/languages/catalogues.ts'
import type { Language } from '../../src/languages/language.ts'
import { spokenName } from '../../src/wheel/words.ts'
import { pictureOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import { labelsOf } from './labels.ts'

/** Names take other forms within sentences. The forms are those of dictionaries: Duden, Treccani, Robert. */

const sky = swissSky(ephemerisFiles(undefined))
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
const corpus = lazyCorpus()
/** Births in every month and at every second hour, so that each planet rules each house. */
const BIRTHS = Array.from({ length: 48 }, (_, index) => ({
  ...{ name: 'Ada', year: 1940 + index, month: (index % 12) + 1, day: 15, hour: (index * 7) % 24, minute: 0 },
  ...{ lat: 48, lng: 11, tz_str: 'UTC' },
}))

/** Titles of passages, titles of findings and their reasons, of all births. */
function sentencesIn(language: Language): string[] {
  return BIRTHS.flatMap((birth) => {
    const request = NatalChartRequest.parse({ ...birth, interpretation: { language } })
    const { sections, synthesis } = natalChart(sky, atlas, corpus, request).details!.texts!
    return [
      ...Object.values(sections).flatMap((entries) => entries.map(({ title }) => title)),
      ...synthesis.flatMap(({ title, because }) => [title, ...because]),
    ]
  })
}

describe('in German', () => {
  const sentences = sentencesIn('de')

  test('a sign has its article and its case', () => {
    expect(SIGNS.map((_, sign) => inSignTitle('mars', sign, 'de'))).toEqual([
      ...['Mars im Widder', 'Mars im Stier', 'Mars in den Zwillingen', 'Mars im Krebs', 'Mars im Löwen'],
      ...['Mars in der Jungfrau', 'Mars in der Waage', 'Mars im Skorpion', 'Mars im Schützen', 'Mars im Steinbock'],
      ...['Mars im Wassermann', 'Mars in den Fischen'],
    ])
    const bare =
      /\bin (?:Widder|Stier|Zwillinge|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock|Wassermann|Fische)/
    expect(sentences.filter((sentence) => bare.test(sentence))).toEqual([])
    const inSign = /(?:^Stellium|^Steht) (?:im|in den|in der) \p{Lu}/u
    expect(sentences.filter((sentence) => inSign.test(sentence)).length).toBeGreaterThan(20)
  })

  test('a ruler has the gender of its planet', () => {
    const rulers = sentences.filter((sentence) => /Herrscher(?:in)? des/.test(sentence))
    const women = rulers.filter((sentence) => sentence.includes('Herrscherin'))
    expect(women.length).toBeGreaterThan(20)
    expect(women.filter((sentence) => !/^(?:(?:Die )?Sonne|Venus)(?:,| ist) Herrscherin des/.test(sentence))).toEqual(
      [],
    )
    const men = rulers.filter((sentence) => !women.includes(sentence))
    const isMan = /^(?:(?:Der )?Mond|Merkur|Mars|Jupiter|Saturn|Uranus|Neptun|Pluto)(?:,| ist) Herrscher des/
    expect(men.filter((sentence) => !isMan.test(sentence))).toEqual([])
  })
})

test('in German the mark of two nodes and two Liliths agrees with either', () => {
  const features = ['true_node', 'lilith', 'true_lilith']
  const request = { ...BIRTHS[0], include_features: features, language: 'de' }
  const { content } = wheelOf(sky, atlas, pictureOf('natal', request))
  const { points } = content.inner
  const named = points.filter(({ variant }) => variant !== null).map((point) => spokenName(point, points, content))
  expect(named.sort()).toEqual([
    ...['Aufsteigender Mondknoten (mittlere Position)', 'Aufsteigender Mondknoten (wahre Position)'],
    ...['Lilith (mittlere Position)', 'Lilith (wahre Position)'],
  ])
})

test.each([
  ['it', 'governatrice', 'governatore', /^(?:(?:La )?Luna|Venere)(?:,| è) governatrice/],
  ['fr', 'maîtresse', 'maître', /^(?:(?:La )?Lune|Vénus)(?:,| est) maîtresse/],
] as const)('in %s a ruler has the gender of its planet', (language, feminine, masculine, isWoman) => {
  const rulers = sentencesIn(language).filter((each) => each.includes(feminine) || each.includes(`${masculine} d`))
  const women = rulers.filter((sentence) => sentence.includes(feminine))
  expect(women.length).toBeGreaterThan(20)
  expect(women.filter((sentence) => !isWoman.test(sentence))).toEqual([])
  const men = rulers.filter((sentence) => !women.includes(sentence))
  expect(men.length).toBeGreaterThan(20)
  expect(men.filter((sentence) => /\b(?:Luna|Lune|Venere|Vénus)\b/.test(sentence))).toEqual([])
})

/** Otto and undici, and numbers that begin with ottanta, begin with a vowel, at which articles lose theirs. */
const UNELIDED = /\b(?:il|i|la|lo|al|alla|del|della|nel|nella|dal|dalla) (?:8|11)\d?(?!\d)/i

describe('in Italian', () => {
  test('an article is elided before an eighth or an eleventh house', () => {
    const sentences = sentencesIn('it')
    expect(sentences.filter((sentence) => UNELIDED.test(sentence))).toEqual([])
    for (const house of ['dell’8ª casa', 'dell’11ª casa', 'della 7ª casa'])
      expect(sentences.some((sentence) => sentence.includes(` ${house},`))).toBe(true)
  })

  test('no label has an article or a preposition with one before a number', () => {
    const numbers =
      /\b(?:il|i|la|lo|al|alla|del|della|nel|nella|dal|dalla) \{(?:house|ruled|percent|share|count|date|when)\}/i
    expect([...labelsOf('it').values()].filter((text) => numbers.test(text))).toEqual([])
  })
})

test('in Spanish the word between two names is another before the sound of an i', () => {
  const titleOf = (name: string) => {
    const persons = { person_a: BIRTHS[0], person_b: { ...BIRTHS[1], name } }
    return wheelOf(sky, atlas, pictureOf('synastry', { ...persons, language: 'es' })).content.title
  }
  expect([titleOf('Isabel'), titleOf('Hilario'), titleOf('Bo')]).toEqual([
    ...['Sinastría de Ada e Isabel', 'Sinastría de Ada e Hilario', 'Sinastría de Ada y Bo'],
  ])
})

/** Portuguese, Spanish and French articles merge with these words: do Sol, del Sol, du Soleil. */
test.each([
  ['fr', /\b(?:de|à) (?:le|les)\b|\b(?:de|le|la) (?=[AEIOUÉ]\p{Ll}*(?:us|nus|ndant)\b)/u],
  ['es', /\b(?:de|a) el\b/],
  ['pt', /\b(?:de|em|a|por) (?:o|os|a|as)\b/],
] as const)('in %s no article stands apart from the word that it merges with', (language, apart) => {
  expect(sentencesIn(language).filter((sentence) => apart.test(sentence))).toEqual([])
  expect([...labelsOf(language).values()].filter((text) => apart.test(text))).toEqual([])
})

/** In titles the lights have no article. After a preposition they would need one: vom Mond, dalla Luna, par la Lune. */
test.each([
  ['de', /\b(?:von|mit|bei|aus|zu) (?:Sonne|Mond)\b/],
  ['fr', /\b(?:par|avec|de|à) (?:Soleil|Lune)\b/],
  ['es', /\b(?:por|con|de|a) (?:Sol|Luna)\b/],
  ['pt', /\b(?:por|com|de|em) (?:Sol|Lua)\b/],
  ['it', /\b(?:da|con|di|a) (?:Sole|Luna)\b/],
] as const)('in %s no preposition stands before a light without its article', (language, bare) => {
  const titles = sentencesIn(language)
  const { handle, leader } = CATALOGUES[language].readings.titles
  for (const template of [handle, leader]) {
    const words = template.replaceAll(/\{\w+\}/g, '').trim()
    expect(titles.some((title) => title.includes(words))).toBe(true)
  }
  // The phases of the Moon are terms: al primo quarto di Luna.
  const phases = new Set<string>(Object.values(CATALOGUES[language].readings.titles.moonPhase))
  expect(titles.filter((title) => bare.test(title) && !phases.has(title))).toEqual([])
})
