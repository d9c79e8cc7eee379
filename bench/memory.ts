import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and its descendants in MB. Shared pages count in proportion (Pss, proc(5)). */
export const familyMb = (pid: number): number =>
  proportionalMb(pid) + childrenOf(pid).reduce((total, child) => total + familyMb(child), 0)

/** Memory of one process in MB, counted in the same way. */
export const proportionalMb = (pid: number): number =>
  Number(read(`/proc/${pid}/smaps_rollup`).match(/^Pss: +(\d+) kB/m)?.[1] ?? 0) / 1_000

/** A process may have begun its children from any of its threads. */
export const childrenOf = (pid: number): readonly number[] =>
  ifAlive(() => readdirSync(`/proc/${pid}/task`), [])
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)

const read = (path: string): string => ifAlive(() => readFileSync(path, 'utf8'), '')

/** A process that has ended has no memory. */
function ifAlive<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
