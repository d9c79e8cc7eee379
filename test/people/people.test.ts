import { describe, expect, test } from 'vitest'
import { PeopleFileReply, PeopleImportReply } from '../../src/contract/people/files.ts'
import { PEOPLE_MAX, PeopleList, PersonReply, WithdrawnLink } from '../../src/contract/people/people.ts'
import { type Method, useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()

const owner = (subject: string) => async (method: Method, url: string, payload?: object) =>
  own.ask(method, `/people${url}`, await own.as(subject), payload)

const ADA = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

test('a saved person is read, changed and listed with its fields, and is gone after the deletion', async () => {
  const ask = owner('ada')
  const made = await ask('POST', '', { ...ADA, rodden_rating: 'AA', tags: ['friends'], notes: 'a note' })
  expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store'])
  const person = PersonReply.parse(made.json())
  expect(person).toMatchObject({ ...ADA, time_known: true, rodden_rating: 'AA', tags: ['friends'], link: null })
  expect((await ask('GET', `/${person.id}`)).json()).toEqual(made.json())

  const changed = await ask('PUT', `/${person.id}`, {
    ...ADA,
    name: 'Ada B',
    time_known: false,
    hour: null,
    minute: null,
  })
  expect(changed.json()).toMatchObject({ id: person.id, name: 'Ada B', time_known: false, tags: [], notes: '' })
  expect(PeopleList.parse((await ask('GET', '')).json())).toMatchObject({ total: 1, saved: 1, saved_max: PEOPLE_MAX })

  expect((await ask('DELETE', `/${person.id}`)).json()).toEqual({ id: person.id, name: 'Ada B', deleted: true })
  expect((await ask('GET', `/${person.id}`)).statusCode).toBe(404)
  expect((await ask('DELETE', `/${person.id}`)).statusCode).toBe(404)
  expect((await ask('GET', '')).json()).toMatchObject({ people: [], total: 0, saved: 0 })
})

test('the person of another account is answered like a missing one, and is not listed', async () => {
  const { id } = (await owner('bea')('POST', '', ADA)).json()
  const stranger = owner('cleo')
  for (const [method, url, body] of [
    ['GET', `/${id}`],
    ['PUT', `/${id}`, ADA],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/link`, {}],
    ['DELETE', `/${id}/link`],
  ] as const)
    expect((await stranger(method, url, body)).statusCode).toBe(404)
  expect((await stranger('GET', '')).json()).toMatchObject({ total: 0 })
  expect((await owner('bea')('GET', `/${id}`)).statusCode).toBe(200)
})

test('an API key does not open saved people', async () => {
  const made = await own.ask('POST', '/auth/keys', await own.as('dora'), {})
  const reply = await own.service.app.inject({ url: '/api/v1/people', headers: { 'x-api-key': made.json().key } })
  expect(reply.statusCode).toBe(401)
})

test('a person is saved once: the second is refused, whatever the case of its name', async () => {
  const ask = owner('eve')
  await ask('POST', '', ADA)
  const again = await ask('POST', '', { ...ADA, name: 'ADA' })
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('“ADA”')])
  expect((await ask('POST', '', { ...ADA, minute: 31 })).statusCode).toBe(200)
})

describe('the list', () => {
  test('is searched by name, place and tag without accents, and read page by page', async () => {
    const ask = owner('fay')
    for (const [name, city, tags] of [
      ['Jürgen', 'Köln', ['clients']],
      ['Anna', 'Athens, Greece', ['clients', 'friends']],
      ['Bruno', 'Paris', []],
    ] as const)
      expect((await ask('POST', '', { ...ADA, name, city, tags })).statusCode).toBe(200)
    const names = async (query: string) =>
      ((await ask('GET', query)).json().people as { name: string }[]).map(({ name }) => name)
    expect(await names('')).toEqual(['Anna', 'Bruno', 'Jürgen'])
    expect(await names('?search=jurgen%20koln')).toEqual(['Jürgen'])
    expect(await names('?search=GREECE')).toEqual(['Anna'])
    expect(await names('?search=client')).toEqual(['Anna', 'Jürgen'])
    expect(await names('?tag=friends')).toEqual(['Anna'])
    expect(await names('?limit=1&offset=1')).toEqual(['Bruno'])
    const list = PeopleList.parse((await ask('GET', '?search=client&limit=1')).json())
    expect([list.total, list.saved, list.tags]).toEqual([
      2,
      3,
      [
        { tag: 'clients', people: 2 },
        { tag: 'friends', people: 1 },
      ],
    ])
  })

  test.each([
    ['POST', '', { ...ADA, hour: null }, 'hour'],
    ['POST', '', { ...ADA, city: null }, 'city'],
    ['POST', '', { ...ADA, name: ' ' }, 'name'],
    ['POST', '', { ...ADA, rodden_rating: 'AAA' }, 'rodden_rating'],
    ['POST', '', { ...ADA, tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags'],
    ['GET', '?limit=1000', undefined, 'limit'],
  ] as const)('refuses by name what it does not take: %s %s %o', async (method, url, body, field) => {
    const reply = await owner('gia')(method, url, body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc).toContain(field)
  })
})

describe('a file', () => {
  const AAF = '#A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D\n#B93:*,49n05,8e11,1he,0\n#ZNAM:CET\n'

  test('is imported once, and its unreadable records are named', async () => {
    const ask = owner('hal')
    const content = `${AAF}#A93:Nobody,,*,*,*,*,*\n`
    const tried = PeopleImportReply.parse((await ask('POST', '/import', { content, dry_run: true })).json())
    expect([tried.saved, tried.dry_run, tried.unread.map(({ line }) => line)]).toEqual([1, true, [4]])
    expect((await ask('GET', '')).json().total).toBe(0)

    expect((await ask('POST', '/import', { content })).json()).toMatchObject({
      format: 'aaf',
      saved: 1,
      already_saved: [],
    })
    const again = PeopleImportReply.parse((await ask('POST', '/import', { content })).json())
    expect([again.saved, again.already_saved]).toEqual([0, [{ line: 1, name: 'Tobias Ferber' }]])
    expect((await ask('GET', '')).json().total).toBe(1)
  })

  test.each(['aaf', 'zet', 'solar_fire', 'csv', 'json'])(
    'is exported as %s, and holds the same birth',
    async (format) => {
      const ask = owner(`ina-${format}`)
      await ask('POST', '/import', { content: AAF })
      const file = PeopleFileReply.parse((await ask('GET', `/export?format=${format}`)).json())
      const back = await ask('POST', '/import', { content: file.content, dry_run: true })
      expect(back.json()).toMatchObject({ format, saved: 0, unread: [], already_saved: [{ name: 'Tobias Ferber' }] })
    },
  )

  test('of no known format is refused with the list of formats', async () => {
    const reply = await owner('jon')('POST', '/import', { content: 'plain text' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({
      loc: ['body', 'content'],
      msg: expect.stringContaining('`solar_fire`'),
    })
  })

  test('that the account has no room for is refused as a whole', async () => {
    const ask = owner('kim')
    const rows = (from: number, count: number) =>
      [
        'name,date,time,city',
        ...Array.from({ length: count }, (_, at) => `P${from + at},1981-01-01,12:00,Athens`),
      ].join('\n')
    for (const from of [0, 2_000]) await ask('POST', '/import', { content: rows(from, 2_000) })
    expect((await ask('POST', '/import', { content: rows(4_000, 999) })).json().saved).toBe(999)
    const over = await ask('POST', '/import', { content: rows(4_999, 2) })
    expect([over.statusCode, over.body]).toEqual([409, expect.stringContaining(`4999 of at most ${PEOPLE_MAX}`)])
    expect((await ask('GET', '')).json().saved).toBe(4_999)
    expect((await ask('POST', '/import', { content: rows(4_999, 1) })).json().saved).toBe(1)
    expect((await ask('POST', '', ADA)).statusCode).toBe(409)
  })
})

describe('a public link', () => {
  test('is created, replaced and withdrawn by its owner', async () => {
    const ask = owner('lea')
    const { id } = (await ask('POST', '', ADA)).json()
    const first = (await ask('POST', `/${id}/link`, { shows_name: true })).json()
    expect(first.url).toMatch(/\/c\/[\w-]{43}$/)
    expect((await ask('GET', `/${id}`)).json().link).toEqual(first)
    const second = (await ask('POST', `/${id}/link`, {})).json()
    expect(second.url).not.toBe(first.url)
    expect(WithdrawnLink.parse((await ask('DELETE', `/${id}/link`)).json())).toEqual({ id, withdrawn: true })
    expect((await ask('DELETE', `/${id}/link`)).json()).toEqual({ id, withdrawn: false })
    expect((await ask('GET', `/${id}`)).json().link).toBeNull()
  })
})

test('the deletion of an account deletes its people and their links', async () => {
  const ask = owner('mia')
  const { id } = (await ask('POST', '', ADA)).json()
  await ask('POST', `/${id}/link`, {})
  const url = (await ask('GET', `/${id}`)).json().link.url as string
  const gone = await own.ask('DELETE', '/settings/account', await own.as('mia'), { confirmation: 'delete my account' })
  expect(gone.json().done).toContain('records')
  expect((await own.service.app.inject({ url: new URL(url).pathname })).statusCode).toBe(404)
})
