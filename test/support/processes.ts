import { readdirSync, readFileSync } from 'node:fs'

export interface RunningProcess {
  readonly pid: number
  readonly parent: number
  /** One letter, as in proc(5). Z is a process that has ended and was not waited for. */
  readonly state: string
  readonly command: string
}

/** Every process of this machine, as /proc shows them. */
export const processes = (): RunningProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
        const [state = '', parent] = stat.split(' ')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(pid), parent: Number(parent), state, command }]
      } catch {
        // It ended while we were looking.
        return []
      }
    })
