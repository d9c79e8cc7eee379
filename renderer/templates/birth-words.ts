import type { ReportContent } from '../../src/contract/report-content.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

type Born = ReportContent['subject']['born']

/** `14 March 1879`; years before 1 as BC. */
export function birthDate({ local }: Born): string {
  const [, sign, year, month, day] = /^([+-]?)(\d+)-(\d\d)-(\d\d)/.exec(local)!
  const counted = sign === '-' || Number(year) === 0 ? `${Number(year) + 1} BC` : String(Number(year))
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${counted}`
}

/** `11:30`, or null when the time is unknown. */
export const birthTime = ({ local, time_known }: Born): string | null =>
  time_known ? local.slice(local.indexOf('T') + 1).slice(0, 5) : null

/** The name of the place and its coordinates, separated by two blanks. */
export function birthPlace({ place }: Born): { name: string | null; coordinates: string } {
  const [name = '', coordinates] = place.split('  ')
  return coordinates === undefined ? { name: null, coordinates: name } : { name, coordinates }
}
