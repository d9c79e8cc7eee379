import { POINT_NAMES } from '../../../../astro/body-names.ts'
import { SIGNS } from '../../../../astro/sign.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import { dayText } from '../../days.ts'
import { bodyMark, signMark } from '../../glyphs.ts'

/** A period of a time lord, as all techniques have it. */
export interface Period {
  readonly level: number
  readonly lord_id: string
  readonly sign_id?: string | undefined
  readonly period: { readonly starts_at: string; readonly ends_at: string }
  readonly age_years?: { readonly start: number; readonly end: number } | undefined
  readonly peak?: boolean | undefined
  readonly loosing_of_the_bond?: boolean | undefined
}

const lordName = (id: string): string => POINT_NAMES[id] ?? id

/** `☉ Sun`. */
export const lordMark = (id: string): Markup =>
  html`<span class="named">${bodyMark(id, lordName(id))} <span class="lord-name">${lordName(id)}</span></span>`

/** `♌ Leo`. */
export const signName = (id: string): Markup =>
  html`<span class="named">${signMark(id)} <span class="sign-name">${SIGNS.find((sign) => sign.id === id)?.name}</span></span>`

/** What marks the period that a date falls in. */
export const NOW = html`<b class="now">now</b>`

interface Periods {
  readonly caption: string
  readonly periods: readonly Period[]
  /** The periods that the date falls in. */
  readonly active: readonly Period[]
}

/** Periods in a line each: lord and sign, when it begins and ends, at which age, and what is special. */
export function periodTable({ caption, periods, active }: Periods): Markup {
  const isActive = ({ level, period: { starts_at } }: Period) =>
    active.some((each) => each.level === level && each.period.starts_at === starts_at)
  const has = (member: keyof Period) => periods.some((each) => each[member] !== undefined)
  return table<Period>({
    caption,
    isCompact: true,
    columns: [
      ...(has('sign_id') ? [{ head: 'Sign', cell: ({ sign_id: id }: Period) => id && signName(id) }] : []),
      { head: 'Lord', cell: ({ lord_id: id }) => lordMark(id) },
      { head: 'Begins', cell: ({ period }) => day(period.starts_at) },
      { head: 'Ends', cell: ({ period }) => day(period.ends_at) },
      ...(has('age_years')
        ? [
            {
              head: 'Age',
              isFigure: true,
              cell: ({ age_years: age }: Period) => age && Math.floor(age.start + ROUNDED_YEARS),
            },
          ]
        : []),
      { head: 'Notes', cell: (each) => marksOf(each, isActive(each)) },
    ],
    rows: periods,
  })
}

/** Ages have four decimals: the rest of a day must not make a birthday of the day before. */
const ROUNDED_YEARS = 0.001

const day = (instant: string): Markup => html`<span class="day">${dayText(instant)}</span>`

const marksOf = (period: Period, isActive: boolean): Markup | null => {
  const said = [period.peak && 'peak', period.loosing_of_the_bond && 'loosing of the bond'].filter(Boolean).join(', ')
  return isActive || said !== '' ? html`${isActive && NOW}${isActive && said !== '' && ', '}${said}` : null
}
