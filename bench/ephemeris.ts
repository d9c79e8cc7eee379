import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Piscina } from 'piscina'
import { EphemerisRequest } from '../src/contract/ephemeris.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { median, ratio, report, verdict } from './harness.ts'

const ROUNDS = 25
const WARM_UP = 5
const DAYS = 366
const BODY_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]
const BODIES = 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,mean_node,chiron'.split(',')
const FIRST_JD = 2461041.5
const FILES_AND_SPEED = 258
const RATIO_MAX = 1.6

/** Builds the plain loop from the sources that the package ships; null where there is no C compiler. */
function buildPlainLoop(): string | null {
  const sources = join(dirname(createRequire(import.meta.url).resolve('sweph')), 'swisseph')
  const program = resolve('var/bench/plain-loop')
  mkdirSync(dirname(program), { recursive: true })
  const files = readdirSync(sources)
    .filter((name) => name.endsWith('.c'))
    .map((name) => join(sources, name))
  try {
    execFileSync('cc', ['-O2', '-w', '-o', program, 'bench/plain-loop.c', ...files, `-I${sources}`, '-lm', '-ldl'])
    return program
  } catch {
    return null
  }
}

/** A process that makes one pass for each call. */
function plainLoop(program: string, path: string) {
  const child = spawn(program, [path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async pass(): Promise<number> {
      child.stdin.write('\n')
      return Number.parseFloat((await lines.next()).value as string)
    },
    end: () => child.stdin.end(),
  }
}

/** A year of days and twelve bodies with speed: our thread, JSON included, against C and against the binding. */
export async function benchEphemeris(): Promise<void> {
  const { path } = ephemerisFiles(undefined)
  const program = buildPlainLoop()
  if (!program) {
    console.log('\nephemeris: skipped, there is no C compiler')
    return
  }
  const sweph = createRequire(import.meta.url)('sweph') as typeof import('sweph')
  sweph.set_ephe_path(path)
  const input = EphemerisRequest.parse({ start: '2026-01-01', end: '2027-01-01', bodies: BODIES })
  const pool = new Piscina({
    filename: new URL('../workers/tasks.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    workerData: {},
  })
  const plain = plainLoop(program, path)
  const times = { plain: [] as number[], binding: [] as number[], round: [] as number[] }
  let bytes = 0
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const plainMs = await plain.pass()
    const bindingStart = performance.now()
    for (let day = 0; day < DAYS; day += 1) {
      for (const body of BODY_NUMBERS) sweph.calc_ut(FIRST_JD + day, body, FILES_AND_SPEED)
    }
    const bindingMs = performance.now() - bindingStart
    const roundStart = performance.now()
    const answer = (await pool.run(input, { name: 'ephemeris_whole' })) as Uint8Array
    const roundMs = performance.now() - roundStart
    bytes = answer.byteLength
    if (round < 0) continue
    times.plain.push(plainMs)
    times.binding.push(bindingMs)
    times.round.push(roundMs)
  }
  plain.end()
  await pool.destroy()
  const row = (name: string, figures: readonly number[]) => ({
    what: name,
    'median ms': Number(median(figures).toFixed(2)),
    'times the plain loop': Number(ratio(figures, times.plain).toFixed(2)),
  })
  report(`${DAYS} days x ${BODIES.length} bodies with speed; JSON of ${bytes} bytes (${ROUNDS} rounds in turn)`, [
    row('plain C loop', times.plain),
    row('loop of binding calls, no JSON', times.binding),
    {
      ...row('our thread task with JSON, seen from the front', times.round),
      bound: RATIO_MAX,
      result: verdict(ratio(times.round, times.plain) <= RATIO_MAX),
    },
  ])
}
