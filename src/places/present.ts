import { readFileSync } from 'node:fs'

/** A place in current GeoNames data, without numbers, populations and alternate names. */
export interface PresentPlace {
  readonly name: string
  readonly country: string
  readonly lat: string
  readonly lng: string
  readonly admin1: string
  readonly admin2: string
}

/** The largest distance of the same place in both lists, about 11 km, in degrees. */
const SAME_DEGREES = 0.1

/**
 * Finds a place of the older, more detailed list in the current one. Some countries have renumbered their divisions since,
 * Vietnam and Norway all of them: current names of divisions need current codes. When the place is missing (`same` is
 * false), the result is the place next to it, which gives the division.
 */
export function presentPlaces(file: string) {
  const byName = new Map<string, PresentPlace[]>()
  const byPoint = new Map<string, PresentPlace>()
  const byCell = new Map<string, PresentPlace[]>()
  for (const place of JSON.parse(readFileSync(file, 'utf8')) as PresentPlace[]) {
    const { country, name, lat, lng } = place
    push(byName, `${country} ${name}`, place)
    push(byCell, `${country} ${cell(lat)} ${cell(lng)}`, place)
    byPoint.set(`${country} ${Number(lat)} ${Number(lng)}`, place)
  }

  return (country: string, name: string, lat: number, lng: number): { place: PresentPlace; same: boolean } | null => {
    const same =
      nearest(byName.get(`${country} ${name}`) ?? [], lat, lng) ?? byPoint.get(`${country} ${lat} ${lng}`) ?? null
    if (same) return { place: same, same: true }
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => byCell.get(`${country} ${cell(lat) + north} ${cell(lng) + east}`) ?? []),
    )
    const near = nearest(around, lat, lng)
    return near && { place: near, same: false }
  }
}

const cell = (degrees: string | number): number => Math.round(Number(degrees) / SAME_DEGREES)

function push(map: Map<string, PresentPlace[]>, key: string, place: PresentPlace): void {
  const list = map.get(key)
  if (list) list.push(place)
  else map.set(key, [place])
}

function nearest(places: readonly PresentPlace[], lat: number, lng: number): PresentPlace | null {
  let [best, shortest]: [PresentPlace | null, number] = [null, SAME_DEGREES]
  for (const place of places) {
    const distance = Math.hypot(Number(place.lat) - lat, Number(place.lng) - lng)
    if (distance < shortest) [best, shortest] = [place, distance]
  }
  return best
}
