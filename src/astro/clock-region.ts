/**
 * A region and a time whose clocks are certain, or were certainly in doubt, by a public source. The tz database does not
 * promise its zones before 1970: a zone records the clock of its own city.
 */
export interface ClockRegion {
  readonly country: string
  /** States or provinces as the gazetteer names them; the whole country without `states`, `districts` and `around`. */
  readonly states?: readonly string[]
  readonly districts?: readonly string[]
  /** Latitude, longitude and radius in kilometres. */
  readonly around?: readonly [latitude: number, longitude: number, km: number]
  /** Local dates, each from midnight on. The last day is not included. */
  readonly from: string
  readonly until: string
  /**
   * `zone`: the zone of the place had the clock of the whole region. `as`: the region had the clock of another zone, a fixed
   * offset, or the mean time of each place (`LMT`) instead. `also`: both were in use, in different houses of one town, or in
   * different parts of the region. It may be `LMT` too.
   */
  readonly clock: 'zone' | { readonly as: string } | { readonly also: string }
  readonly source: string
}

/** The source of rows for regions that belonged to Germany. */
export const GERMANY = 'A part of Germany: Reichsgesetzblatt 1893, p. 93, law of 12 March 1893; tz europe, "Germany"'
