import { arc } from './angle.ts'
import { type Body, calculatedFor, isSouthNode } from './body.ts'
import { root } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** When a body stands exactly on a degree. */
export interface Exact {
  readonly jd: number
  readonly retrograde: boolean
}

/** The time that a body spends near a degree, its retrograde loops there included. */
export interface Passage {
  /** When it first comes within the orb; null when that lies beyond the ephemeris. */
  readonly enters: number | null
  /** When it last leaves the orb; null when that lies beyond the ephemeris. */
  readonly leaves: number | null
  /** Once in a plain passage, three times or five when it loops over the degree. */
  readonly exact: readonly Exact[]
}

interface Sample {
  readonly jd: number
  readonly longitude: number
  readonly speed: number
}

interface Track {
  /** How far apart the samples may be, in days: a body never turns twice within it. */
  readonly stepDays: number
  /** The longest way back that it takes in a loop, in degrees, rounded up. */
  readonly loop: number
}

/**
 * Mercury turns back and forth in 19 days at the least, Venus in 40; the others in months. The true node wavers with the
 * Moon's fortnight, the true apogee with its month.
 */
const TRACKS: Partial<Record<Body, Track>> = {
  sun: { stepDays: 4, loop: 0 },
  moon: { stepDays: 0.5, loop: 0 },
  mercury: { stepDays: 4, loop: 17 },
  venus: { stepDays: 8, loop: 18 },
  mars: { stepDays: 10, loop: 21 },
  jupiter: { stepDays: 15, loop: 11 },
  saturn: { stepDays: 15, loop: 8 },
  true_node: { stepDays: 0.5, loop: 4 },
  true_south_node: { stepDays: 0.5, loop: 4 },
  mean_node: { stepDays: 20, loop: 0 },
  mean_lilith: { stepDays: 20, loop: 0 },
  lilith: { stepDays: 0.5, loop: 35 },
  ceres: { stepDays: 10, loop: 17 },
  pallas: { stepDays: 10, loop: 25 },
  juno: { stepDays: 10, loop: 20 },
  vesta: { stepDays: 10, loop: 18 },
}
/** Uranus and beyond, Chiron and Pholus turn half-yearly and go back a few degrees. */
const SLOW: Track = { stepDays: 20, loop: 7 }

/** A tenth of a second, in days. */
const EPSILON = 0.1 / 86400

/**
 * The passage of a body over a degree of the zodiac that it stands near at `jd`, within an orb in degrees. Positions are
 * shared by all passages of the body.
 */
export function passages(sky: Sky, body: Body, jd: number, zodiac: Zodiac): (degree: number, orb: number) => Passage {
  const { stepDays, loop } = TRACKS[body] ?? SLOW
  const calculated = calculatedFor(body)
  const turned = isSouthNode(body) ? 180 : 0
  const sampleAt = (at: number): Sample => {
    const { longitude, speed } = sky.positions([calculated], at, zodiac)[0]!
    return { jd: at, longitude: longitude + turned, speed }
  }
  const speedAt = (at: number): number => sampleAt(at).speed
  const known = new Map<number, Sample>()
  /** Samples at whole steps before and after `jd`; null beyond the ephemeris. */
  function step(index: number): Sample | null {
    const at = jd + index * stepDays
    if (at < sky.range.start || at >= sky.range.end) return null
    const sample = known.get(index) ?? sampleAt(at)
    known.set(index, sample)
    return sample
  }
  /** Where the body turns between two samples, its distance to a degree has an extreme, and may cross it twice. */
  function station(from: Sample, to: Sample): readonly Sample[] {
    return from.speed > 0 === to.speed > 0 ? [] : [sampleAt(root(speedAt, from.jd, to.jd, EPSILON))]
  }
  const between = new Map<number, readonly Sample[]>()
  function turns(index: number, from: Sample, to: Sample): readonly Sample[] {
    const found = between.get(index) ?? station(from, to)
    between.set(index, found)
    return found
  }

  return (degree, orb) => {
    const away = ({ longitude }: Sample): number => arc(degree, longitude)
    const awayAt = (at: number): number => away(sampleAt(at))
    const reach = orb + loop
    /** Samples from `jd` outwards until the body is so far away that no loop brings it back. */
    function outwards(direction: 1 | -1): { samples: Sample[]; ended: boolean } {
      const samples: Sample[] = []
      for (let index = 0; ; index += direction) {
        const here = step(index)
        if (!here) return { samples, ended: true }
        samples.push(here)
        const next = step(index + direction)
        if (next) samples.push(...turns(Math.min(index, index + direction), here, next))
        if (Math.abs(away(here)) > reach) return { samples, ended: false }
      }
    }
    const before = outwards(-1)
    const after = outwards(1)
    const samples = [...before.samples.reverse(), ...after.samples.slice(1)]
    const exact: Exact[] = []
    const edges: number[] = []
    for (const [index, to] of samples.entries()) {
      const from = samples[index - 1]
      if (!from) continue
      if (away(from) < 0 !== away(to) < 0) {
        exact.push({ jd: root(awayAt, from.jd, to.jd, EPSILON), retrograde: away(to) < 0 })
      }
      for (const edge of [-orb, orb]) {
        if (away(from) < edge === away(to) < edge) continue
        edges.push(root((at) => awayAt(at) - edge, from.jd, to.jd, EPSILON))
      }
    }
    edges.sort((a, b) => a - b)
    return {
      enters: before.ended && Math.abs(away(samples[0]!)) <= orb ? null : (edges[0] ?? null),
      leaves: after.ended && Math.abs(away(samples.at(-1)!)) <= orb ? null : (edges.at(-1) ?? null),
      exact,
    }
  }
}
