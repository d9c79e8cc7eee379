import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gazetteerFiles } from './gazetteer.ts'
import { addKey, emptyFilter, innerStarts, lookupKey, otherSpelling } from './lookup-keys.ts'
import { presentPlaces } from './present.ts'
import { qualifiers } from './qualifiers.ts'
import { QUARTERS } from './quarter.ts'
import { CELL } from './towns-near.ts'
import { doubtfulWeights, KINDS, QUARTER_WEIGHT, type Ranked, SHARES, weightOf } from './weight.ts'

const TABLES = `
create table place (
  id integer primary key, name text not null, country text not null, state_code text, state text, district_code text,
  district text, lat real not null, lng real not null, zone text not null, population integer not null
) strict;
create table word (
  start text not null, place integer not null, weight integer not null, kind integer not null, country text not null,
  primary key (start, place)
) strict, without rowid;
create table qualifier (key text not null, code text not null, levels integer not null, primary key (key, code))
  strict, without rowid;
create table filter (bits blob not null) strict;
create table unsorted (start text not null, place integer, weight integer, kind integer, country text) strict`

/** Sorting once is three times as fast as inserting rows in order. */
const SORT = `
insert into word select start, place, weight, kind, country from unsorted order by start, place;
drop table unsorted;
create index place_area on place (country, state_code, district_code, population);
create index place_cell on place (${CELL}, country, zone)`

/**
 * Makes the gazetteer, a SQLite file, from the files of GeoNames. The file is renamed to its final name when it is
 * complete on disk, so that a killed process leaves no file that looks complete. When several builds run at the same
 * time, the last one stays.
 */
export function buildPlaces(file: string): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    const db = new DatabaseSync(part)
    try {
      db.exec('pragma page_size = 8192; pragma journal_mode = off; pragma synchronous = off')
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
  const { places, present, states, districts } = gazetteerFiles()
  const bytes = readFileSync(places)
  const doubtful = doubtfulWeights(rankedPlaces(bytes))
  const presentOf = presentPlaces(present)
  const stateNames = divisions(states)
  const districtNames = divisions(districts)
  const countries = new Set<string>()
  const known = emptyFilter()
  /** The districts that have a place. */
  const used = new Map<string, string>()
  const insertPlace = db.prepare('insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertWord = db.prepare('insert into unsorted values (?, ?, ?, ?, ?)')
  for (const line of linesOf(bytes)) {
    const [id, name, ascii, alternates, lat, lng, , feature, country, , , , , , people, , , zone] = line.split(
      '\t',
    ) as [string, ...string[]]
    const population = Math.max(0, Number(people))
    const now = presentOf(country!, name!, Number(lat), Number(lng))
    const nameNow = now?.same ? now.place.name : name!
    const state = `${country}.${now?.place.admin1}`
    const districtCode = `${state}.${now?.place.admin2}`
    const district = districtNames.get(districtCode) ?? null
    countries.add(country!)
    if (district) used.set(districtCode, district)
    const stateName = stateNames.get(state) ?? null
    insertPlace.run(
      Number(id),
      nameNow,
      country!,
      now?.place.admin1 || null,
      stateName,
      now?.place.admin2 || null,
      district,
      Number(lat),
      Number(lng),
      zone!,
      population,
    )
    const weight = doubtful.get(Number(id)) ?? weightOf(population, feature!)
    const starts = startsOf([nameNow, name!, ascii!], alternates!.split(','), stateName)
    const quarterShare = Math.min(1, QUARTER_WEIGHT / weight)
    for (const quarter of QUARTERS[id!] ?? []) addMissing(starts, lookupKey(quarter), [quarterShare, KINDS.alternate])
    for (const [start, [share, kind]] of starts) {
      insertWord.run(start, Number(id), Math.round(weight * share), kind, country!)
      if (kind >= KINDS.alternate) addKey(known, start)
    }
  }
  const insertQualifier = db.prepare('insert into qualifier values (?, ?, ?)')
  for (const { key, code, levels } of qualifiers({ countries, states: stateNames, districts: used }))
    insertQualifier.run(key, code, levels)
  db.prepare('insert into filter values (?)').run(known)
}

/** The columns are those of the readme of download.geonames.org/export/dump. */
export function* rankedPlaces(bytes: Buffer): Generator<Ranked> {
  for (const line of linesOf(bytes)) {
    const columns = line.split('\t')
    const [id, , name, alternates] = columns as [string, string, string, string]
    const feature = columns[7]!
    const country = columns[8]!
    const population = Number(columns[14])
    const names = alternates === '' ? 0 : alternates.split(',').length
    yield { id: Number(id), name, country, feature, population, names }
  }
}

/** The lines of a file, read as a stream: the file as one text would need twice its size. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0, end: number; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(10, start)
    if (end === -1) end = bytes.length
    yield bytes.toString('utf8', start, end)
  }
}

const divisions = (file: string): Map<string, string> =>
  new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  )

type Starts = Map<string, readonly [share: number, kind: number]>

function addMissing(starts: Starts, start: string | null, entry: readonly [share: number, kind: number]): void {
  if (start && !starts.has(start)) starts.set(start, entry)
}

/** The keys of a place, each with its share of the weight and its kind. */
function startsOf(primaries: readonly string[], alternates: readonly string[], state: string | null) {
  const starts: Starts = new Map()
  const add = (start: string | null, share: number, kind: number) => addMissing(starts, start, [share, kind])
  const keys = [...new Set(primaries.map(lookupKey))]
  const stateKey = lookupKey(state ?? '')
  const isUsual = (key: string): boolean => key === stateKey || keys.some((each) => each.startsWith(`${key} `))
  for (const key of keys) add(key, SHARES.primary, KINDS.primary)
  for (const key of keys) add(otherSpelling(key), SHARES.primary, KINDS.primary)
  for (const name of alternates) {
    const key = lookupKey(name)
    const share = isUsual(key) ? SHARES.usual : SHARES.alternate
    add(key, share, KINDS.alternate)
    add(otherSpelling(key), share, KINDS.alternate)
  }
  for (const key of keys) for (const start of innerStarts(key)) add(start, SHARES.inner, KINDS.inner)
  return starts
}

if (import.meta.main) buildPlaces(process.argv[2]!)
