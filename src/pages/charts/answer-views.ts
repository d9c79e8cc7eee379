import { html, type Markup } from '../../platform/markup.ts'
import { aspectsView } from './answer-aspects.ts'
import { eventsView, phaseView } from './answer-events.ts'
import { type Around, ownerOf } from './answer-owners.ts'
import { comparisonView, overlayOf, returnView } from './answer-returns.ts'
import { type Found, isList, isMembers, type Members, numberOf, textOf } from './answer-values.ts'
import { type Cusp, housesTable, type PointRow, positionsTable } from './positions.ts'
import { readingOf } from './reading.ts'
import { vedicViews } from './vedic-views.ts'

/** What an answer of any calculation has for people: tables made by hand, and what is left for tables made by rule. */
export interface AnswerViews {
  readonly views: readonly Markup[]
  readonly rest: unknown
}

/** The tables that the answers of one calculation have, by the names of the members that they show. */
export type OwnViews = (value: Members, path: readonly string[], around: Around) => Found

/** Makes the tables of an answer. The request has the names of persons. */
export function answerViews(answer: unknown, request: unknown, own: OwnViews = () => ({})): AnswerViews {
  const views: { readonly view: Markup; readonly rank: number }[] = []
  const whole = isMembers(answer) ? answer : {}
  const context = { whole, request: isMembers(request) ? request : {} }
  const visit = (value: unknown, path: readonly string[]): unknown => {
    if (!isMembers(value)) return value
    const left: Record<string, unknown> = {}
    const taken = new Set<string>()
    const found = { ...vedicViews(value), ...chartView(value, path, context), ...own(value, path, context) }
    for (const [name, view] of Object.entries(found)) {
      taken.add(name)
      for (const each of [view].flat()) if (each) views.push({ view: each, rank: rankOf(name) })
    }
    for (const [name, each] of Object.entries(value)) {
      if (taken.has(name) || SUMMARIES.has(name) || (name === 'of' && ownerOf(value, context))) continue
      const rest = visit(each, [...path, name])
      const owner = isMembers(each) ? ownerOf(each, context) : null
      if (!(isMembers(rest) && Object.keys(rest).length === 0)) left[owner ?? name] = rest
    }
    return left
  }
  const rest = visit(answer, [])
  return { rest, views: views.toSorted((a, b) => a.rank - b.rank).map(({ view }) => view) }
}

/** The moment of a return, of a year or of a question first, then positions and houses; a reading last. */
const RANKS: Readonly<Record<string, number>> = {
  return: -1,
  solar_return: -1,
  lunar_return: -1,
  varsha: -1,
  horary: -1,
  houses: 1,
  cusps: 1,
  interpretation: 3,
}
const rankOf = (name: string): number => (name in POINTS ? 0 : (RANKS[name] ?? 2))

/** Numbers of what the tables list. */
const SUMMARIES: ReadonlySet<string> = new Set(['aspects_summary'])

const ANGLE_IDS: Readonly<Record<string, string>> = { ascendant: 'asc', midheaven: 'mc' }
const POINTS: Readonly<Record<string, string>> = {
  planets: 'Positions',
  points: 'Positions',
  transit_planets: 'Positions of the transit',
  natal_planets: 'Natal positions',
}
const CUSPS = 12

/** The chart within an object: its points with its angles, its houses, its aspects, its reading and its events. */
function chartView(value: Members, path: readonly string[], around: Around): Found {
  const found: Record<string, Found[string]> = {}
  const owner = ownerOf(value, around)
  const overlay = overlayOf(value['natal_comparison'])
  const of = (caption: string): string => (owner ? `${caption}: ${owner}` : caption)
  for (const [name, caption] of Object.entries(POINTS)) {
    const points = pointsOf(value[name])
    if (!points) continue
    const angles = anglesOf(value)
    found[name] = positionsTable(
      { planets: overlay ? points.map((each) => withHouse(each, overlay)) : points, angles_details: angles },
      { caption: of(caption), ...otherOf(value) },
    )
    if (angles) Object.assign(found, { angles: null, angles_details: null })
  }
  const houses = cuspsOf(value['houses'] ?? value['cusps'])
  if (houses) found[value['houses'] ? 'houses' : 'cusps'] = housesTable(houses, of('Houses'))
  Object.assign(
    found,
    aspectsView(value, path, around),
    eventsView(value, around),
    phaseView(value),
    comparisonView(value),
    returnView(value),
  )
  const { interpretation } = value
  if (isReading(interpretation)) found['interpretation'] = readingSection(interpretation)
  return found
}

const withHouse = (point: PointRow, overlay: ReadonlyMap<string, number>): PointRow => ({
  ...point,
  other_house: overlay.get(point.id) ?? null,
})

/** The houses that a wheel names `other` are those of the other wheel. */
const otherOf = ({ of }: Members) => (of === undefined ? {} : { otherHouse: 'Other house' })

/** The points of a list, or of an object by their ids. */
function pointsOf(value: unknown): readonly PointRow[] | null {
  const list = isList(value) ? value : isMembers(value) ? Object.values(value) : []
  const points = list.flatMap((each) => (isMembers(each) ? (pointOf(each) ?? []) : []))
  return points.length > 0 && points.length === list.length ? points : null
}

/** A body or an angle, by its own id and name or by those that are given. */
function pointOf(value: Members, named: Members = value): PointRow | null {
  const [id, longitude] = [textOf(named['id']), numberOf(value['abs_pos'])]
  if (id === '' || longitude === null) return null
  return {
    id,
    name: textOf(named['name']) || id,
    abs_pos: longitude,
    house: numberOf(value['house']),
    other_house: numberOf(value['other_house'] ?? value['natal_house']),
    retrograde: value['retrograde'] === true,
    is_stationary: value['is_stationary'] === true,
    dignity: textOf(value['dignity']) || null,
  }
}

/** The angles by their ids, as objects or as longitudes. */
function anglesOf(value: Members): Readonly<Record<string, PointRow>> | null {
  const angles = value['angles_details'] ?? value['angles']
  if (!isMembers(angles)) return null
  const found = Object.entries(angles).flatMap(([name, each]) => {
    const id = ANGLE_IDS[name] ?? name
    const point = pointOf(isMembers(each) ? each : { abs_pos: each }, { id })
    return point ? [[id, point] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** The cusps of twelve houses, as objects or as longitudes. */
function cuspsOf(value: unknown): readonly Cusp[] | null {
  if (!isList(value) || value.length !== CUSPS) return null
  const cusps = value.flatMap((each, at) => {
    const longitude = numberOf(isMembers(each) ? each['abs_pos'] : each)
    return longitude === null ? [] : [{ house: at + 1, abs_pos: longitude }]
  })
  return cusps.length === CUSPS ? cusps : null
}

const readingSection = (reading: Reading): Markup =>
  html`<section class="reading" aria-label="Reading"><h2>Reading</h2>${readingOf(reading, { isFolded: true })}</section>`

type Reading = Parameters<typeof readingOf>[0]

const isReading = (value: unknown): value is Reading => isMembers(value) && isMembers(value['sections'])
