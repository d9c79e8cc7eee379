import { describe, expect, test } from 'vitest'
import type { PeopleFormatName } from '../../src/contract/people/files.ts'
import { PersonRequest } from '../../src/contract/people/people.ts'
import { readPeople, writePeople } from '../../src/wire/people/files.ts'

const read = (content: string, format: PeopleFormatName | 'auto' = 'auto') =>
  readPeople({ format, content }, async () => {})

/** The most letters of a file. */
const LONGEST = 1_000_000
/** Reading takes some hundredths of a second. The square of the length would take minutes. */
const SOON_MS = 5_000

async function soon(work: () => unknown): Promise<void> {
  const start = performance.now()
  await work()
  expect(performance.now() - start).toBeLessThan(SOON_MS)
}

describe('the time of reading grows with the length of a file, not with its square', () => {
  test('for a cell of quotation marks', () => soon(() => read(`name,date\na${'"'.repeat(LONGEST / 2)}`, 'csv')))

  test('for a long quoted text that is no date', async () => {
    for (const letters of ['a', '1', 'a1'])
      await soon(() => expect(read(`"a","${letters.repeat(LONGEST / 2)}`)).rejects.toThrow('not recognised'))
  })

  test('for spaces in notes that are written in one line', async () => {
    const notes = `a;${' '.repeat(3_900)}b`
    const person = PersonRequest.parse({ ...BORN, lat: 38, lng: 24, tz_str: '+02:00', notes })
    await soon(() => {
      const { content } = writePeople(
        'zet',
        Array.from({ length: 300 }, () => person),
      )
      expect(content.split('\n', 1)[0]).toMatch(/;a, b$/)
    })
  })
})

const BORN = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' } as const

describe('what is said about a file is short', () => {
  test('whatever the number of its columns', async () => {
    const heads = Array.from({ length: 5_000 }, (_, index) => `column ${index} ${'x'.repeat(50)}`)
    const rows = Array.from({ length: 500 }, (_, index) => `Person ${index},1981-01-01,Athens`)
    const reply = await read(`name,date,city,${heads.join(',')}\n${rows.join('\n')}`)
    expect(reply.people).toHaveLength(500)
    expect(reply.people[0]?.notes.at(-1)).toBe('4990 more columns are not read')
    expect(JSON.stringify(reply).length).toBeLessThan(LONGEST)
  })

  test('whatever is wrong with a record', async () => {
    const tags = Array.from({ length: 50_000 }, () => '\u0001')
    const { unread } = await read(JSON.stringify([{ ...BORN, tags }]))
    expect(unread[0]?.reason).toContain('more errors')
    expect(unread[0]?.reason.length).toBeLessThan(1_000)
  })

  test('whatever the length of its heads', () =>
    expect(read('x,'.repeat(LONGEST / 2), 'csv')).rejects.toSatisfy(({ message }) => message.length < 1_000))
})

describe('a table for spreadsheets', () => {
  // The characters of owasp.org/www-community/attacks/CSV_Injection that a text can begin with here.
  const FORMULAS = ['=HYPERLINK("http://a.example")', '+1', '-1', '@SUM(1)', "'=1"]

  test.each(FORMULAS)('has no formula for the text %s, and is read as it was', async (text) => {
    const person = PersonRequest.parse({ ...BORN, name: text, notes: text, tags: [text], lat: -33.9, lng: -18.4 })
    const { content } = writePeople('csv', [person])
    expect(content).not.toMatch(/(?:^|,)"?[=@]/m)
    expect(content).toContain(',-33.9,-18.4,')
    expect((await read(content)).people[0]?.person).toMatchObject({ name: text, notes: text, tags: [text] })
  })
})
