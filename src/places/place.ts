/** A populated place of GeoNames. Coordinates are degrees, north and east positive. */
export interface KnownPlace {
  readonly geonameId: number
  readonly name: string
  /** ISO 3166-1 alpha-2, or XK for Kosovo. */
  readonly country: string
  readonly countryName: string
  /** First-order division: the state, province or region. */
  readonly state: string | null
  /** Second-order division: the county, district or department. */
  readonly district: string | null
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timezone: string
  /** 0 when it is unknown. */
  readonly population: number
}

export interface FoundPlace extends KnownPlace {
  /** How many other places the same text could mean. */
  readonly others: number
}

export interface PlaceSearch {
  readonly q: string
  readonly limit: number
  /** ISO 3166-1 alpha-2; all countries when null. */
  readonly country: string | null
}

/** The gazetteer, read from its file. One for each thread. */
export interface Places {
  /** The most populous place that a text such as "Athens", "Athens, Georgia" or "Αθήνα, Ελλάδα" names, or null. */
  find(text: string): FoundPlace | null
  /** What an unknown text may have meant, best first and at most five: texts that `find` understands. */
  suggest(text: string): string[]
  /** Places with a name, or a word in it, that begins so: those of exactly this name first, then the most populous. */
  search(query: PlaceSearch): KnownPlace[]
  close(): void
}
