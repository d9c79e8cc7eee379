import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A control group of Linux, which counts the CPU of its processes and may bound it. */
export interface CpuGroup {
  /** A shell command by which a process enters the group. */
  readonly enter: string
  usedSeconds(): number
  /** Removes the group when its processes have ended. */
  remove(): Promise<void>
}

const PERIOD_US = 100_000
const V1 = '/sys/fs/cgroup/cpu'
const V2 = '/sys/fs/cgroup'
const REMOVE_TRIES = 100
const REMOVE_POLL_MS = 100

let made = 0

/** A group that may use a share of a core, or all cores. */
export function cpuGroup(share: number | null): CpuGroup {
  made += 1
  const isV1 = existsSync(join(V1, 'cpu.shares'))
  const folder = join(isV1 ? V1 : V2, `orrery-bench-${process.pid}-${made}`)
  const accounts = folder.replace(V1, '/sys/fs/cgroup/cpuacct')
  mkdirSync(folder)
  if (isV1) mkdirSync(accounts, { recursive: true })
  const quotaUs = share === null ? null : Math.round(share * PERIOD_US)
  if (isV1) writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quotaUs ?? -1))
  else writeFileSync(join(folder, 'cpu.max'), `${quotaUs ?? 'max'} ${PERIOD_US}`)
  const entered = isV1 ? [folder, accounts] : [folder]
  return {
    enter: entered.map((each) => `echo $$ > ${each}/cgroup.procs`).join(' && '),
    usedSeconds: () =>
      isV1
        ? Number(readFileSync(join(accounts, 'cpuacct.usage'), 'utf8')) / 1e9
        : Number(/usage_usec (\d+)/.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8'))![1]) / 1e6,
    async remove() {
      for (const each of new Set(entered)) await removed(each)
    },
  }
}

/** The kernel refuses while a process of the group still ends. */
async function removed(folder: string): Promise<void> {
  for (let tries = 1; existsSync(folder); tries += 1) {
    try {
      rmdirSync(folder)
    } catch (error) {
      if (tries === REMOVE_TRIES) throw error
      await sleep(REMOVE_POLL_MS)
    }
  }
}
