import { html, type Markup } from '../../../platform/markup.ts'
import { type Column, table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { aspectName } from '../aspects.ts'
import { momentText } from '../dates.ts'
import { momentCell, placeCell, sentence, signCell } from './cells.ts'
import { yogaViews } from './tajaka-yogas.ts'

/** A year of Tajaka: when it is, its lord and muntha, strengths, sahams, yogas and the dashas of the year. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const { varsha, dashas, yogas, year_lord: lord, muntha } = value
  if (path.length > 0 || !isMembers(varsha)) return {}
  const [strengths, joys, sahams] = ['pancha_vargeeya_bala', 'harsha_bala', 'sahams'].map((name) =>
    objectsIn(value[name]),
  )
  return {
    varsha: yearText(varsha, lord, muntha),
    muntha: null,
    year_lord: isMembers(lord) ? candidatesTable(objectsIn(lord['candidates'])) : null,
    pancha_vargeeya_bala: strengths?.length ? strengthsTable(strengths) : null,
    harsha_bala: joys?.length ? joysTable(joys) : null,
    sahams: sahams?.length ? sahamsTable(sahams) : null,
    ...(isMembers(yogas) && { yogas: yogaViews(yogas) }),
    dashas: isMembers(dashas)
      ? [
          ...periodsTable('Mudda dasha', objectsIn(dashas['mudda'])),
          ...periodsTable('Patyayini dasha', objectsIn(dashas['patyayini'])),
        ]
      : null,
  }
}

const CHOSEN_BY: Readonly<Record<string, string>> = {
  benefic_aspect: 'the strongest candidate above 10 with a benefic aspect on the lagna',
  malefic_aspect: 'the strongest candidate above 10, with a malefic aspect on the lagna',
  strength: 'the strongest candidate, above 15',
  first_candidate: 'the first candidate, because no candidate is strong enough',
}

function yearText(varsha: Members, lord: unknown, muntha: unknown): Markup {
  const { location, is_day: isDay } = varsha
  const city = isMembers(location) ? textOf(location['city']) : ''
  const light = isDay === true ? ' It begins by day.' : isDay === false ? ' It begins by night.' : ''
  return html`<section class="prose"><h3>Year ${numberOf(varsha['year_of_life'])} of life</h3><p>${momentText(textOf(varsha['starts_at']))} to ${momentText(textOf(varsha['ends_at']))}${city !== '' && ` in ${city}`}.${light}</p>${isMembers(lord) && html`<p>The lord of the year is <b>${textOf(lord['planet'])}</b>: ${CHOSEN_BY[textOf(lord['chosen_by'])]}.</p>`}${isMembers(muntha) && html`<p>The muntha is in <b>${signCell(muntha['sign'])}</b>, house ${numberOf(muntha['house'])}. Its lord is ${textOf(muntha['lord'])}.</p>`}</section>`
}

const DECIMALS = 2
const units = (value: unknown): string => numberOf(value)?.toFixed(DECIMALS) ?? ''
const planetColumn: Column<Members> = { head: 'Planet', cell: ({ planet }) => textOf(planet) }

const candidatesTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Candidates for lord of the year',
    isCompact: true,
    columns: [
      { head: 'Office', cell: ({ office }) => sentence(inWords(textOf(office))) },
      planetColumn,
      {
        head: 'Aspect on the lagna',
        cell: ({ aspect_on_lagna: aspect, nature }) =>
          textOf(aspect) === '' ? 'none' : `${aspectName(textOf(aspect))}, ${textOf(nature)}`,
      },
      { head: 'Strength', isFigure: true, cell: ({ strength }) => units(strength) },
    ],
    rows,
  })

const strengthsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Pancha vargeeya bala. The total is a quarter of the sum, at most 20',
    columns: [
      planetColumn,
      ...['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsa'].map((part) => ({
        head: sentence(part),
        isFigure: true,
        cell: (row: Members) => units(row[part]),
      })),
      { head: 'Total', isFigure: true, cell: ({ total }) => html`<b>${units(total)}</b>` },
      { head: 'Grade', cell: ({ grade }) => inWords(textOf(grade)) },
    ],
    rows,
  })

const joysTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Harsha bala, at most 20',
    isCompact: true,
    columns: [
      planetColumn,
      ...['place', 'dignity', 'houses', 'time'].map((part) => ({
        head: sentence(part),
        isFigure: true,
        cell: (row: Members) => numberOf(row[part]),
      })),
      { head: 'Total', isFigure: true, cell: ({ total }) => html`<b>${numberOf(total)}</b>` },
    ],
    rows,
  })

/** `Moon − Sun + Lagna + 30°`. */
const formulaText = ({ formula, added_sign: isAdded }: Members): string =>
  textOf(formula).replaceAll(' - ', ' − ') + (isAdded === true ? ' + 30°' : '')

const sahamsTable = (rows: readonly Members[]): Markup =>
  html`<div class="full">${table<Members>({
    caption: 'Sahams',
    columns: [
      { head: 'Saham', cell: ({ name }) => textOf(name) },
      { head: 'Meaning', cell: ({ meaning }) => textOf(meaning) },
      { head: 'Position', cell: (row) => placeCell(numberOf(row['absolute_degree'])) },
      { head: 'House', isFigure: true, cell: ({ house }) => numberOf(house) },
      { head: 'Lord', cell: ({ lord }) => textOf(lord) },
      { head: 'Formula', cell: formulaText },
    ],
    rows,
  })}</div>`

/** Periods, each with its parts behind it. */
function periodsTable(caption: string, periods: readonly Members[]): readonly Markup[] {
  if (periods.length === 0) return []
  const rows = periods.flatMap((period) => [
    { ...period, name: html`<b>${textOf(period['lord'])}</b>` },
    ...objectsIn(period['parts']).map((part) => ({
      ...part,
      name: html`${textOf(period['lord'])}, ${textOf(part['lord'])}`,
    })),
  ])
  return [
    table<Members & { readonly name: Markup }>({
      caption,
      isCompact: true,
      columns: [
        { head: 'Lord', cell: ({ name }) => name },
        { head: 'From', cell: (row) => momentCell(row['starts_at']) },
        { head: 'To', cell: (row) => momentCell(row['ends_at']) },
        { head: 'Days', isFigure: true, cell: ({ days }) => numberOf(days)?.toFixed(1) },
      ],
      rows,
    }),
  ]
}
