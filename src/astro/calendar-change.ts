/**
 * When a region changed from the Julian to the Gregorian calendar. A row with states or districts comes before that of
 * its country, and the first matching row is used.
 */
export interface CalendarChange {
  /** ISO 3166-1 alpha-2, separated by spaces. */
  readonly countries: string
  /** States or provinces as the gazetteer names them. */
  readonly states?: readonly string[]
  readonly districts?: readonly string[]
  /** The Gregorian date from which the Julian calendar was used again, after an earlier change. */
  readonly julianFrom?: string
  /** The last Julian date. */
  readonly until: string
  /** The Gregorian date of the next day. */
  readonly from: string
  /**
   * Parts of the region, or some of its people, changed earlier or later, or belonged to another state. No day is
   * refused.
   */
  readonly partly?: true
  /** Sweden's own calendar stood between: from 1 March 1700 to 30 February 1712. */
  readonly swedish?: true
  readonly source: string
}

export const GROTEFEND =
  'H. Grotefend, Taschenbuch der Zeitrechnung, pp. 26-28, in the file "calendars" of the tz database'
export const NORBY = 'T. Norby, The Perpetual Calendar, norbyhus.dk/calendar.php'
export const NCAL = 'The table of switches of ncal, of the BSD systems'
export const ACT = 'Calendar (New Style) Act 1750, 24 Geo. 2 c. 23: all dominions of Great Britain'
