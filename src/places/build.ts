import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gazetteerFiles } from './gazetteer.ts'
import { qualifiers } from './qualifiers.ts'
import { innerStarts, keyOf, otherSpelling } from './spelling.ts'
import { SHARES, weightOf } from './weight.ts'

const TABLES = `
create table place (
  id integer primary key, name text not null, country text not null, state_code text, state text, district_code text,
  district text, lat real not null, lng real not null, zone text not null, population integer not null
) strict;
create table word (
  start text not null, place integer not null, weight integer not null, whole integer not null, country text not null,
  primary key (start, place)
) strict, without rowid;
create table qualifier (key text not null, country text not null, state text not null, primary key (key, country, state))
  strict, without rowid;
create table unsorted (start text not null, place integer, weight integer, whole integer, country text) strict`

/** Sorting in one go is three times as fast as inserting where each row belongs. */
const SORT = `
insert into word select start, place, weight, whole, country from unsorted order by start, place;
drop table unsorted`

/**
 * Makes the gazetteer, a SQLite file, from the files of GeoNames. It is written under another name and renamed once it is
 * on the disk, so that whoever is killed leaves nothing that looks finished, and of several at once the last one stays.
 */
export function buildPlaces(file: string): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    const db = new DatabaseSync(part)
    try {
      db.exec(
        'pragma page_size = 8192; pragma journal_mode = off; pragma synchronous = off; pragma temp_store = memory',
      )
      db.exec('pragma cache_size = -65536')
      db.exec(TABLES)
      db.exec('begin')
      fill(db)
      db.exec(SORT)
      db.exec('commit')
    } finally {
      db.close()
    }
    flush(part)
    renameSync(part, file)
    flush(dirname(file))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function fill(db: DatabaseSync): void {
  const { places, states, districts } = gazetteerFiles()
  const [stateNames, districtNames] = [divisions(states), divisions(districts)]
  const countries = new Set<string>()
  const insertPlace = db.prepare('insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertWord = db.prepare('insert into unsorted values (?, ?, ?, ?, ?)')
  for (const line of readFileSync(places, 'utf8').split('\n')) {
    if (line === '') continue
    // The columns are those of the readme of download.geonames.org/export/dump.
    const [id, name, ascii, alternates, lat, lng, , feature, country, , admin1, admin2, , , people, , , zone] =
      line.split('\t') as [string, ...string[]]
    const population = Math.max(0, Number(people))
    const state = `${country}.${admin1}`
    countries.add(country!)
    insertPlace.run(
      Number(id),
      name!,
      country!,
      admin1 || null,
      stateNames.get(state) ?? null,
      admin2 || null,
      districtNames.get(`${state}.${admin2}`) ?? null,
      Number(lat),
      Number(lng),
      zone!,
      population,
    )
    const weight = weightOf(population, feature!)
    for (const [start, share] of startsOf([name!, ascii!], alternates!.split(','))) {
      insertWord.run(start, Number(id), Math.round(weight * Math.abs(share)), share > 0 ? 1 : 0, country!)
    }
  }
  const insertQualifier = db.prepare('insert into qualifier values (?, ?, ?)')
  for (const { key, country, state } of qualifiers(countries, stateNames))
    insertQualifier.run(key, country, state ?? '')
}

const divisions = (file: string): Map<string, string> =>
  new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  )

/** All that a place is found by, with its share of the weight, negative where it is but the end of a name. */
function startsOf(primaries: readonly string[], alternates: readonly string[]): Map<string, number> {
  const starts = new Map<string, number>()
  const add = (start: string, share: number): void => {
    if (start !== '' && !starts.has(start)) starts.set(start, share)
  }
  const keys = [...new Set(primaries.map(keyOf))]
  const shortens = (key: string): boolean => keys.some((each) => each.startsWith(`${key} `))
  for (const key of keys) add(key, SHARES.primary)
  for (const key of keys) add(otherSpelling(key) ?? '', SHARES.primary)
  for (const name of alternates) {
    const key = keyOf(name)
    const share = shortens(key) ? SHARES.shortened : SHARES.alternate
    add(key, share)
    add(otherSpelling(key) ?? '', share)
  }
  for (const key of keys) for (const start of innerStarts(key)) add(start, -SHARES.inner)
  return starts
}

if (import.meta.main) buildPlaces(process.argv[2]!)
