import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Writes test/truth/solar-returns.json: for 30 births drawn at random, the instants between which `swetest` sees the Sun
 * cross its natal longitude, found by halving: `node tools/solar-return-truth.ts`, with Debian's package `swetest`.
 */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
const FIXTURE = new URL('../test/truth/solar-returns.json', import.meta.url)
const BIRTHS = 30
const SEED = 20_261_121
/** A tenth of a second. */
const PRECISION_DAYS = 0.1 / 86_400

/** Park and Miller's generator, so that every run draws the same births. */
let state = SEED
const random = (): number => {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}

/** With -ep the program prints eleven decimals. */
const sunAt = (jd: number, sidereal: boolean): number =>
  Number(
    execFileSync(
      'swetest',
      [`-edir${FOLDER}`, `-bj${jd}`, '-ut', '-p0', '-fl', '-head', '-ep', ...(sidereal ? ['-sid1'] : [])],
      { encoding: 'utf8' },
    ),
  )

const beyond = (longitude: number, natal: number): number => ((((longitude - natal + 180) % 360) + 360) % 360) - 180

const samples = Array.from({ length: BIRTHS }, (_, index) => {
  const sidereal = index % 3 === 2
  const birthJd = Math.round((2_400_000 + random() * 80_000) * 1440) / 1440
  const years = 1 + Math.floor(random() * 100)
  const natal = sunAt(birthJd, sidereal)
  let low = birthJd + years * (sidereal ? 365.2564 : 365.2422) - 4
  let high = low + 8
  while (high - low > PRECISION_DAYS) {
    const middle = (low + high) / 2
    if (beyond(sunAt(middle, sidereal), natal) < 0) low = middle
    else high = middle
  }
  return { birth_jd: birthJd, years, zodiac: sidereal ? 'lahiri' : 'tropical', return_jd: (low + high) / 2 }
})
const command = 'swetest -edir... -bj<jd> -ut -p0 -fl -head -ep [-sid1]'
writeFileSync(FIXTURE, `${JSON.stringify({ command, samples }, null, 1)}\n`)
console.log(`${samples.length} returns`)
