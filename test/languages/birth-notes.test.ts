import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/languages/language.ts'
import { contentOf } from '../support/report.ts'

/** Births whose clock or calendar is not certain, with what the notes of their reports name in every language. */
const BIRTHS = [
  [
    'a clock of another city',
    { ...{ year: 1930, month: 8, day: 5, hour: 0, minute: 31 }, lat: 40.568, lng: -84.194 },
    ['America/New_York', 'New York', '859', '-05:00 (Detroit, Chicago)', '°'],
  ],
  [
    'a mean time that was not law',
    { ...{ year: 1890, month: 7, day: 1, hour: 12, minute: 0 }, lat: 19.073, lng: 72.883 },
    ['Asia/Kolkata', 'Kolkata', '+04:51:32', '+05:21:10', '°'],
  ],
  [
    'another calendar',
    { ...{ year: 1920, month: 1, day: 1, hour: 12, minute: 0 }, lat: 37.984, lng: 23.728 },
    ['1923-02-15', '1920-01-14', '13', '°'],
  ],
] as const

describe.each(BIRTHS)('the notes of a report about %s', (_, birth, named) => {
  test.each(LANGUAGES)('name the same facts in %s', (language) => {
    const report = { psychological_report: { enabled: true, language } }
    const { notes } = contentOf({ name: 'Ada', ...birth, tz_str: 'AUTO', ...report }).subject
    for (const fact of named) expect(notes.join(' ')).toContain(fact)
  })
})
