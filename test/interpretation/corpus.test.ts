import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/interpretation/corpus.ts'
import { allKeys } from '../../src/interpretation/keys.ts'
import { problemsOf } from '../../tools/corpus-check.ts'
import { wordsOf } from '../../tools/corpus-sentences.ts'

const corpus = readCorpus(globSync('src/interpretation/corpus/en/**/*.md').map((path) => readFileSync(path, 'utf8')))

describe('the corpus', () => {
  test('has every passage that any chart can ask for, and no other', () => {
    expect([...corpus.keys()].sort()).toEqual([...allKeys()].sort())
  })

  test('keeps to its length, its words and its own sentences', () => {
    expect(problemsOf(corpus)).toEqual([])
  })

  test('has no motto twice', () => {
    const mottos = Map.groupBy(corpus, ([, { motto }]) => wordsOf(motto).join(' '))
    expect([...mottos.values()].filter(({ length }) => length > 1).map((same) => same.map(([key]) => key))).toEqual([])
  })
})

describe('what the check finds', () => {
  const [one, other] = [corpus.get('planet.sun.sign.aries')!, corpus.get('planet.sun.sign.taurus')!]
  const problemsWith = (body: string, motto = one.motto) =>
    problemsOf(new Map([...corpus, ['planet.sun.sign.aries', { ...one, body, motto }]]), ['planet.sun.sign.aries'])

  test.each([
    [
      'a sentence of another passage',
      `${one.body} ${other.body.split('. ')[0]}.`,
      /in common with planet\.sun\.sign\.taurus/,
    ],
    ['a text that is too short', 'You begin.', /has 2 words/],
    ['a forecast', one.body.replace(/\.$/, ', and you will meet a stranger.'), /says "you will meet"/],
    ['a long dash', one.body.replace('. ', ' — '), /long dash/],
  ])('%s', (_, body, expected) => {
    expect(problemsWith(body).join('\n')).toMatch(expected)
  })
})
