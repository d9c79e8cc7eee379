import type { PostgresHost } from './host.ts'

/** Another user that runs Postgres. The data must belong to this user. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** How the programs of Postgres are run: by our own user, in a user namespace, or by another user. */
export type Way =
  | { readonly kind: 'own' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'other'; readonly owner: Owner; readonly passesFolders: boolean }

/** Questions about the machine, asked only if they matter. */
export interface WayQuestions {
  readonly isRoot: boolean
  /** The owner of the data, if there is data. */
  holder(): Owner | undefined
  hasNamespaces(): boolean
  /** The user `nobody`. Throws if there is none. */
  nobody(): Owner
  /** Whether a user can enter the folders of the programs and of the data. */
  reaches(owner: Owner): boolean
}

/** What to do when root cannot run Postgres. */
export const REMEDY = 'Start as an ordinary user, or set DATABASE_URL.'

/**
 * Postgres refuses to run as root. Root therefore runs it in a user namespace. Where the kernel refuses namespaces, as
 * in many containers, another user runs it: the owner of the data, or "nobody". That user may have to traverse folders
 * that only root may enter.
 */
export function wayToRun(host: Pick<PostgresHost, 'hasWayForRoot'>, ask: WayQuestions): Way {
  if (!ask.isRoot) return { kind: 'own' }
  if (!host.hasWayForRoot) throw new Error(`Postgres cannot run as root on this system. ${REMEDY}`)
  const holder = ask.holder()
  const isRoots = !holder || holder.uid === 0
  if (isRoots && ask.hasNamespaces()) return { kind: 'namespace' }
  const owner = isRoots ? ask.nobody() : holder
  return { kind: 'other', owner, passesFolders: !ask.reaches(owner) }
}
