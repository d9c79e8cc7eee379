import type { System } from './profile.ts'
import { type NameSource, PROFILE_ENTRIES, PROFILE_NAMES } from './registry/profiles.ts'

type Text = string | null | undefined
export type Names = { readonly [Source in NameSource]?: Text }

/** The fields of a request that select a name. */
export interface NameRequest {
  readonly method: {
    readonly system: System
    readonly profile?: Text
    readonly name_source?: NameSource | null | undefined
  }
  readonly subject: { readonly name?: Names | null | undefined }
}

/**
 * The name that a request selects: by its `name_source` if the system accepts one, otherwise by its profile, otherwise
 * the only name in the request. Null when nothing selects one of two.
 */
export function selectedName({ method, subject: { name } }: NameRequest): NameSource | null {
  if (method.system === 'pythagorean') return 'birth'
  const profile = PROFILE_NAMES[method.system][method.profile ?? '']
  if (method.system === 'chaldean' && profile) return PROFILE_ENTRIES[profile].nameSource ?? null
  if (method.system !== 'chaldean' && method.name_source) return method.name_source
  const given = namesGiven(name)
  return given.length === 1 ? given[0]! : null
}

export const namesGiven = (name: Names | null | undefined): NameSource[] =>
  (['birth', 'current'] as const).filter((source) => isText(name?.[source]))

/** Whether a text has more than spaces. */
export const isText = (value: Text): boolean => value?.trim() !== undefined && value.trim() !== ''
