import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../src/astro/sign.ts'
import { natalChart } from '../../src/charting/natal.ts'
import { NatalChartRequest } from '../../src/contract/natal.ts'
import { inSignTitle } from '../../src/interpretation/titles.ts'
import type { Language } from '../../src/languages/language.ts'
import { lazyCorpus } from '../../workers/corpus.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'

/** Names take other forms within sentences. The forms are those of dictionaries: Duden, Treccani, Robert. */

const sky = swissSky(ephemerisFiles(undefined))
const atlas = { find: () => null, suggest: () => [], zonesAt }
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
