import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { startExporterMetrics } from '../../exporter/metrics.ts'
import { startRendererMetrics } from '../../renderer/metrics.ts'
import { startMetrics } from '../../src/platform/metrics.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

const CHECK = ['check', 'metrics']
const isInstalled = spawnSync('promtool', ['--version']).status === 0

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** What promtool of Prometheus says about metrics: nothing if they follow its rules. */
const faultsOf = (text: string) => {
  const { status, stdout, stderr } = spawnSync('promtool', CHECK, { input: text, encoding: 'utf8' })
  return [status, stdout, stderr]
}

describe.skipIf(!isInstalled)('promtool (needs Debian’s prometheus)', () => {
  test('finds no fault in the metrics of a front', async () => {
    await service.get({ start: '2026-01-01' })
    await service.get({ start: 'x' })
    const reply = await service.app.inject({ url: '/metrics' })
    expect(faultsOf(reply.body)).toEqual([0, '', ''])
  })

  test('finds no fault in the metrics of reports', async () => {
    const { registry, watchReports } = startMetrics()
    watchReports({
      counts: async () => [{ status: 'completed', count: 3 }],
      times: async () => [{ quantile: 0.99, queued: 0.1, rendered: 2 }],
    })
    const text = await registry.metrics()
    expect(text).toContain('orrery_report_queue_seconds{percentile="99"} 0.1')
    expect(faultsOf(text)).toEqual([0, '', ''])
  })

  test('finds no fault in the metrics of an exporter, with and without a database', async () => {
    const backlog = async () => ({ own: 3, other: 1, oldest_seconds: 60 })
    const { registry, parts, rows } = startExporterMetrics({ backlog, heartbeatAgeSeconds: () => 5 })
    parts.inc({ outcome: 'made' })
    rows.inc(1_000)
    const text = await registry.metrics()
    expect(text).toContain('orrery_exporter_parts_waiting{data="other"} 1')
    expect(text).toContain('orrery_exporter_oldest_seconds 60')
    expect(faultsOf(text)).toEqual([0, '', ''])
    const away = startExporterMetrics({
      backlog: () => Promise.reject(new Error('away')),
      heartbeatAgeSeconds: () => 5,
    })
    expect(await away.registry.metrics()).toContain('orrery_exporter_oldest_seconds Nan')
  })

  test('finds no fault in the metrics of a renderer', async () => {
    const { registry } = startRendererMetrics({ isHealthy: () => true })
    expect(faultsOf(await registry.metrics())).toEqual([0, '', ''])
  })
})
