import { z } from 'zod'
import { SECTS } from '../../../../contract/births/time-lords.ts'
import { DateTime } from '../../../../contract/fields.ts'
import { DECENNIALS } from '../../../../techniques/decennials/decennials.ts'
import { DecennialsRequest } from '../../../../techniques/decennials/schema.ts'
import { FIRDARIA } from '../../../../techniques/firdaria/firdaria.ts'
import { FirdariaRequest } from '../../../../techniques/firdaria/schema.ts'
import { PLANETARY_YEARS } from '../../../../techniques/planetary-years/planetary-years.ts'
import { PlanetaryYearsRequest } from '../../../../techniques/planetary-years/schema.ts'
import { PROFECTION_PERIODS } from '../../../../techniques/profection-periods/profection-periods.ts'
import { ProfectionPeriodsRequest } from '../../../../techniques/profection-periods/schema.ts'
import { PROFECTIONS } from '../../../../techniques/profections/profections.ts'
import { ProfectionRequest } from '../../../../techniques/profections/schema.ts'
import { RELEASING } from '../../../../techniques/releasing/releasing.ts'
import { ReleasingRequest } from '../../../../techniques/releasing/schema.ts'
import { accepted, type Body, type Viewed } from '../../view.ts'

/** The techniques of the view. */
export const LORDS = {
  profections: 'Profections',
  firdaria: 'Firdaria',
  releasing: 'Zodiacal releasing',
  decennials: 'Decennials',
  planetary_years: 'Planetary years',
} as const
export type Lords = keyof typeof LORDS

export const LOTS = { part_of_spirit: 'Spirit', part_of_fortune: 'Fortune' } as const
export type Lot = keyof typeof LOTS

const ids = <Id extends string>(names: Readonly<Record<Id, string>>) => Object.keys(names) as [Id, ...Id[]]

export const LordFields = z.object({
  lords: z.enum(ids(LORDS)).default('profections'),
  on: DateTime.optional(),
  sect: z.enum(SECTS).optional(),
  lot: z.enum(ids(LOTS)).default('part_of_spirit'),
})
type Own = z.output<typeof LordFields>

/** The fields as they were checked, or the defaults where they are wrong. */
export const ownOf = ({ own }: Pick<Viewed, 'own'>): Own => LordFields.safeParse(own).data ?? LordFields.parse({})

export const isTimed = ({ chart }: Pick<Viewed, 'chart'>): boolean => chart.subject.settings.time_known

/** Lots, and the sect by the Sun, need a time of birth. */
export const hasSect = (viewed: Viewed): boolean => isTimed(viewed) || ownOf(viewed).sect !== undefined

/** A life of a hundred years; the cycle of the firdaria has 75. */
const LIFE_YEARS = { firdaria: 75, releasing: 100, decennials: 100 } as const
const PROFECTIONS_AHEAD_YEARS = 12
const LAST_YEAR = 9999

/** From a date on, for some years. */
function yearsFrom(date: string, years: number) {
  const [, sign = '', year] = /^([+-]?)(\d+)/.exec(date) ?? []
  const end = Math.min(Number(`${sign}${year}`) + years, LAST_YEAR)
  const digits = String(Math.abs(end)).padStart(4, '0')
  return { range_start: date.slice(0, date.indexOf('T')), range_end: `${end < 0 ? '-' : ''}${digits}-12-31` }
}

const times = (viewed: Viewed): Body => {
  const { on, sect } = ownOf(viewed)
  return { ...(on && { date: on }), ...(sect && { sect }) }
}

const life = (viewed: Viewed, years: number): Body => ({
  ...times(viewed),
  ...yearsFrom(viewed.chart.subject.datetime, years),
  levels: 1,
})

/** Without a time of birth there is no Ascendant to begin from. */
const start = (viewed: Viewed) => ({ from: isTimed(viewed) ? 'ascendant' : 'sun' }) as const

/** The year of life with its months. */
export function askProfections(viewed: Viewed) {
  const { on } = ownOf(viewed)
  const annual_profection = { ...(on && { date: on }), ...start(viewed) }
  return viewed.ask.data(PROFECTIONS, { ...accepted(ProfectionRequest, viewed.birth), annual_profection })
}

/** The years of life from one on. */
export const askYears = (viewed: Viewed, date: string) =>
  viewed.ask.data(PROFECTION_PERIODS, {
    ...accepted(ProfectionPeriodsRequest, viewed.birth),
    profections: { ...yearsFrom(`${date}T`, PROFECTIONS_AHEAD_YEARS), levels: 1, ...start(viewed) },
  })

/** The current firdaria with its parts, or those of a life. */
export const askFirdaria = (viewed: Viewed, isLife = false) =>
  viewed.ask.data(FIRDARIA, {
    ...accepted(FirdariaRequest, viewed.birth),
    firdaria: isLife ? life(viewed, LIFE_YEARS.firdaria) : times(viewed),
  })

/** The current period of releasing with its parts, or the periods of a life. */
export const askReleasing = (viewed: Viewed, lot: Lot, isLife = false) =>
  viewed.ask.data(RELEASING, {
    ...accepted(ReleasingRequest, viewed.birth),
    releasing: { ...(isLife ? life(viewed, LIFE_YEARS.releasing) : times(viewed)), from: lot },
  })

/** The current decennial with its parts, or those of a life. */
export const askDecennials = (viewed: Viewed, isLife = false) =>
  viewed.ask.data(DECENNIALS, {
    ...accepted(DecennialsRequest, viewed.birth),
    decennials: isLife ? life(viewed, LIFE_YEARS.decennials) : times(viewed),
  })

/** What completes its years in the three years before and after. */
export function askPlanetaryYears(viewed: Viewed) {
  const { on } = ownOf(viewed)
  return viewed.ask.data(PLANETARY_YEARS, {
    ...accepted(PlanetaryYearsRequest, viewed.birth),
    planetary_years: on ? { date: on } : {},
  })
}
