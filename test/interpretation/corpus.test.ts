import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allBookKeys, allKeys, allTransitKeys } from '../../src/interpretation/keys.ts'
import { readCorpus } from '../../src/interpretation/reading.ts'
import { problemsOf } from '../../tools/corpus-check.ts'
import { readingEase, wordsOf } from '../../tools/corpus-sentences.ts'

const FOLDER = 'src/interpretation/corpus/en'
const files = new Map(globSync(`${FOLDER}/**/*.md`).map((path) => [relative(FOLDER, path), readFileSync(path, 'utf8')]))
const corpus = readCorpus([...files.values()])
const EASE = { min: 55, max: 75 }

describe('the corpus', () => {
  test('has every passage that any chart, transit or book can ask for, and no other', () => {
    const all = new Set([...allKeys(), ...allTransitKeys(), ...allBookKeys()])
    expect([...corpus.keys()].filter((key) => !all.has(key))).toEqual([])
    expect([...all].filter((key) => !corpus.has(key))).toEqual([])
  })

  test('names its factor, keeps to its length, its words and its own sentences, and ends with advice', () => {
    expect(problemsOf(corpus)).toEqual([])
  })

  test.each([...files])('%s is neither too hard nor too easy', (path, text) => {
    const ease = readingEase([...readCorpus([text]).values()].map(({ body }) => body).join(' '))
    expect(ease).toBeGreaterThanOrEqual(EASE.min)
    // Single questions are short sentences.
    if (path !== 'book/questions.md') expect(ease).toBeLessThanOrEqual(EASE.max)
  })

  test('has no motto twice', () => {
    const mottos = Map.groupBy(corpus, ([, { motto }]) => wordsOf(motto).join(' '))
    expect([...mottos.values()].filter(({ length }) => length > 1).map((same) => same.map(([key]) => key))).toEqual([])
  })
})

describe('what the check finds', () => {
  const [one, other] = [corpus.get('planet.sun.house.1')!, corpus.get('planet.sun.house.2')!]
  const problemsWith = (body: string, motto = one.motto) =>
    problemsOf(new Map([...corpus, ['planet.sun.house.1', { ...one, body, motto }]]), ['planet.sun.house.1'])

  test.each([
    [
      'a sentence of another passage',
      `${one.body} ${other.body.split('. ')[0]}.`,
      /in common with planet\.sun\.house\.2/,
    ],
    ['a text that is too short', 'You begin.', /has 2 words/],
    ['a forecast', one.body.replace(/\.$/, ', and you will meet a stranger.'), /says "you will meet"/],
    ['a text that does not name its factor', 'You like to begin. '.repeat(35), /does not name/],
    ['a text without advice', `${one.body} They all agree. That is how it is.`, /without a thing to do/],
    ['an inverted sentence', `${one.body} Needed is a thing of your own.`, /inverted sentence: "Needed is/],
    ['a place before its verb', `${one.body} Behind you lies the old house.`, /inverted sentence: "Behind you lies/],
    ['a word that only Britain knows', `${one.body} Put the kettle on for them.`, /word of one country: "kettle"/],
    ['a placeholder that nothing fills', `${one.body} Ask {planet} about it.`, /placeholders that nothing fills/],
    ['a long dash', one.body.replace('. ', ' — '), /long dash/],
  ])('%s', (_, body, expected) => {
    expect(problemsWith(body).join('\n')).toMatch(expected)
  })
})
