/** The order of found places. The module has no imports, so that browsers load it too. */

/** A place as far as its order is concerned. */
export interface FoundPlace {
  /** ISO 3166-1. */
  readonly country: string
  readonly population: number
}

/** A place in a country of the reader weighs this many times as much: Athens in Georgia is a sixth of Athens in Greece. */
const OWN_WEIGHS = 3

/** Moves places of the reader's own countries up, past places elsewhere that have less than three times their inhabitants. */
export function ordered<Place extends FoundPlace>(places: readonly Place[], countries: ReadonlySet<string>): Place[] {
  const found: Place[] = []
  for (const place of places) {
    let at = found.length
    if (countries.has(place.country)) while (at > 0 && yields(found[at - 1], place, countries)) at -= 1
    found.splice(at, 0, place)
  }
  return found
}

const yields = (before: FoundPlace | undefined, { population }: FoundPlace, countries: ReadonlySet<string>): boolean =>
  before !== undefined && !countries.has(before.country) && before.population < population * OWN_WEIGHS

/** The countries that languages of a browser name, such as `GR` of `el-GR`. */
export const countriesOf = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => /-([A-Z]{2})$/.exec(language)?.[1] ?? [])
