import { signIndex } from '../astro/sign.ts'
import { CATALOGUES, type Catalogue } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { decimalText, pointName, signName } from '../languages/labels.ts'
import type { Ring, WheelContent, WheelEnd, WheelPoint } from './content.ts'
import type { Drawing } from './drawing.ts'
import { degreesText } from './rim.ts'

/** The number of aspects in the description. */
const ASPECTS_TOLD = 5

/** A description for screen readers: the subject, every body with its sign and house, the closest aspects. */
export function spokenWords(drawing: Drawing): string {
  const { content, rings, axes } = drawing
  const { inner, outer } = content
  const { spoken } = CATALOGUES[content.language].charts
  const [within, around] = [rings.inner.map(({ point }) => point), rings.outer.map(({ point }) => point)]
  const angles = axes
    .filter(({ id }) => id === 'asc' || id === 'mc')
    .map(({ id, longitude }) => placed(pointName(content.language, id), longitude, content))
  const inside = [...within.map((each) => pointWords(each, within, content)), ...angles].join(', ')
  const outside = around.map((each) => pointWords(each, around, content)).join(', ')
  return [
    content.description,
    outer
      ? filled(spoken.inside, { ring: ringName(inner, content), points: inside })
      : filled(spoken.shown, { points: inside }),
    outer && filled(spoken.outside, { ring: ringName(outer, content), points: outside }),
    aspectWords(content),
  ]
    .filter(Boolean)
    .join(' ')
}

function ringName({ of }: Ring, { language }: WheelContent): string {
  const names: Readonly<Record<string, string>> = CATALOGUES[language].charts.rings
  return names[of] ?? of
}

function pointWords(point: WheelPoint, points: readonly WheelPoint[], content: WheelContent): string {
  const { spoken } = CATALOGUES[content.language].charts
  const { house, retrograde, station, longitude } = point
  const at = placed(spokenName(point, points, content), longitude, content)
  const inHouse = house === null ? at : filled(spoken.inHouse, { point: at, house })
  const moving = retrograde ? filled(spoken.retrograde, { point: inHouse }) : inHouse
  return station ? filled(spoken.stationary[station], { point: moving }) : moving
}

/** The name of a point, with its variant when the ring has both. */
export function spokenName(
  { id, name, variant }: Pick<WheelPoint, 'id' | 'name' | 'variant'>,
  points: readonly WheelPoint[],
  { language }: WheelContent,
): string {
  const { names, charts } = CATALOGUES[language]
  const twice = points.filter((other) => other.id === id).length > 1
  return twice && variant ? filled(charts.spoken.variant, { name, variant: names.variants[variant] }) : name
}

/** The name of an end of an aspect. */
export function endName({ ring, id, variant }: WheelEnd, content: WheelContent): string {
  const points = content[ring]?.points ?? []
  const angles: Readonly<Record<string, string>> = CATALOGUES[content.language].names.points
  const name = points.find((point) => point.id === id)?.name ?? angles[id] ?? id
  return spokenName({ id, name, variant }, points, content)
}

/** A name with its place in the zodiac: `Sun 10°05′ Aries`. */
export const placed = (name: string, longitude: number, { language }: WheelContent): string =>
  filled(CATALOGUES[language].charts.spoken.point, {
    name,
    place: `${degreesText(longitude)} ${signName(language, signIndex(longitude))}`,
  })

function aspectWords(content: WheelContent): string {
  const { aspects, language } = content
  const { charts, names }: Catalogue = CATALOGUES[language]
  const { spoken } = charts
  if (aspects.length === 0) return spoken.noAspects
  const closest = [...aspects]
    .sort((a, b) => a.orb - b.orb)
    .slice(0, ASPECTS_TOLD)
    .map(({ from, type, to, orb }) =>
      filled(spoken.aspect, {
        from: endName(from, content),
        aspect: names.aspects[type],
        to: endName(to, content),
        orb: decimalText(language, orb, 1),
      }),
    )
  return filled(spoken.aspects, { count: aspects.length, closest: closest.join(', ') })
}
