import { expect, test } from 'vitest'
import { method } from '../../renderer/templates/method.ts'
import { birthDate } from '../../renderer/templates/words.ts'
import { LANGUAGES } from '../../src/languages/language.ts'
import { BIRTHS, contentOf } from '../support/report.ts'

/** The rows of the table of data, by their headings. */
function factsIn(markup: string): ReadonlyMap<string, string> {
  const rows = markup.matchAll(/<th scope="row">([^<]+)<\/th><td><bdi>([^<]+)<\/bdi>/g)
  return new Map([...rows].map(([, what, value]) => [what!, value!]))
}

test('the methods chapter prints the time on the clock and the universal time that was calculated with', () => {
  const facts = factsIn(method(contentOf(BIRTHS.einstein)).markup)
  expect(facts.get('Date of birth')).toBe('14 March 1879')
  expect(facts.get('Time of birth')).toBe('11:30')
  // Ulm lies 9.9876 degrees east of Greenwich, so its mean time is 39 min 57 s ahead: 11:30 is 10:50:03.
  expect(facts.get('Universal time')).toBe('1879-03-14, 10:50')
})

test('where the universal date is another one, the methods chapter prints both', () => {
  const born = { ...BIRTHS.greek, hour: 1, minute: 15 }
  const facts = factsIn(method(contentOf(born)).markup)
  expect([facts.get('Date of birth'), facts.get('Time of birth')]).toEqual(['1 January 1981', '01:15'])
  // Athens kept UTC+2 in the winter of 1981 (tz database, Europe/Athens).
  expect(facts.get('Universal time')).toBe('1980-12-31, 23:15')
})

test.each([
  ['the year before 1', '+000000-06-01T12:00:00', '1 June 1 BC'],
  ['the year of the death of Caesar', '-000043-03-15T12:00:00', '15 March 44 BC'],
  ['the first year', '0001-06-01T12:00:00', '1 June 1'],
  ['a year of this age', '1066-10-14T12:00:00', '14 October 1066'],
])('the book prints %s as historians count it', (_, local, printed) => {
  const { language, subject } = contentOf(BIRTHS.einstein)
  expect(birthDate({ language, subject: { ...subject, born: { ...subject.born, local } } })).toBe(printed)
})

test('a year before Christ keeps its number in every language', () => {
  const { subject } = contentOf(BIRTHS.einstein)
  const born = { ...subject.born, local: '-000043-03-15T12:00:00' }
  for (const language of LANGUAGES) expect(birthDate({ language, subject: { ...subject, born } })).toMatch(/\b44\b/)
})

test('the methods chapter names the zone with the offset that was used, and says what a zone records', () => {
  const offsetOf = (birth: object) => factsIn(method(contentOf(birth)).markup).get('Time zone')
  // tz northamerica, New York: Eastern Daylight Time in August 1930.
  const ohio = { name: 'Ohio', year: 1930, month: 8, day: 5, hour: 0, minute: 31, lat: 40.57, lng: -84.19 }
  expect(offsetOf(ohio)).toBe('America/New_York (-04:00)')
  expect(offsetOf({ ...ohio, tz_str: '-05:00' })).toBe('-05:00')
  const { markup } = method(contentOf(ohio))
  expect(markup).toContain('Before 1970 the time zone America/New_York records the clock of New York')
  expect(markup).not.toContain('at the place of birth')
})

test.each(LANGUAGES)('a book in %s says that coordinates far from the city beside them were used', (language) => {
  const birth = { ...BIRTHS.einstein, city: 'London', interpretation: { enable: true, language } }
  const distance = () => ({ label: 'London, England, United Kingdom', km: 760.4, isNear: false })
  const { notes } = contentOf(birth, distance).subject
  const [note] = notes.filter((each) => each.includes('London'))
  expect(note).toMatch(/760 km/)
  expect(note).not.toMatch(/[{}]/)
})
