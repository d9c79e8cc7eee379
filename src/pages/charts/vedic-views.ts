import { html, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from './answer-values.ts'
import { dateText } from './dates.ts'
import { placeInSign } from './degrees.ts'

/** The tables of a Vedic answer that are made by hand: grahas, divisional charts, yogas and running periods. */
export function vedicViews(value: Members): Found {
  return { ...chartOf(value), ...vargasOf(value), ...yogasOf(value), ...periodsOf(value) }
}

/** A graha or the lagna. */
interface Graha {
  readonly name: string
  readonly longitudeDeg: number
  readonly sign: string
  readonly house: number | null
  readonly isRetrograde: boolean
  readonly nakshatra: string
}

function grahaOf(value: unknown, given = ''): Graha | null {
  if (!isMembers(value)) return null
  const { nakshatra } = value
  const own = isMembers(nakshatra) ? nakshatra : { name: nakshatra, pada: value['pada'] }
  const [name, longitudeDeg] = [given || textOf(value['name']), numberOf(value['absolute_degree'])]
  if (name === '' || longitudeDeg === null) return null
  return {
    name,
    longitudeDeg,
    sign: textOf(value['sign']),
    house: numberOf(value['house']),
    isRetrograde: value['is_retrograde'] === true,
    nakshatra: [textOf(own['name']), numberOf(own['pada'])].filter(Boolean).join(' '),
  }
}

/** The lagna and the grahas of a chart. Null when it is none. */
function grahasOf(chart: Members): readonly Graha[] | null {
  const listed = objectsIn(chart['planets'])
  const planets = listed.flatMap((each) => grahaOf(each) ?? [])
  if (planets.length === 0 || planets.length < listed.length) return null
  const lagna = grahaOf(chart['ascendant'], 'Lagna')
  return [...(lagna ? [{ ...lagna, house: 1 }] : []), ...planets]
}

function chartOf(value: Members): Found {
  const grahas = grahasOf(value)
  if (!grahas) return {}
  // A house that is a whole sign has no cusp, and the sign follows from the lagna.
  const houses = objectsIn(value['houses']).every((each) => (each['degree_cusp'] ?? null) === null)
  return {
    planets: grahasTable(grahas),
    ascendant: null,
    ...(houses && value['houses'] !== undefined && { houses: null }),
  }
}

const named = ({ name, isRetrograde }: Graha): Markup =>
  html`${name}${isRetrograde && html` <span aria-hidden="true" title="retrograde">℞</span><span class="aside">retrograde</span>`}`

const grahasTable = (grahas: readonly Graha[]): Markup =>
  table<Graha>({
    caption: 'Lagna and grahas',
    isCompact: true,
    columns: [
      { head: 'Graha', cell: named },
      { head: 'Position', cell: ({ longitudeDeg }) => placeInSign(longitudeDeg) },
      { head: 'House', isFigure: true, cell: ({ house }) => house },
      { head: 'Nakshatra, pada', cell: ({ nakshatra }) => nakshatra },
    ],
    rows: grahas,
  })

/** The signs of each divisional chart beside each other. */
function vargasOf(value: Members): Found {
  const { vargas } = value
  const charts = isMembers(vargas) ? Object.values(vargas).filter(isMembers) : objectsIn(vargas)
  const read = charts.flatMap((chart) => {
    const grahas = grahasOf(chart)
    return grahas ? [{ title: `D${numberOf(chart['division']) ?? ''} ${textOf(chart['name'])}`.trim(), grahas }] : []
  })
  const [first] = read
  if (!first || read.length < charts.length) return {}
  const rows = first.grahas.map(({ name }) => name)
  return {
    vargas: table<string>({
      caption: 'Signs in divisional charts',
      isCompact: read.length <= VARGAS_COMPACT,
      columns: [
        { head: 'Graha', cell: (name) => name },
        ...read.map(({ title, grahas }) => ({
          head: title,
          cell: (name: string) => grahas.find((each) => each.name === name)?.sign,
        })),
      ],
      rows,
    }),
  }
}

/** This many signs fit beside each other on a phone. */
const VARGAS_COMPACT = 3

/** The yogas of the chart. Those that were looked for and are not there stand in the JSON. */
function yogasOf(value: Members): Found {
  const all = objectsIn(value['yogas'])
  const yogas = value['active_yogas'] === undefined ? [] : objectsIn(value['active_yogas'])
  if (yogas.length === 0 || !yogas.every(isYoga)) return all.length > 0 && all.every(isYoga) ? { yogas: null } : {}
  return { active_yogas: yogasTable(yogas), yogas: null }
}

const isYoga = (value: Members): boolean =>
  textOf(value['name']) !== '' && textOf(value['description']) !== '' && 'formed_by' in value

const yogasTable = (yogas: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Yogas of the chart',
    isCompact: true,
    columns: [
      {
        head: 'Yoga',
        cell: ({ name, type, strength }) =>
          html`${textOf(name)}<br><span class="soft">${[type, strength].map(textOf).filter(Boolean).map(inWords).join(', ')}</span>`,
      },
      {
        head: 'Formed by',
        cell: ({ description, formed_by: formedBy }) =>
          html`<span class="prose">${textOf(description)} ${makers(formedBy)}</span>`,
      },
    ],
    rows: yogas,
  })

/** The grahas that make a yoga, once for each way. */
function makers(formedBy: unknown): Markup | null {
  const groups = objectsIn(formedBy).map(({ planets }) =>
    Array.isArray(planets) ? planets.map(textOf).join(' and ') : '',
  )
  const texts = [...new Set(groups.filter(Boolean))]
  return texts.length === 0 ? null : html`<span class="soft">By ${texts.join('; ')}.</span>`
}

/** The periods of a dasha that run at a time, from the longest to the shortest. */
function periodsOf(value: Members): Found {
  const periods = objectsIn(value['active_periods'])
  const isPeriod = (each: Members) =>
    [each['lord'], each['level'], each['start'], each['end']].every((text) => textOf(text) !== '')
  if (periods.length === 0 || !periods.every(isPeriod)) return {}
  return {
    active_periods: table<Members>({
      caption: 'Current periods',
      isCompact: true,
      columns: [
        { head: 'Period', cell: ({ level }) => textOf(level) },
        { head: 'Lord', cell: ({ lord }) => textOf(lord) },
        { head: 'From', cell: ({ start }) => dateText(textOf(start)) },
        { head: 'To', cell: ({ end }) => dateText(textOf(end)) },
      ],
      rows: periods,
    }),
  }
}
