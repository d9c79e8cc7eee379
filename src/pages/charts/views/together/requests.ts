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

/** Both births of a request for a picture. The first person is outside. */
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

/** Refusals name the fields of the page. */
export async function withOwnNames<Value>(asked: Promise<Value>): Promise<Value> {
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

const ownName = (part: string | number): readonly (string | number)[] =>
  part === 'person_a' ? [] : [part === 'person_b' ? 'other' : part]
