import { SIGNS } from '../../astro/sign.ts'
import { angleText, placeText, shortPlaceText } from '../charts/degrees.ts'
import { isList, isMembers, isScalar, isScalars, type Members, number, placed, text } from './answer-text.ts'

/** Tables of an answer of any calculation, made by rule: of what no table is made for by hand. */
export interface AnswerTable {
  readonly caption: string
  readonly columns: readonly AnswerColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Names and values, and not a list. */
  readonly isFacts: boolean
  /** Facts about the request and the calculation, and not the result. */
  readonly isAbout?: boolean
  /** A list of a few things, each in a column. */
  readonly isTurned?: true
}

export interface AnswerColumn {
  readonly head: string
  readonly unit: string
  readonly isFigure: boolean
}

/** A row by the paths of its values. */
type Row = Readonly<Record<string, string | number>>

/** The tables of an answer: its lists first, then what is said once. */
export function answerTables(answer: unknown): readonly AnswerTable[] {
  const rows = ephemerisRows(answer)
  const facts: AnswerTable[] = []
  const tables: AnswerTable[] = rows ? [tableOf('Longitudes', rows)] : []
  const visit = (given: unknown, path: readonly string[]): void => {
    const value = placed(given)
    if (rows && path[0] === 'data') return
    if (isList(value)) tables.push(tableOf(captionOf(path, 'Results'), value.map(told)))
    else if (isMembers(value)) {
      if (isDictionary(value)) return void tables.push(tableOf(captionOf(path, 'Results'), namedRows(value)))
      if (isOfSigns(value, path)) return void tables.push(tableOf(captionOf(path, 'Results'), signRows(value)))
      const own = Object.entries(value).filter(([, each]) => isScalar(each) || isScalars(each))
      if (own.some(([, each]) => text(each) !== ''))
        facts.push({ ...factsOf(captionOf(path, 'The answer'), own), isAbout: path.some((name) => ABOUT.has(name)) })
      for (const [name, each] of Object.entries(value))
        if (!isScalar(each) && !('all_ranked' in value && RANKED_AGAIN.has(name))) visit(each, [...path, name])
    }
  }
  visit(answer, [])
  return [...tables, ...facts]
}

/** Lists of which every item is in the list `all_ranked` too. */
const RANKED_AGAIN: ReadonlySet<string> = new Set('supporting cautions background'.split(' '))

const ABOUT: ReadonlySet<string> = new Set(
  'subject natal_subject time location settings meta metadata input rules birth person_a person_b confidence'.split(
    ' ',
  ),
)

/** Objects with names and the same first member, such as planets by id. */
function isDictionary(value: Members): value is Readonly<Record<string, Members>> {
  const [first, ...others] = Object.values(value)
  if (!isMembers(first) || others.length === 0 || !others.every(isMembers)) return false
  const [member] = Object.keys(first)
  return member !== undefined && isScalar(first[member]) && others.every((each) => member in each)
}

/** Points of each sign, from Aries on. */
const isOfSigns = (value: Members, path: readonly string[]): value is Readonly<Record<string, readonly number[]>> =>
  path[0] === 'ashtakavarga' &&
  Object.values(value).every((each) => isScalars(each) && each.length === SIGNS.length && typeof each[0] === 'number')

const signRows = (value: Readonly<Record<string, readonly number[]>>): readonly Row[] =>
  Object.entries(value).map(([name, points]) => ({
    '': name,
    ...Object.fromEntries(SIGNS.map(({ name: sign }, at) => [sign, points[at]!])),
  }))

const namedRows = (value: Readonly<Record<string, Members>>): readonly Row[] =>
  Object.entries(value).map(([name, each]) => ({ '': name, ...told(each) }))

/** A row of an ephemeris has a column for each body. */
function ephemerisRows(answer: unknown): readonly Row[] | null {
  const data = isMembers(answer) ? answer['data'] : null
  if (!isList(data) || !data.every(({ bodies }) => isMembers(bodies))) return null
  return data.map(({ local_timestamp, timestamp, bodies }) => ({
    time: text(local_timestamp ?? timestamp),
    ...Object.fromEntries(
      Object.entries(bodies as Readonly<Record<string, Members>>).map(([name, { abs_pos }]) => [
        name,
        typeof abs_pos === 'number' ? shortPlaceText(abs_pos) : text(abs_pos),
      ]),
    ),
  }))
}

/** The values of an object and of objects within it, by their paths. */
function flat(value: Members): Row {
  const entries = Object.entries(placed(value)).flatMap(
    ([name, each]): readonly (readonly [string, string | number])[] =>
      isMembers(each)
        ? Object.entries(flat(each)).map(([inner, one]) => [`${name} ${inner}`, one])
        : [[name, number(each)]],
  )
  return Object.fromEntries(entries)
}

/** A row of a list without redundant members. */
function told(value: Members): Row {
  const row = flat(value)
  const twice = [
    ...('name' in row || 'kind' in row || 'title' in row ? ['id'] : []),
    ...('title' in row || 'label' in row ? ['key', 'fact_id', 'fact_ids', 'relation_key'] : []),
    ...('utc' in row && 'local' in row ? ['utc'] : []),
    ...Object.keys(row).filter((name) => saidElsewhere(name, row)),
    ...('sign' in row ? ['sign_id', 'sign_abbr'] : []),
    ...('house' in row && row['house'] === Number(row['name']) ? ['name'] : []),
  ]
  return Object.fromEntries(Object.entries(row).filter(([name]) => !twice.includes(name) && !DETAIL.test(name)))
}

/** An id beside its name, and a time of day beside its instant. */
const saidElsewhere = (name: string, row: Row): boolean =>
  name.endsWith('_id')
    ? [name.slice(0, -'_id'.length), `${name.slice(0, -'_id'.length)} name`].some((each) => (row[each] ?? '') !== '')
    : (row[`${name}_iso`] ?? '') !== ''

/** How the place, the time and the settings of a person in a list came about, and what a rule was applied to. */
const DETAIL =
  /(?:^| )(?:evidence figures .*|settings .*|time (?!utc$).*|location (?:timezone_from|place_from|country|state|population|geoname_id|other_.*))$/

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:speed)$/, '°/d'],
  [/(?:^|[_ ])(?:pos|asc|mc|ic|dc|vertex|degree)$/, '°'],
  [/_au$/, 'AU'],
  [/_seconds$/, 's'],
  [/_days$/, 'd'],
]

const unitOf = (name: string): string => UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? ''

/** Angles are in degrees and minutes, and longitudes in the zodiac too. */
const ANGLES = /(?:^|[_ ])(?:orb|deg|lat|lng|degree_in_sign)$|_deg$/
const LONGITUDES = /(?:^|[_ ])(?:longitude_deg|absolute_degree)$/

/** A figure in degrees as text. Null for any other figure. */
function degreesOf(name: string, value: number | string): string | null {
  if (typeof value !== 'number') return null
  if (LONGITUDES.test(name) && value >= 0 && value < 360) return placeText(value)
  return ANGLES.test(name) ? `${value < 0 ? '−' : ''}${angleText(value)}` : null
}

function tableOf(caption: string, rows: readonly Row[]): AnswerTable {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const names = all.filter((name) => rows.some((row) => (row[name] ?? '') !== ''))
  const columns = names.map((name, at) => {
    const values = rows.map((row) => row[name] ?? '')
    const isFigure =
      at > 0 &&
      values.some((each) => typeof each === 'number') &&
      values.every((each) => each === '' || typeof each === 'number')
    return { name, values, isFigure, decimals: isFigure ? decimalsOf(values as readonly (number | '')[]) : 0 }
  })
  const hasNames = names.includes('name')
  return turned({
    caption,
    isFacts: false,
    columns: columns.map(({ name, isFigure }) => ({
      head: name === '' && hasNames ? 'Id' : headOf(name),
      unit: isFigure && !ANGLES.test(name) && !LONGITUDES.test(name) ? unitOf(name) : '',
      isFigure,
    })),
    rows: rows.map((_, at) =>
      columns.map(({ name, values, decimals }) => {
        const value = values[at]!
        const degrees = degreesOf(name, value)
        if (degrees !== null) return degrees
        return typeof value === 'number' && decimals > 0 ? value.toFixed(decimals) : String(value)
      }),
    ),
  })
}

/** A page has room for about this many columns: a name and twelve signs. */
const COLUMNS_MAX = 13
/** So few rows become columns, if there are too many columns. */
const ROWS_TURNED_MAX = 3

/** A wide table of a few rows, such as two persons, has a column for each of them. */
function turned(table: AnswerTable): AnswerTable {
  const { columns, rows } = table
  if (columns.length <= COLUMNS_MAX || rows.length > ROWS_TURNED_MAX) return table
  const [first, ...others] = columns
  return {
    ...table,
    isTurned: true,
    columns: [first!, ...rows.map(([head]) => ({ head: head!, unit: '', isFigure: false }))],
    rows: others.map(({ head, unit }, at) => [
      head,
      ...rows.map((row) => [row[at + 1]!, unit].filter(Boolean).join('\u00a0')),
    ]),
  }
}

/** The JSON has more decimals. */
const DECIMALS_MAX = 4

/** As many decimals as the most precise value of a column has. */
const decimalsOf = (values: readonly (number | '')[]): number =>
  Math.min(DECIMALS_MAX, Math.max(...values.map((each) => String(each).split('.')[1]?.length ?? 0)))

const factsOf = (caption: string, members: readonly (readonly [string, unknown])[]): AnswerTable => ({
  caption,
  isFacts: true,
  columns: [
    { head: 'Name', unit: '', isFigure: false },
    { head: 'Value', unit: '', isFigure: false },
  ],
  rows: members.map(([name, value]) => {
    const degrees = typeof value === 'number' ? degreesOf(name, value) : null
    if (degrees !== null) return [headOf(name), degrees]
    const unit = typeof value === 'number' ? unitOf(name) : ''
    return [headOf(name), unit === '' ? text(value) : `${text(value)} ${unit}`]
  }),
})

const PERSON = /^person_?([12ab])$/
const HEADS: Readonly<Record<string, string>> = { '': 'Name', iast: 'IAST', utc: 'UTC' }

const headOf = (name: string): string =>
  HEADS[name] ??
  (PERSON.test(name)
    ? name.replace(PERSON, 'Person $1')
    : (name.charAt(0).toUpperCase() + name.slice(1))
        .replaceAll('_', ' ')
        .replace(/ (?:deg|iso|id)\b/g, '')
        .replace(/ (?:dst|utc)\b/g, (each) => each.toUpperCase()))

const captionOf = (path: readonly string[], none: string): string =>
  path.length === 0 ? none : path.map(headOf).join(': ')
