import { signIndex } from '../astro/sign.ts'
import { CATALOGUES, type Catalogue, decimalText, pointName, signName } from '../languages/catalogues.ts'
import { filled } from '../languages/language.ts'
import { degreesAndMinutes } from './arrange.ts'
import {
  hasMinutes,
  isTimed,
  type Ring,
  type WheelAspect,
  type WheelContent,
  type WheelEnd,
  type WheelPoint,
} from './content.ts'
import type { Drawing } from './drawing.ts'
import { degreesText } from './rim.ts'

/** The number of aspects in the description. */
const ASPECTS_TOLD = 5

/** What a description says about a drawing, or about tables. */
export interface Told extends Pick<Drawing, 'content' | 'axes'> {
  readonly rings: Readonly<
    Record<'inner' | 'outer', readonly { readonly point: WheelPoint; readonly place?: string }[]>
  >
}

/** A description for screen readers: the subject, every body with its sign and house, the closest aspects. */
export function spokenWords({ content, rings, axes }: Told): string {
  const { inner, outer } = content
  const { spoken } = CATALOGUES[content.language].charts
  const wordsOf = (which: 'inner' | 'outer'): string[] => {
    const points = rings[which].map(({ point }) => point)
    const ring = content[which]
    const withTime = ring !== null && isTimed(ring)
    return rings[which].map(({ point, place }) =>
      pointWords(point, points, content, place ?? pointPlace(point, withTime, content)),
    )
  }
  const angles = axes
    .filter(({ id }) => id === 'asc' || id === 'mc')
    .map(({ id, longitude }) => placed(pointName(content.language, id), longitude, content))
  const inside = [...wordsOf('inner'), ...angles].join(', ')
  const outside = wordsOf('outer').join(', ')
  return [
    content.description,
    outer ? filled(spoken.inside, { ring: ringName(inner), points: inside }) : filled(spoken.shown, { points: inside }),
    outer && filled(spoken.outside, { ring: ringName(outer), points: outside }),
    aspectWords(content),
  ]
    .filter(Boolean)
    .join(' ')
}

const ringName = ({ of, names }: Ring): string => names?.spoken ?? of

/** A point with its place, house and motion: `Mars 2°07′ Leo in house 4 retrograde`. */
export function pointWords(
  point: WheelPoint,
  points: readonly WheelPoint[],
  content: WheelContent,
  place: string,
): string {
  const { spoken } = CATALOGUES[content.language].charts
  const { house, retrograde, station } = point
  const at = filled(spoken.point, { name: spokenName(point, points, content), place })
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

/** A place in the zodiac: `10°05′ Aries`. */
export const placeWords = (longitude: number, { language }: Pick<WheelContent, 'language'>): string =>
  `${degreesText(longitude)} ${signName(language, signIndex(longitude))}`

/** The place of a point, as precise as it is known. */
export const pointPlace = (point: WheelPoint, withTime: boolean, content: Pick<WheelContent, 'language'>): string =>
  hasMinutes(point, withTime)
    ? placeWords(point.longitude, content)
    : `${degreesAndMinutes(point.longitude).degrees}° ${signName(content.language, signIndex(point.longitude))}`

/** Whether the orb of an aspect is known to the minute. */
export const isExact = ({ from, to }: Pick<WheelAspect, 'from' | 'to'>, content: WheelContent): boolean =>
  [from, to].every((end) => hasMinutes(end, isTimed(content[end.ring]!)))

/** A name with its place in the zodiac: `Sun 10°05′ Aries`. */
const placed = (name: string, longitude: number, content: WheelContent): string =>
  filled(CATALOGUES[content.language].charts.spoken.point, { name, place: placeWords(longitude, content) })

function aspectWords(content: WheelContent): string {
  const { aspects, language } = content
  const { charts, names }: Catalogue = CATALOGUES[language]
  const { spoken } = charts
  if (aspects.length === 0) return spoken.noAspects
  const exact = aspects.filter((aspect) => isExact(aspect, content))
  const closest = (exact.length > 0 ? exact : aspects)
    .toSorted((a, b) => a.orb - b.orb)
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
