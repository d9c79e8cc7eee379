import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CpuGroup, cpuGroup } from './cpu-group.ts'

const START = new URL('../src/start.ts', import.meta.url).pathname
const POLL_MS = 50
const START_MS_MAX = 600_000
/** Cores that a start may use; null for all. */
const SHARES = [null, 0.1] as const
/** Without series, a run on a busy machine ends sooner. */
const HAS_SERIES = process.env['SERIES_CENTURIES'] !== 'none'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30 }
const ATHENS = { lat: 37.9838, lng: 23.7275, tz_str: 'Europe/Athens' }

interface Figures {
  readonly portSeconds: number
  readonly chartSeconds: number
  readonly citySeconds: number
  readonly seriesSeconds: number | null
  readonly cpuSeconds: number
}

/**
 * Seconds and CPU of a first and of a warm start of a front, a renderer and an export worker, after the packages are installed.
 * Needs root and a control group.
 */
export async function benchStart(): Promise<void> {
  console.log('\nstart: seconds to the open port, to a chart by coordinates, to one by a city, to series; CPU seconds')
  for (const share of SHARES) {
    const varDir = mkdtempSync(join(tmpdir(), 'orrery-bench-start-'))
    let key: string | null = null
    for (const isFirst of [true, false]) {
      const group = cpuGroup(share)
      try {
        // At a tenth of a core series take some ten minutes.
        const waitsForSeries = HAS_SERIES && share === null
        const run = await started({ varDir, key, group, waitsForSeries })
        key = run.key
        console.log(
          row(`${isFirst ? 'first' : 'warm'}, ${share === null ? 'all cores' : `${share} of a core`}`, run.figures),
        )
      } finally {
        await group.remove()
      }
    }
    rmSync(varDir, { recursive: true, force: true })
  }
}

interface Start {
  readonly varDir: string
  readonly key: string | null
  readonly group: CpuGroup
  readonly waitsForSeries: boolean
}

async function started({ varDir, key: known, group, waitsForSeries }: Start) {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  const child = spawn('/bin/sh', ['-c', `${group.enter} && exec "$0" "$1"`, process.execPath, START], {
    env: { ...process.env, VAR_DIR: varDir, PORT: '0', RENDERER_PORT: '0', LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data))
  const exited = once(child, 'exit')
  const until = async <T>(
    look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  ): Promise<T> => {
    while (seconds() * 1000 < START_MS_MAX) {
      const found = await look()
      if (found) return found
      if (child.exitCode !== null) break
      await sleep(POLL_MS)
    }
    throw new Error(`The start did not come to its end:\n${said.slice(-2_000)}`)
  }
  try {
    const url = await until(() => said.match(/listening at (http:\S+?)"/)?.[1])
    await until(() => isOk(fetch(`${url}/readyz`)))
    const portSeconds = seconds()
    const key = known ?? (await until(() => said.match(/orr_live_\w+/)?.[0]))
    const chart = (place: object) =>
      isOk(
        fetch(`${url}/api/v1/natal/calculate`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: JSON.stringify({ ...BIRTH, ...place }),
        }),
      )
    await until(() => chart(ATHENS))
    const chartSeconds = seconds()
    await until(() => chart({ city: 'Athens' }))
    const citySeconds = seconds()
    const table = `${url}/api/v1/ephemeris?start=1950-01-01&end=1952-12-31`
    const hasSeries = async () => {
      const reply = await fetch(table, { headers: { 'x-api-key': key } })
      return (await reply.text()).includes('"precision":"series"')
    }
    const seriesSeconds = waitsForSeries ? await until(hasSeries).then(seconds) : null
    const figures: Figures = { portSeconds, chartSeconds, citySeconds, seriesSeconds, cpuSeconds: group.usedSeconds() }
    return { key, figures }
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

const isOk = (asked: Promise<Response>): Promise<boolean> => asked.then(({ ok }) => ok).catch(() => false)

function row(name: string, { portSeconds, chartSeconds, citySeconds, seriesSeconds, cpuSeconds }: Figures): string {
  const numbers = [portSeconds, chartSeconds, citySeconds, seriesSeconds, cpuSeconds]
  return `${name.padEnd(24)}${numbers.map((each) => (each === null ? '-' : each.toFixed(1)).padStart(8)).join('')}`
}
