import { POINT_NAMES } from '../../astro/point-names.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { Fields } from './given.ts'
import { isObject, quoted } from './given.ts'

/** The name of a point by its id: `true_node` is the True Node. */
export const nameOf = (id: string): string => POINT_NAMES[id] ?? id.replaceAll('_', ' ')

/** `semi-sextile`, `contra-parallel`. */
export const aspectName = (type: string): string => type.replaceAll('_', '-')

export const signName = (signId: string): string => SIGNS.find(({ id }) => id === signId)?.name ?? signId

/** How astrologers call the points of a ring. */
const OF_RINGS: Readonly<Record<string, string>> = {
  natal: 'natal',
  transit: 'transiting',
  return: 'return',
  progressed: 'progressed',
  composite: 'composite',
}

const PEOPLE: Readonly<Record<string, string>> = { person_a: 'person A', person_b: 'person B' }

/** The owner of a ring of two people: the name in the input, otherwise person A or person B. */
function personOf(ring: string, input: Fields): string | undefined {
  const [first, second] = ['person_a', 'person_b'].map((person) => givenName(input[person]))
  const given = ring === 'person_a' ? first : second
  return given && first !== second ? given : PEOPLE[ring]
}

const givenName = (birth: unknown): string =>
  isObject(birth) && typeof birth['name'] === 'string' ? quoted(birth['name']) : ''

/** `transiting`, `natal`, `Ada's`. */
export const ownerOf = (ring: string, input: Fields): string => {
  const person = ring in PEOPLE ? personOf(ring, input) : undefined
  return person ? `${person}'s` : (OF_RINGS[ring] ?? ring)
}
