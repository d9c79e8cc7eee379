import { join } from 'node:path'
import { checkChromiumPath } from '../platform/chromium-path.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createShutdown, endOnSignals, parentPhases } from '../run/shutdown.ts'
import { EXPORTER_FLAGS, HEAP_FLAGS, printAnnouncement, type Supervised, supervise } from '../run/supervise.ts'

const FRONT: Supervised = {
  name: 'front',
  file: new URL('./main.ts', import.meta.url).pathname,
  flags: HEAP_FLAGS,
  portVariable: 'PORT',
  mustStart: true,
}
const RENDERER: Supervised = {
  name: 'renderer',
  file: new URL('../../renderer/main.ts', import.meta.url).pathname,
  flags: HEAP_FLAGS,
  portVariable: 'RENDERER_PORT',
  mustStart: false,
}

const EXPORTER: Supervised = {
  name: 'exporter',
  file: new URL('../../exporter/main.ts', import.meta.url).pathname,
  flags: EXPORTER_FLAGS,
  mustStart: false,
}

/**
 * `npm start`: a front, a renderer and an export worker for one machine. They end together, the front first. The others
 * start after it, because nothing waits for them, and the renderer unpacks its browser at its first start.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  checkChromiumPath(config.chromiumPath)
  const log = createLog('start', config)
  const shutdown = createShutdown(log, parentPhases(config))
  endOnSignals(shutdown, log)
  // Half of the work of a start is compiling modules. The next one reads the cache that this one writes when it ends.
  process.env['NODE_COMPILE_CACHE'] ??= join(config.varDir, 'compile-cache')
  const { promise: frontListens, resolve: startOthers } = Promise.withResolvers<void>()
  supervise(RENDERER, shutdown, log, frontListens)
  supervise(EXPORTER, shutdown, log, frontListens)
  const front = supervise(FRONT, shutdown, log)

  const started = await front.first
  if (shutdown.isStopping()) return
  if (started.announcement?.kind === 'listening') {
    printAnnouncement(started.announcement)
    return startOthers()
  }
  const clean = await shutdown.stop('the front could not start')
  if (started.announcement) printAnnouncement(started.announcement)
  process.exit(clean ? (started.code ?? 1) : 1)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
