import { SIGNS, signIndex } from '../astro/sign.ts'
import type { WheelContent, WheelEnd, WheelPoint } from './content.ts'
import type { Drawing } from './drawing.ts'
import { degreesText } from './rim.ts'

/** The number of aspects in the description. */
const ASPECTS_TOLD = 5

/** What a description tells of a drawing, or of tables. */
export interface Told extends Pick<Drawing, 'content' | 'axes'> {
  readonly rings: Readonly<
    Record<'inner' | 'outer', readonly { readonly point: WheelPoint; readonly place?: string }[]>
  >
}

/** A description for screen readers: the subject, every body with its sign and house, the closest aspects. */
export function spokenWords({ content, rings, axes }: Told): string {
  const { inner, outer } = content
  const wordsOf = (which: 'inner' | 'outer'): string[] => {
    const points = rings[which].map(({ point }) => point)
    return rings[which].map(({ point, place }) => pointWords(point, points, place))
  }
  const angles = axes
    .filter(({ id }) => id === 'asc' || id === 'mc')
    .map(({ id, longitude }) => `${AXES[id]} ${placeWords(longitude)}`)
  return [
    content.description,
    `${outer ? `Inside, ${NAMES[inner.of] ?? inner.of}` : 'Shown'}: ${[...wordsOf('inner'), ...angles].join(', ')}.`,
    outer && `Outside, ${NAMES[outer.of] ?? outer.of}: ${wordsOf('outer').join(', ')}.`,
    aspectWords(content),
  ]
    .filter(Boolean)
    .join(' ')
}

const NAMES: Readonly<Record<string, string>> = {
  natal: 'the natal chart',
  transit: 'the transits',
  return: 'the solar return',
  progressed: 'the progressed chart',
  person_a: 'the first person',
  person_b: 'the second person',
}

/** A point with its place, house and motion: `Mars 2°07′ Leo in house 4 retrograde`. */
export function pointWords(
  point: WheelPoint,
  points: readonly WheelPoint[],
  place: string = placeWords(point.longitude),
): string {
  const where = point.house === null ? '' : ` in house ${point.house}`
  return `${spokenName(point, points)} ${place}${where}${point.retrograde ? ' retrograde' : ''}${point.station ? `, stationary, turning ${point.station}` : ''}`
}

/** The name of a point, with its variant when the ring has both. */
export function spokenName(
  { id, name, variant }: Pick<WheelPoint, 'id' | 'name' | 'variant'>,
  points: readonly WheelPoint[],
): string {
  const twice = points.filter((other) => other.id === id).length > 1
  return twice && variant ? `${name} (${variant})` : name
}

const AXES: Readonly<Record<string, string>> = { asc: 'Ascendant', mc: 'Midheaven', dc: 'Descendant', ic: 'Imum Coeli' }

/** The name of an end of an aspect. */
export function endName({ ring, id, variant }: WheelEnd, content: WheelContent): string {
  const points = content[ring]?.points ?? []
  const name = points.find((point) => point.id === id)?.name ?? AXES[id] ?? id
  return spokenName({ id, name, variant }, points)
}

export const placeWords = (longitude: number): string =>
  `${degreesText(longitude)} ${SIGNS[signIndex(longitude)]!.name}`

function aspectWords(content: WheelContent): string {
  const { aspects } = content
  if (aspects.length === 0) return 'No aspects are drawn.'
  const closest = [...aspects]
    .sort((a, b) => a.orb - b.orb)
    .slice(0, ASPECTS_TOLD)
    .map(
      (each) =>
        `${endName(each.from, content)} ${each.type.replaceAll('_', '-')} ${endName(each.to, content)} within ${each.orb.toFixed(1)}°`,
    )
  return `${aspects.length} aspects, the closest: ${closest.join(', ')}.`
}
