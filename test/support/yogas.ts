import { SIGNS } from '../../src/astro/sign.ts'
import { GRAHAS, type Graha } from '../../src/astro/vedic/names.ts'
import { PARASHARA, type YogaOptions, yogaChart, yogaSky } from '../../src/astro/vedic/yogas/chart.ts'
import { evaluateYoga, NAMED_YOGAS } from '../../src/astro/vedic/yogas/evaluate.ts'

const BODIES: Readonly<Record<string, Graha>> = Object.fromEntries(GRAHAS.map((graha) => [graha.slice(0, 2), graha]))

/** Reads a chart in the notation of the table of cases. */
export function read(text: string, options: YogaOptions = PARASHARA) {
  const [lagnaText, places = ''] = text.split(' | ')
  const lagna = SIGNS.findIndex(({ abbreviation }) => abbreviation === lagnaText)
  const houses = new Map<Graha, number>()
  let rest = 1
  for (const place of places.split(' ')) {
    const [house = '', bodies = ''] = place.split(':')
    if (house === '*') rest = Number(bodies)
    else for (const body of bodies.match(/../g)!) houses.set(BODIES[body]!, Number(house))
  }
  const longitude = (graha: Graha): number => (((lagna + (houses.get(graha) ?? rest) - 1) % 12) * 30 + 15) % 360
  const placed = Object.fromEntries(GRAHAS.map((graha) => [graha, longitude(graha)])) as Record<Graha, number>
  return yogaChart(yogaSky({ ...placed, Ketu: (placed.Rahu + 180) % 360 }, options), lagna)
}

/** A yoga by its id. */
export const yogaOf = (id: string) => NAMED_YOGAS.find((yoga) => yoga.id === id)!
/** Whether a chart has a yoga. */
export const isActive = (id: string, chart: ReturnType<typeof read>): boolean =>
  evaluateYoga(yogaOf(id), chart).formed!.length > 0
