import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes test/truth/swetest/frames.json: coordinates in other frames than the ecliptic of date from the centre of the Earth,
 * as the reference program of the Swiss Ephemeris prints them. Needs Debian's package swetest: `node tools/swetest-frames.ts`.
 */
const COMMAND = 'swetest -bj<JD> -ut -p<bodies> -fPlbRad <view> -eswe -head'
const BODIES = '0123456789DEFGHI'
const VIEWS = {
  geocentre: [],
  topocentre: ['-topo'],
  sun: ['-hel'],
  barycentre: ['-bary'],
  geometric: ['-true'],
  j2000: ['-j2000', '-noaberr', '-nodefl'],
  topocentre_j2000: ['-topo', '-j2000', '-noaberr', '-nodefl'],
} as const
const COUNT = 20

/** A number in [0, 1) for each index, spread evenly: multiples of the golden ratio. */
const spread = (index: number, step: number): number => (index * step * 0.618_033_988_75) % 1

const numbers = (line: string): number[] => (line.slice(15).match(/-?\d+\.\d+/g) ?? []).map(Number)

function sample(index: number) {
  const epochMs = Math.floor(Date.UTC(1800, 1, 1) + spread(index, 1) * 599 * 365.2425 * 86_400_000)
  const second = epochMs - (epochMs % 1000)
  const latitude = Number((spread(index, 2) * 170 - 85).toFixed(4))
  const longitude = Number((spread(index, 3) * 360 - 180).toFixed(4))
  const printed = (bodies: string, columns: string, view: readonly string[]): number[][] => {
    const options = view.map((option) => (option === '-topo' ? `-topo${longitude},${latitude},0` : option))
    const jd = second / 86_400_000 + 2_440_587.5
    const asked = [
      '-edirnode_modules/swisseph/ephe',
      `-bj${jd}`,
      '-ut',
      `-p${bodies}`,
      `-fP${columns}`,
      '-eswe',
      '-head',
    ]
    const lines = execFileSync('swetest', [...asked, ...options], { encoding: 'latin1' })
      .trim()
      .split('\n')
    if (lines.length !== bodies.length) throw new Error(lines.join('\n'))
    return lines.map(numbers)
  }
  // The program has no line for the Sun as the Sun sees it.
  const views = Object.entries(VIEWS).map(([view, options]) => [
    view,
    printed(view === 'sun' ? BODIES.slice(1) : BODIES, 'lbRad', options),
  ])
  return {
    epochMs: second,
    latitude,
    longitude,
    ...Object.fromEntries(views),
    horizon: printed(BODIES, 'ih', ['-topo']),
  }
}

writeFileSync(
  new URL('../test/truth/swetest/frames.json', import.meta.url),
  `${JSON.stringify({ command: COMMAND, samples: Array.from({ length: COUNT }, (_, index) => sample(index)) })}\n`,
)
