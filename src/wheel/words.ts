import { SIGNS, signIndex } from '../astro/sign.ts'
import type { Ring, WheelAspect, WheelContent, WheelPoint } from './content.ts'
import type { Drawing } from './drawing.ts'
import { degreesText } from './rim.ts'

/** How many of the closest aspects are told. */
const ASPECTS_TOLD = 5

/** A picture in words, for those who hear it: what it is of, every body with its sign and house, the closest aspects. */
export function spokenWords(drawing: Drawing): string {
  const { content, rings } = drawing
  const { inner, outer } = content
  return [
    content.description,
    ringWords(
      outer ? `Inside, ${NAMES[inner.of] ?? inner.of}` : 'Shown',
      inner,
      rings.inner.map(({ point }) => point),
    ),
    outer &&
      ringWords(
        `Outside, ${NAMES[outer.of] ?? outer.of}`,
        outer,
        rings.outer.map(({ point }) => point),
      ),
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

function ringWords(beginning: string, { angles }: Ring, points: readonly WheelPoint[]): string {
  const bodies = points
    .filter(({ id }) => id !== 'asc' && id !== 'mc')
    .map(({ name, variant, longitude, house, retrograde }) => {
      const twice = points.filter((other) => other.name === name).length > 1
      const called = twice && variant ? `${variant} ${name}` : name
      return `${called} ${placeWords(longitude)}${house === null ? '' : ` in house ${house}`}${retrograde ? ' retrograde' : ''}`
    })
  const axes = angles ? [`Ascendant ${placeWords(angles.asc)}`, `Midheaven ${placeWords(angles.mc)}`] : []
  return `${beginning}: ${[...bodies, ...axes].join(', ')}.`
}

const placeWords = (longitude: number): string => `${degreesText(longitude)} ${SIGNS[signIndex(longitude)]!.name}`

function aspectWords({ aspects, inner, outer }: WheelContent): string {
  if (aspects.length === 0) return 'No aspects are drawn.'
  const nameOf = ({ ring, id }: WheelAspect['from']): string =>
    (ring === 'inner' ? inner : outer)?.points.find((point) => point.id === id)?.name ?? id
  const closest = [...aspects]
    .sort((a, b) => a.orb - b.orb)
    .slice(0, ASPECTS_TOLD)
    .map(
      (each) =>
        `${nameOf(each.from)} ${each.type.replaceAll('_', '-')} ${nameOf(each.to)} within ${each.orb.toFixed(1)}°`,
    )
  return `${aspects.length} aspects, the closest: ${closest.join(', ')}.`
}
