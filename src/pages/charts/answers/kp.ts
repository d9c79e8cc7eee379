import { html, type Markup } from '../../../platform/markup.ts'
import { type Column, table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { momentText } from '../dates.ts'
import { angleText, placeInSign } from '../degrees.ts'
import { clockOnDay, placeCell } from './cells.ts'
import { views as dashaViews } from './dasha.ts'

/** A chart of Krishnamurti: lords of grahas and cusps, significators, ruling planets, and the dashas of a moment. */
export const views = (value: Members, path: readonly string[], around: Around): Found => {
  if (path.at(-1) === 'vimshottari_dasha') return { ...dashaViews(value, path, around), reference_date: null }
  const { horary, significators, ruling_planets: ruling } = value
  if (path.length > 0) return {}
  const [planets, cusps] = [objectsIn(value['planets']), objectsIn(value['cusps'])]
  return {
    horary: isMembers(horary) ? horaryText(horary) : null,
    ...(planets.length > 0 && { planets: planetsTable(planets), ascendant: null }),
    cusps: cusps.length > 0 ? cuspsTable(cusps) : null,
    ...(isMembers(significators) && { significators: significatorTables(significators) }),
    ...(isMembers(ruling) && { ruling_planets: rulingTable(ruling) }),
  }
}

const horaryText = (horary: Members): Markup =>
  html`<section class="prose"><h3>Number ${numberOf(horary['number'])} of 249</h3><p>The lagna is at ${placeCell(numberOf(horary['absolute_degree']))}, where the sub of ${textOf(horary['sub_lord'])} begins in the star of ${textOf(horary['star_lord'])}, in the sign of ${textOf(horary['sign_lord'])}. The next number begins at ${placeCell(numberOf(horary['end_degree']))}. The cusps are those of ${momentText(textOf(horary['cusps_at']))}.</p></section>`

const nakshatraText = (row: Members): string =>
  [textOf(row['nakshatra']), numberOf(row['pada'])].filter(Boolean).join(' ')

/** The lords that rule a place, from its sign to its smallest part. */
const LORDS: readonly Column<Members>[] = [
  { head: 'Nakshatra, pada', cell: nakshatraText },
  { head: 'Sign lord', cell: (row) => textOf(row['sign_lord']) },
  { head: 'Star lord', cell: (row) => textOf(row['nakshatra_lord']) },
  { head: 'Sub lord', cell: (row) => html`<b>${textOf(row['sub_lord'])}</b>` },
  { head: 'Sub-sub lord', cell: (row) => textOf(row['sub_sub_lord']) },
]

const planetsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Grahas and their lords',
    columns: [
      { head: 'Graha', cell: ({ name }) => textOf(name) },
      { head: 'Position', cell: (row) => placeCell(numberOf(row['absolute_degree']), row['is_retrograde']) },
      { head: 'House', isFigure: true, cell: ({ house }) => numberOf(house) },
      ...LORDS,
    ],
    rows,
  })

const cuspsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Cusps and their lords',
    columns: [
      { head: 'House', cell: ({ house }) => numberOf(house) },
      { head: 'Cusp', cell: (row) => placeCell(numberOf(row['absolute_degree'])) },
      ...LORDS,
    ],
    rows,
  })

/** `2, 9`. */
const listText = (value: unknown): string => (isList(value) ? value.map(String).join(', ') : '')

function significatorTables(value: Members): readonly Markup[] {
  const [planets, houses, nodes] = ['planets', 'houses', 'nodes'].map((name) => objectsIn(value[name]))
  return [
    ...(planets?.length ? [planetsSignify(planets)] : []),
    ...(houses?.length ? [housesSignified(houses)] : []),
    ...(nodes?.length ? [nodesTable(nodes)] : []),
  ]
}

const planetsSignify = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Houses that each graha signifies, strongest first',
    columns: [
      { head: 'Graha', cell: ({ planet }) => textOf(planet) },
      { head: 'Star lord', cell: (row) => textOf(row['star_lord']) },
      { head: 'Star lord is in', cell: (row) => listText(row['level_1']) },
      { head: 'Is in', cell: (row) => listText(row['level_2']) },
      { head: 'Star lord rules', cell: (row) => listText(row['level_3']) },
      { head: 'Rules', cell: (row) => listText(row['level_4']) },
    ],
    rows,
  })

const housesSignified = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Significators of each house, strongest first',
    columns: [
      { head: 'House', cell: ({ house }) => numberOf(house) },
      { head: 'A: in the star of occupants', cell: (row) => listText(row['level_a']) },
      { head: 'B: occupants', cell: (row) => listText(row['level_b']) },
      { head: 'C: in the star of the lord', cell: (row) => listText(row['level_c']) },
      { head: 'D: lord', cell: (row) => listText(row['level_d']) },
    ],
    rows,
  })

const nodesTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Planets for which the nodes act',
    columns: [
      { head: 'Node', cell: ({ node }) => textOf(node) },
      {
        head: 'Acts for',
        cell: (row) =>
          objectsIn(row['agent_of'])
            .map(({ planet, by }) => `${textOf(planet)} (${inWords(textOf(by))})`)
            .join(', '),
      },
      { head: 'Represents', cell: ({ represents }) => listText(represents) },
      { head: 'Houses', cell: ({ houses }) => listText(houses) },
    ],
    rows,
  })

const DAY_BEGINS: Readonly<Record<string, string>> = {
  sunrise: 'at sunrise',
  six_hours_before_noon: 'six hours before noon, because the Sun does not rise',
}

function rulingTable(ruling: Members): readonly Markup[] {
  const [at, planets, nodes] = [textOf(ruling['datetime']), listText(ruling['planets']), listText(ruling['nodes'])]
  const rows = ['ascendant', 'moon'].flatMap((name) => {
    const place = ruling[name]
    return isMembers(place) ? [{ name, longitudeDeg: numberOf(place['absolute_degree']) }] : []
  })
  const lord = (name: string, kind: string): string => textOf(ruling[`${name}_${kind}_lord`])
  return [
    html`<section class="prose"><h3>Ruling planets</h3><p><b>${planets}</b>${nodes !== '' && html`, with ${nodes} as agent`}. ${momentText(at)} at ${coordinatesText(ruling)}. The lord of the day (${textOf(ruling['weekday'])}) is ${textOf(ruling['day_lord'])}; the day began ${DAY_BEGINS[textOf(ruling['day_begins'])]} (${clockOnDay(ruling['day_began_at'], at.slice(0, 'yyyy-mm-dd'.length))}).</p></section>`,
    table<(typeof rows)[number]>({
      caption: 'Lords of the lagna and of the Moon',
      columns: [
        { head: 'Point', cell: ({ name }) => (name === 'moon' ? 'Moon' : 'Lagna') },
        { head: 'Position', cell: ({ longitudeDeg }) => longitudeDeg !== null && placeInSign(longitudeDeg) },
        { head: 'Sign lord', cell: ({ name }) => lord(name, 'sign') },
        { head: 'Star lord', cell: ({ name }) => lord(name, 'star') },
        { head: 'Sub lord', cell: ({ name }) => lord(name, 'sub') },
      ],
      rows,
    }),
  ]
}

/** `37°59′ N, 23°44′ E`. */
function coordinatesText({ lat, lng }: Members): string {
  const [latitude, longitude] = [numberOf(lat) ?? 0, numberOf(lng) ?? 0]
  return `${angleText(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${angleText(longitude)} ${longitude < 0 ? 'W' : 'E'}`
}
