import type { PlaceList } from '../../contract/geo.ts'

/** A line for each place, the best match first. */
export const placesText = ({ results }: PlaceList): string =>
  results.length === 0
    ? 'No place has this name. Try another spelling, a larger town nearby, or ask for coordinates.'
    : results
        .map(
          ({ name, state, country_name, lat, lng, timezone, population }) =>
            `${[name, state, country_name].filter(Boolean).join(', ')}: lat ${lat}, lng ${lng}, ${timezone}, ${population} people`,
        )
        .join('\n')
