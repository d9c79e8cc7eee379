import { BirthFields } from '../../../../contract/births/birth.ts'
import { PartnerBirth, StyledBirth } from '../../../../contract/charts/requests.ts'
import { Refusal } from '../../../../platform/errors.ts'
import { SKY_THEME } from '../../../landing/sky.ts'
import { accepted, type Body, type Viewed } from '../../view.ts'
import { WHEEL_LOOKS } from '../../wheel.ts'
import { otherOf } from './births.ts'

/** The bodies of the two people in one wheel, in colours that have a dark one. */
export const RING_COLORS = { first: SKY_THEME.trine, second: SKY_THEME.accent } as const

/** The options of the drawer that the second chart shares. Other methods follow the first person by themselves. */
const SHARED = ['include_features', 'include_minor_aspects', 'orb_settings'] as const

/** Both births of a request for a single chart of the two. */
export function pairOf({ birth, own }: Pick<Viewed, 'birth' | 'own'>): Body {
  const added = (birth['include_features'] ?? []) as readonly string[]
  const shared = Object.fromEntries(SHARED.flatMap((name) => (name in birth ? [[name, birth[name]]] : [])))
  return {
    person_a: {
      ...accepted(StyledBirth, birth),
      ...WHEEL_LOOKS,
      display_settings: Object.fromEntries(added.map((id) => [id, true])),
    },
    person_b: accepted(PartnerBirth, { ...shared, ...otherOf({ own }) }),
  }
}

/** Both births of a request for two rings. The chart of the page is inside, and its houses are those of the wheel. */
export function ringsOf({ birth, own }: Pick<Viewed, 'birth' | 'own'>): Body {
  const methods = Object.fromEntries(Object.entries(birth).filter(([name]) => !(name in BirthFields)))
  const { person_a: first, person_b: second } = pairOf({
    birth: { ...methods, ...otherOf({ own }) },
    own: { other: birth },
  })
  return { person_a: first, person_b: second }
}

/** Which person of a request is the second one of the page. */
export type SecondBirth = 'person_a' | 'person_b'

/** Refusals name the fields of the page. */
export async function withOwnNames<Value>(asked: Promise<Value>, second: SecondBirth = 'person_b'): Promise<Value> {
  const ownName = (part: string | number): readonly (string | number)[] =>
    part === second ? ['other'] : part === 'person_a' || part === 'person_b' ? [] : [part]
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { issues, field } = error.detail
    throw new Refusal(error.code, {
      ...error.detail,
      ...(issues && { issues: issues.map((issue) => ({ ...issue, loc: issue.loc.flatMap(ownName) })) }),
      ...(field !== undefined && { field: field.split('.').flatMap(ownName).join('.') }),
    })
  }
}
