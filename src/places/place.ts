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
  /** 0 when unknown. */
  readonly population: number
}

export interface FoundPlace extends KnownPlace {
  /** The number of other places that match the same text. */
  readonly others: number
}

export interface PlaceSearch {
  readonly q: string
  readonly limit: number
  /** ISO 3166-1 alpha-2; all countries when null. */
  readonly country: string | null
}

/** What a text may mean that does not name one place. `find` understands each label. */
export interface PlaceChoices {
  /**
   * `name`: the places have the name. `almost`: they have a name much like it. `find` takes the first place in both. `none`: it
   * finds nothing, and the labels are suggestions.
   */
  readonly match: 'name' | 'almost' | 'none'
  /** Up to eight, the weightiest first. Empty when the text names one place, or one that weighs much more than the others. */
  readonly labels: readonly string[]
}

/** The distance of a text's places from a point, in kilometres. */
export interface PlaceDistance {
  /** The place that `find` takes. */
  readonly label: string
  readonly km: number
  /** Whether any of them is within the distance that was asked for. */
  readonly isNear: boolean
}

/** A town near a point. */
export interface NearTown extends Pick<KnownPlace, 'country' | 'state' | 'district'> {
  /** IANA name. */
  readonly zone: string
  readonly km: number
}

/** The gazetteer, read from its file. Each thread has one. */
export interface Places {
  /** The weightiest place for a text such as "Athens", "Athens, Georgia" or "Αθήνα, Ελλάδα"; null when there is none. */
  find(text: string): FoundPlace | null
  /** Up to five suggestions for an unknown text, the best first. `find` understands each. */
  suggest(text: string): string[]
  /** What a text may mean that does not name one place. */
  choices(text: string): PlaceChoices
  /** How far the places of a text are from a point; null when there is none. */
  distance(text: string, from: Pick<KnownPlace, 'latitude' | 'longitude'>, nearKm: number): PlaceDistance | null
  /** The towns within a distance of a point, the nearest first. */
  near(from: Pick<KnownPlace, 'latitude' | 'longitude'>, km: number): readonly NearTown[]
  /** The zones of the towns of a country within a distance of a point. */
  zonesNear(from: Pick<KnownPlace, 'latitude' | 'longitude'>, km: number, country: string): readonly string[]
  /** Places with a name, or a word in a name, that begins with the text: exact names first, then the most populous. */
  search(query: PlaceSearch): KnownPlace[]
  close(): void
}
