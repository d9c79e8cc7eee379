import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CpuGroup, cpuGroup } from './cpu-group.ts'

const START = new URL('../src/commands/start.ts', import.meta.url).pathname
const POLL_MS = 50
/** A table each time, so that the questions take no part of the machine. */
const SERIES_POLL_MS = 1_000
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
  /** CPU of all processes until the first chart, and until the last of these times. */
  readonly chartCpuSeconds: number
  readonly cpuSeconds: number
}

/** A table of Markdown, as it stands in the README. */
const COLUMNS: Readonly<Record<string, (figures: Figures) => number | null>> = {
  'port open': ({ portSeconds }) => portSeconds,
  'natal chart': ({ chartSeconds }) => chartSeconds,
  'chart by city': ({ citySeconds }) => citySeconds,
  'long tables from series': ({ seriesSeconds }) => seriesSeconds,
  'CPU to the chart': ({ chartCpuSeconds }) => chartCpuSeconds,
  'CPU to the end': ({ cpuSeconds }) => cpuSeconds,
}

/**
 * Seconds and CPU of a first and of a warm start of a front, a renderer and an export worker, after the packages are installed.
 * Needs root and a control group.
 */
export async function benchStart(): Promise<void> {
  const names = ['seconds to', ...Object.keys(COLUMNS)]
  console.log(`\n${line(names)}\n${line(names.map((name) => '-'.repeat(name.length)))}`)
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
          row(
            `${isFirst ? 'first' : 'warm'} start, ${share === null ? 'all cores' : `${share} of a core`}`,
            run.figures,
          ),
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
    const chartCpuSeconds = group.usedSeconds()
    await until(() => chart({ city: 'Athens' }))
    const citySeconds = seconds()
    const table = `${url}/api/v1/ephemeris?start=1950-01-01&end=1950-04-30`
    const hasSeries = async () => {
      await sleep(SERIES_POLL_MS)
      const reply = await fetch(table, { headers: { 'x-api-key': key } })
      return (await reply.text()).includes('"precision":"series"')
    }
    const seriesSeconds = waitsForSeries ? await until(hasSeries).then(seconds) : null
    const figures: Figures = {
      ...{ portSeconds, chartSeconds, citySeconds, seriesSeconds, chartCpuSeconds },
      cpuSeconds: group.usedSeconds(),
    }
    return { key, figures }
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

const isOk = (asked: Promise<Response>): Promise<boolean> => asked.then(({ ok }) => ok).catch(() => false)

const row = (name: string, figures: Figures): string =>
  line([name, ...Object.values(COLUMNS).map((column) => column(figures)?.toFixed(1) ?? '')])

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
