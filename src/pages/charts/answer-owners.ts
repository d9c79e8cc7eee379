import { inWords, isMembers, type Members, textOf } from './answer-values.ts'

/** What is around a part of an answer. */
export interface Around {
  readonly whole: Members
  readonly request: Members
}

/** The owner of the chart in a wheel. */
export function ownerOf({ of }: Members, { request, whole }: Around): string | null {
  if (typeof of !== 'string') return null
  if (OWNERS[of] !== undefined) return OWNERS[of]
  const person = request[of]
  const name = isMembers(person) ? textOf(person['name']) : ''
  return name || (of === 'natal' ? natalName({ request, whole }) : inWords(of))
}

const OWNERS: Readonly<Record<string, string>> = {
  transit: 'Transit',
  return: 'Return',
  lunar_return: 'Lunar return',
  progressed: 'Progressed',
  composite: 'Composite',
}

/** The name of the person whose natal chart it is about. */
export function natalName({ request, whole }: Around): string {
  const subject = [whole['natal_subject'], request['natal']].find(isMembers)
  return textOf(subject?.['name']) || textOf(request['name']) || 'Natal'
}
