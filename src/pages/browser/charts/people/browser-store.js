// The people of a visitor without an account. They stay in this browser, in its IndexedDB.
import { FailedRequest } from '../../refusals.js'
import { send } from './account-store.js'
import { folded, sameBirth } from './same-birth.js'

const DATABASE = 'orrery'
const STORE = 'people'
const PEOPLE_MAX = 5000
const DEFAULTS = { time_known: true, tz_str: 'AUTO', calendar: 'auto', notes: '', tags: [], link: null }

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(failed(request.error?.message ?? 'Your browser does not let this page store data.'))
  })

const failed = (message) => new FailedRequest({ ok: false, status: 0, json: { message } })

const open = () => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
    store.createIndex('same', 'same', { unique: true })
  }
  return done(request)
}

/** Runs work with the store of this browser. */
const within = async (mode, work) => {
  const database = await open()
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE))
  } finally {
    database.close()
  }
}

const recordOf = (person) => {
  const record = { ...DEFAULTS, ...person, link: null }
  return { ...record, same: sameBirth(record) }
}

const searched = ({ name, city, state, country, tags }) => folded([name, city, state, country, ...tags].join(' '))

const byName = (one, other) => one.name.localeCompare(other.name, 'en')

/** What a file or the service gets of a person. */
export const withoutKeys = ({ id, same, link, created_at, updated_at, ...person }) => person

const all = () => within('readonly', (store) => done(store.getAll()))

async function create(person) {
  const record = recordOf(person)
  return within('readwrite', async (store) => {
    if (await done(store.index('same').getKey(record.same)))
      throw failed(`“${person.name}” is already saved with this date, time and place.`)
    if ((await done(store.count())) >= PEOPLE_MAX)
      throw failed(`You can save at most ${PEOPLE_MAX} people in this browser. Delete some first.`)
    return { ...record, id: await done(store.add(record)) }
  })
}

/** What a file has, and what of it is saved already. */
async function read(file) {
  const found = await send('POST', 'api/v1/people/files/read', { body: file })
  const known = new Set((await all()).map(({ same }) => same))
  const isKnown = ({ person }) => known.has(recordOf(person).same)
  return {
    ...found,
    people: found.people.filter((each) => !isKnown(each)),
    already_saved: found.people.filter(isKnown).map(({ line, person: { name } }) => ({ line, name })),
    saved: found.people.filter((each) => !isKnown(each)).length,
  }
}

async function take(file) {
  const found = await read(file)
  await within('readwrite', async (store) => {
    if ((await done(store.count())) + found.people.length > PEOPLE_MAX)
      throw failed(`You can save at most ${PEOPLE_MAX} people in this browser. Delete some first.`)
    for (const { person } of found.people) await done(store.add(recordOf(person)))
  })
  return found
}

export const browserStore = () => ({
  isAccount: false,
  async list({ search = '', tag = '', limit = 50, offset = 0 }) {
    const people = (await all()).toSorted(byName)
    const words = folded(search).split(' ').filter(Boolean)
    const found = people.filter(
      (person) => words.every((word) => searched(person).includes(word)) && (tag === '' || person.tags.includes(tag)),
    )
    const counts = Map.groupBy(
      people.flatMap(({ tags }) => tags),
      (each) => each,
    )
    return {
      people: found.slice(Number(offset), Number(offset) + Number(limit)),
      total: found.length,
      saved: people.length,
      saved_max: PEOPLE_MAX,
      tags: [...counts].map(([name, { length }]) => ({ tag: name, people: length })),
    }
  },
  create,
  replace: (id, person) => within('readwrite', (store) => done(store.put({ ...recordOf(person), id }))),
  remove: (id) => within('readwrite', (store) => done(store.delete(id))),
  clear: () => within('readwrite', (store) => done(store.clear())),
  read,
  take,
  file: async (format) =>
    send('POST', 'api/v1/people/files/write', { body: { format, people: (await all()).map(withoutKeys) } }),
  all,
})
