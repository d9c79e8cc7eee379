import { describe, expect, test } from 'vitest'
import type { PeopleFormatName } from '../../src/contract/people/files.ts'
import { PersonRequest } from '../../src/contract/people/people.ts'
import { readPeople, writePeople } from '../../src/wire/people/files.ts'

const read = (content: string, format: PeopleFormatName | 'auto' = 'auto') =>
  readPeople({ format, content }, async () => {})
const onePerson = async (content: string, format?: PeopleFormatName) => {
  const { people, unread } = await read(content, format)
  expect(unread).toEqual([])
  return people[0]?.person
}
const reasons = async (content: string, format?: PeopleFormatName) =>
  (await read(content, format)).unread.map(({ line, reason }) => [line, reason])

describe('AAF', () => {
  // The first example of the definition of 1997, astrowissen.de/aaf/eng/lib/aafspec2.htm.
  test('the example of its definition is read', async () => {
    const person = await onePerson(
      '#A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D\n#B93:*,49n05,8e11,1he,0\n#ZNAM:CET',
    )
    expect(person).toMatchObject({ name: 'Tobias Ferber', year: 1970, month: 9, day: 27, hour: 11, minute: 4 })
    expect(person).toMatchObject({ city: 'Kandel/Pfalz', country: 'DE', tz_str: '+01:00' })
    expect([person?.lat, person?.lng]).toEqual([expect.closeTo(49 + 5 / 60, 5), expect.closeTo(8 + 11 / 60, 5)])
  })

  // A file printed in the article on AAF of the wiki of Astrodienst.
  test('a record of Astrodienst keeps its local mean time, its comment and its source', async () => {
    const person = await onePerson(`#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F
#B93:2392758.526528,43n31,5e27,0e21:48,m
#ZNAM:LMT
#COM:Frz. Maler.
gest. 22.10.1906, Aix-En Provence/F
#SRC:1*,Standesamt
#LPOS:SO28CP19:16,MO12PI56:26`)
    expect(person).toMatchObject({ name: 'Paul Cezanne', tz_str: '+00:21:48' })
    expect(person?.notes).toBe('Frz. Maler.\ngest. 22.10.1906, Aix-En Provence/F\nSource: 1*,Standesamt')
  })

  // astro-forum.de/aaf/aaf97/AAFX0023.HTM and AAFX0031.HTM: the kind is missing, the hour has a point, the zone no letter.
  test('a record without the kind and with a bare zone is read with a note', async () => {
    const { people } = await read('#A93:Garms,Martin,11.10.1958,1.10,Brilon-Wald, D\n#B93: *,51n21,9e35,1,0\n#ZNAM:MEZ')
    expect(people[0]?.person).toMatchObject({ name: 'Martin Garms', hour: 1, minute: 10, tz_str: '+01:00' })
    expect(people[0]?.notes.join()).toContain('read as east')
  })

  // The flags of AAFX0031.HTM: hours of summer time, h for half an hour, L for the mean time of the place.
  test.each([
    ['1he00,1', '+02:00'],
    ['5hw00,h', '-04:30'],
    ['5he30,0', '+05:30'],
    ['*,L', 'LMT'],
    ['*,*', 'AUTO'],
  ])('the offset %s is the zone %s', async (zone, expected) => {
    const person = await onePerson(`#A93:One,Test,*,1.1.2000,12:00,Place,D\n#B93:*,50n00,10e00,${zone}`)
    expect(person?.tz_str).toBe(expected)
  })

  test('an unknown time is an asterisk, and the letters g and j name the calendar', async () => {
    const text = '#A93:Ereignis,*,E,24.12.1992,*,Freiburg,D\n#A93:Old,*,*,7.10.1582j,12:00,Roma,I\n'
    const { people } = await read(text)
    expect(people.map(({ person }) => [person.time_known, person.calendar, person.tags])).toEqual([
      [false, 'auto', ['event']],
      [true, 'julian', []],
    ])
  })

  // The definition prints 2433046.354167,51n41,7e49,1he,1 for this birth, and 2392758.526528 for Cézanne.
  test('a written record has the Julian day of the definition', () => {
    const person = PersonRequest.parse({
      ...{ name: 'Peter Niehenke', year: 1949, month: 5, day: 9, hour: 22, minute: 30 },
      ...{ city: 'Hamm', country: 'D', lat: 51 + 41 / 60, lng: 7 + 49 / 60, tz_str: 'Europe/Berlin' },
    })
    const { content } = writePeople('aaf', [person])
    expect(content).toContain('#A93:Niehenke,Peter,*,9.5.1949,22:30,Hamm,D\n#B93:2433046.354167,51n41,7e49,1he00,1\n')
    const cezanne = PersonRequest.parse({
      ...{ name: 'Paul Cezanne', year: 1839, month: 1, day: 19, hour: 1, minute: 0 },
      ...{ lat: 43 + 31 / 60, lng: 5.45, tz_str: 'LMT' },
    })
    expect(writePeople('aaf', [cezanne]).content).toContain('#B93:2392758.526528,43n31,5e27,*,L')
  })

  test('a record that cannot be read is named with its line, and the others are read', async () => {
    const text = `#A93:Doe,Jane,*,1.1.2000,12:00,City,US
#B93:*,0n00,0e00,0he,0
#A93:Broken,Record,*,not-a-date,12:00,City,US
#A93:Late,Hour,*,1.1.2000,25:00,City,US
#A93:Far,North,*,1.1.2000,12:00,City,US
#B93:*,95n00,0e00,0he,0
#A93:No,Day,*,1.13.2000,12:00,City,US`
    expect((await read(text)).people).toHaveLength(1)
    expect(await reasons(text)).toEqual([
      [3, 'The date “not-a-date” cannot be read: expected 27.9.1970'],
      [4, 'There is no time “25:00”'],
      [5, expect.stringContaining('latitude “95n00”')],
      [7, expect.stringContaining('month')],
    ])
  })
})

describe('ZET', () => {
  // A line of a published test of another program that imports .zbs files, and the longer form of coordinates of ZET.
  test.each([
    'Example;20.04.1889;18:29:59;+0:52:08;Braunau;48n15;13e02;;note',
    'Example;20.04.1889;18:29:59;+0:52:08;Braunau;48°15\'00"N;13°02\'00"E;M;note',
  ])('a line is read: %s', async (line) => {
    expect(await onePerson(line)).toMatchObject({
      ...{ name: 'Example', year: 1889, month: 4, day: 20, hour: 18, minute: 29, second: 59 },
      ...{ city: 'Braunau', lat: 48.25, lng: 13.033333, tz_str: '+00:52:08', notes: 'note' },
    })
  })

  test.each([
    ['-0:14:28', '-00:14:28'],
    ['+5:45', '+05:45'],
    ['-6:53:20', '-06:53:20'],
    ['+3', '+03:00'],
  ])('the offset %s is east positive: %s', async (offset, zone) => {
    expect((await onePerson(`X;20.04.1889;18:29:59;${offset};Y;48n15;13e02`))?.tz_str).toBe(zone)
  })

  // zaytsev.com/EngUG/birth_data.html: the letter B after the year. 100 BC is the astronomical year -99.
  test('a year with the letter B is before Christ', async () => {
    expect((await onePerson('Caesar;12.07.100B;12:00:00;+0:50;Rome;41n54;12e30'))?.year).toBe(-99)
  })

  test('a short line is named, with what each line needs', async () => {
    expect(await reasons('X;20.04.1889;18:29:59;+1;Y;48n15;13e02\nBroken;row')).toEqual([
      [2, expect.stringContaining('2 fields of at least 7')],
    ])
  })
})

describe('Solar Fire', () => {
  // Records of a published study that imports births into Solar Fire; the zone time counts west as positive.
  test('quoted records are read', async () => {
    const text = `"Isaac Newton","4 January 1643","01:00","2k","-00:01","London","United Kingdom","51N30","0W05"
"Marilyn Monroe","1 June 1926","09:30","2n","+08:00","Los Angeles","United States","34N03","118W15"`
    const { format, people } = await read(text)
    expect(format).toBe('solar_fire')
    expect(people.map(({ person }) => [person.name, person.year, person.tz_str, person.lng])).toEqual([
      ['Isaac Newton', 1643, '+00:01', -0.083333],
      ['Marilyn Monroe', 1926, '-08:00', -118.25],
    ])
  })

  // esotech.com.au/SFHelp: the forms of dates and times, and a record that goes on in the next line.
  test('its forms of dates and times are read, also over two lines and with curly quotes', async () => {
    const text = '“John Smith”,“1 Jan 1972”,“12:13 pm”,“ACST”,“-9:30”,\n“Adelaide”,“Australia”,“34S56”,“138E36”'
    expect(await onePerson(text)).toMatchObject({ year: 1972, hour: 12, minute: 13, tz_str: '+09:30', lat: -34.933333 })
    const other = '"J","Dec 31 1957","12:59:17 pm","EST","+5:00","New York","USA","40N43","74W00"'
    expect(await onePerson(other)).toMatchObject({ month: 12, day: 31, hour: 12, second: 17, tz_str: '-05:00' })
  })

  test('coordinates without a letter are refused, because their sign depends on the settings', async () => {
    const text = '"J","1 Jan 1972","12:13 pm","EST","+5:00","New York","USA",40.7,74.0'
    expect(await reasons(text, 'solar_fire')).toEqual([[1, expect.stringContaining('no letter for its side')]])
  })
})

describe('CSV', () => {
  test('heads of other programs are read by any delimiter, and unread columns are named', async () => {
    const { people } = await read('Full name;Date of birth;Birth time;Place;Sex\nJürgen;31.1.1980;2:30 pm;Köln;m\n')
    expect(people[0]?.person).toMatchObject({ name: 'Jürgen', year: 1980, hour: 14, minute: 30, city: 'Köln' })
    expect(people[0]?.notes).toEqual(['The column “Sex” is not read'])
  })

  test('a date that can be read in two ways is refused, and one that cannot is read', async () => {
    const text = 'name,date,city\nA,1/2/1980,Paris\nB,31/1/1980,Paris\nC,1/31/1980,Paris\n'
    expect((await read(text)).people.map(({ person }) => [person.month, person.day])).toEqual([
      [1, 31],
      [1, 31],
    ])
    expect(await reasons(text)).toEqual([[2, expect.stringContaining('two ways')]])
  })

  test('a table without a name or a date is refused with its heads', async () => {
    await expect(read('a,b\n1,2\n', 'csv')).rejects.toThrow('It has: a, b')
  })
})

test('a birth that a file has twice is read once, and the second is named', async () => {
  const line = 'X;20.04.1889;18:29:59;+1;Y;48n15;13e02'
  const { people, repeated } = await read(`${line}\n${line}\nX;20.04.1889;18:30:00;+1;Y;48n15;13e02\n`)
  expect(people).toHaveLength(2)
  expect(repeated).toEqual([{ line: 2, name: 'X', first_line: 1 }])
})

describe('people who are written and read again are the same', () => {
  const PLACED = { lat: 48.25, lng: 13.033333, tz_str: '+01:00', city: 'Braunau' }
  const people = [
    { name: 'Anna Maria Muster', year: 1970, month: 9, day: 27, hour: 11, minute: 4, ...PLACED },
    { name: 'Bo', year: 1889, month: 4, day: 20, hour: 18, minute: 29, second: 59, ...PLACED, tz_str: '-06:53:20' },
    { name: 'Cy South', year: 2001, month: 2, day: 28, hour: 0, minute: 0, ...PLACED, lat: -33.866667, lng: -70.65 },
  ].map((person) => PersonRequest.parse(person))

  test.each(['aaf', 'zet', 'solar_fire', 'csv', 'json'] as const)('as %s', async (format) => {
    const { content, left_out } = writePeople(format, people)
    expect(left_out).toEqual([])
    const back = await read(content)
    expect(back).toMatchObject({ format, unread: [], repeated: [] })
    expect(back.people.map(({ person }) => person)).toEqual(people)
  })

  const RICH = PersonRequest.parse({
    ...{ name: 'Dee, Q. "D"', year: -99, month: 7, day: 12, time_known: false, city: 'Rome', country: 'Italy' },
    ...{ calendar: 'julian', rodden_rating: 'DD', tags: ['a; b', 'c'].slice(1), notes: 'one, "two"\nthree' },
  })

  test.each(['csv', 'json'] as const)('with notes, tags, rating and without coordinates as %s', async (format) => {
    const { content, left_out } = writePeople(format, [RICH])
    expect(left_out).toEqual([])
    expect(await onePerson(content)).toEqual(RICH)
  })

  test('what a format cannot hold is named', () => {
    const losses = (format: PeopleFormatName) => writePeople(format, [RICH]).left_out.map(({ what }) => what)
    expect(losses('zet')).toEqual(['the person: the format needs coordinates'])
    expect(losses('solar_fire')).toEqual(['the person: the format needs coordinates'])
    expect(losses('aaf')).toEqual(expect.arrayContaining(['tags', 'coordinates: the place is only named']))
  })

  test('an unknown time stays unknown in AAF and ZET', async () => {
    const person = PersonRequest.parse({ name: 'E F', year: 1970, month: 1, day: 2, time_known: false, ...PLACED })
    for (const format of ['aaf', 'zet'] as const)
      expect((await onePerson(writePeople(format, [person]).content))?.time_known).toBe(false)
  })
})
