import type { RenderOutput, Renders } from '../src/jobs/renders/renders.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import { styleOf, wheelOf } from '../tools/pictures.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { swissSky } from '../workers/sky.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { childrenOf, familyMb, proportionalMb } from './memory.ts'
import { type BenchRenderer, withRenderer } from './renderer.ts'
import { ONE_PLACE, transitsAt } from './wheels.ts'

const WARM_UP = 20
const RENDERS = 60
/** Renders until a process has loaded and allocated its working set. */
const SETTLED = 100
/** Renders between the first and the last sample of memory. The browser is recycled twice in between. */
const LONG_RENDERS = 1_000
/** Memory samples at each end. Their medians are compared, because garbage varies between samples. */
const LOOKS = 5
const LOOK_EVERY = 50
const AT_ONCE = [1, 2] as const
const FORMS: readonly RenderOutput[] = [
  { format: 'png', size: 700, scale: 1 },
  { format: 'png', size: 700, scale: 2 },
  { format: 'png', size: 1200, scale: 3 },
  { format: 'pdf', size: 700, scale: 1 },
]
const GROWTH_MAX = 0.2
const DEADLINE_MS = 60_000

/** Pictures a second of one render process, warm, and its memory, its browser's apart, while it makes a thousand. */
export async function benchRender(): Promise<void> {
  const wheels = freshWheels()
  await withRenderer(async (renderer) => {
    await rates(renderer, wheels)
  })
  await withRenderer(async (renderer) => {
    await memory(renderer, wheels)
  })
}

/** Bi-wheels of consecutive minutes, so that no two renders are the same. */
function freshWheels(): () => string {
  const sky = swissSky(ephemerisFiles(undefined))
  let minute = 0
  return () => {
    const order = transitsAt(minute++)
    return drawWheel(wheelOf(sky, ONE_PLACE, order).content, styleOf(order))
  }
}

async function rates({ renders }: BenchRenderer, wheels: () => string): Promise<void> {
  const startedAt = performance.now()
  await many(renders, wheels, 1, 1, FORMS[1]!)
  const firstMs = performance.now() - startedAt
  await many(renders, wheels, WARM_UP, 1, FORMS[1]!)
  const rows = []
  for (const output of FORMS) {
    for (const atOnce of AT_ONCE) {
      const start = performance.now()
      const each = await many(renders, wheels, RENDERS, atOnce, output)
      const perSecond = (RENDERS * 1000) / (performance.now() - start)
      const what = `${output.format} ${output.size} px, scale ${output.scale}`
      rows.push({ what, 'at once': atOnce, 'median ms': rounded(each), 'per second': rounded(perSecond, 1) })
    }
  }
  report(`render: ${RENDERS} bi-wheels by one process, warm; its start and the first ${rounded(firstMs)} ms`, rows)
}

async function memory({ pid, renders }: BenchRenderer, wheels: () => string): Promise<void> {
  await many(renders, wheels, SETTLED, 2, FORMS[0]!)
  const looks = [look(pid)]
  for (let made = LOOK_EVERY; made <= LONG_RENDERS; made += LOOK_EVERY) {
    await many(renders, wheels, LOOK_EVERY, 2, FORMS[0]!)
    looks.push(look(pid))
  }
  const [first, last] = [looks.slice(0, LOOKS), looks.slice(-LOOKS)]
  report(
    `render: MB (Pss) in ${LONG_RENDERS} renders, medians of the first and last ${LOOKS} looks; growth below 20 %`,
    (['process', 'Chromium', 'together'] as const).map((what) => {
      const [before, after] = [first, last].map((some) => median(some.map((each) => each[what]))) as [number, number]
      const most = Math.max(...looks.map((each) => each[what]))
      const grown = after / before - 1
      return {
        what,
        before: rounded(before),
        after: rounded(after),
        most: rounded(most),
        growth: `${rounded(100 * grown, 1)} %`,
        result: verdict(grown < GROWTH_MAX),
      }
    }),
  )
}

function look(pid: number) {
  const process = proportionalMb(pid)
  const browser = childrenOf(pid).reduce((sum, each) => sum + familyMb(each), 0)
  return { process, Chromium: browser, together: process + browser }
}

/** Renders `count` pictures, some concurrently. Returns the median time in ms. */
async function many(
  renders: Renders,
  wheels: () => string,
  count: number,
  atOnce: number,
  output: RenderOutput,
): Promise<number> {
  const times: number[] = []
  let left = count
  const caller = async () => {
    while (left > 0) {
      left -= 1
      const svg = wheels()
      const start = performance.now()
      await renders.render(svg, output, DEADLINE_MS)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return median(times)
}
