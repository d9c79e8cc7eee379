// The places that were chosen last. They are kept in this browser only, until they are forgotten.

const NAME = 'orrery-recent-places'
const MOST = 5
const FIELDS = ['name', 'state', 'country', 'country_name', 'lat', 'lng', 'timezone', 'population']

const isPlace = (value) =>
  typeof value?.name === 'string' && typeof value.lat === 'number' && typeof value.lng === 'number'

/** The places, the last one first. A browser may refuse to keep anything. */
export const recentPlaces = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MOST) : []
  } catch {
    return []
  }
}

const keep = (places) => {
  try {
    if (places.length === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, JSON.stringify(places))
  } catch {
    // Without a store there are no recent places.
  }
}

export const rememberPlace = (place) => {
  const own = Object.fromEntries(FIELDS.map((field) => [field, place[field]]))
  const others = recentPlaces().filter(({ lat, lng }) => lat !== place.lat || lng !== place.lng)
  keep([own, ...others].slice(0, MOST))
}

export const forgetPlaces = () => keep([])
