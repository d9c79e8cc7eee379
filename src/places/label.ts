import type { firstMatcher } from './find.ts'
import type { KnownPlace } from './place.ts'

/** A text that `find` resolves to the place; null when a larger place of its name is in the same district. */
export const labeller =
  (firstOf: ReturnType<typeof firstMatcher>) =>
  (place: KnownPlace): string | null => {
    const labels = [[place.state], [place.district, place.state]].map((areas) =>
      [place.name, ...areas, place.countryName].filter((part) => part !== null).join(', '),
    )
    return labels.find((label) => firstOf(label) === place.geonameId) ?? null
  }
