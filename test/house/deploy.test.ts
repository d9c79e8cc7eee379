import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startExporterMetrics } from '../../exporter/metrics.ts'
import { startRendererMetrics } from '../../renderer/metrics.ts'
import { sharedApp } from '../support/app.ts'

const FOLDER = new URL('../../deploy/', import.meta.url).pathname
const ALERTS = join(FOLDER, 'prometheus/alerts.yml')
const ALERTS_TEXT = readFileSync(ALERTS, 'utf8')
const isInstalled = spawnSync('promtool', ['--version']).status === 0

interface Panel {
  readonly title: string
  readonly type: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'grafana/orrery.json'), 'utf8')) as {
  readonly panels: readonly Panel[]
}
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

const promtool = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

describe.skipIf(!isInstalled)('promtool (needs Debian’s prometheus)', () => {
  test('takes the rules for alerts', () => {
    expect(promtool('check', 'rules', '--lint-fatal', ALERTS)).toMatchObject({ status: 0 })
  })

  test('sees each alert that is due, and none that is not', () => {
    expect(promtool('test', 'rules', join(FOLDER, 'prometheus/alerts.test.yml'))).toMatchObject({ status: 0 })
  })

  test('takes every expression of the dashboard', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-dashboard-'))
    // What Grafana puts in. YAML takes JSON.
    const rules = expressions.map((expr, at) => ({ record: `r${at}`, expr: expr.replaceAll('$__rate_interval', '5m') }))
    writeFileSync(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool('check', 'rules', join(folder, 'rules.yml'))).toMatchObject({ status: 0 })
    rmSync(folder, { recursive: true })
  })
})

test('alerts and dashboard name only metrics that exist', async () => {
  const { services } = await sharedApp()
  const nothing = { own: 0, other: 0, oldest_seconds: null }
  const exporter = startExporterMetrics({ backlog: async () => nothing, heartbeatAgeSeconds: () => 0 })
  const registries = [services.metrics, startRendererMetrics({ isHealthy: () => true }), exporter]
  const known = new Set(registries.flatMap(({ registry }) => registry.getMetricsAsArray().map(({ name }) => name)))
  const named = [ALERTS_TEXT, ...expressions].join('\n').match(/\borrery_\w+/g)!
  expect(named.length).toBeGreaterThan(30)
  for (const name of new Set(named)) expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
})

test('no panel of the dashboard covers another', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
