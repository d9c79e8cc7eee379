import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Body, GeoVector, MakeTime, RotateVector, Rotation_EQJ_ECT, SphereFromVector } from 'astronomy-engine'
import { Engine, jdTT } from 'caelus'
import { loadNodeData } from 'caelus/node'
import { ephemeris as celestine } from 'celestine'

/** The bodies that each of them has. */
export const BODIES = [
  ...(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const),
]
export type BodyName = (typeof BODIES)[number]

/** Apparent geocentric ecliptic longitudes of date in degrees, in the order of `BODIES`, at a Julian day in UT. */
export type LongitudesAt = (jd: number) => number[]

const J2000 = 2_451_545

/** Each as its documentation asks for the most exact apparent positions. All calculate latitude and distance too. */
export function otherPackages(): Readonly<Record<string, LongitudesAt>> {
  const data = join(dirname(createRequire(import.meta.url).resolve('caelus/package.json')), 'data')
  const engine = new Engine(loadNodeData(data, 'embedded', 'embedded'))
  const exact = { includeSpeed: false, includeNutation: true, includeAberration: true, includeLightTime: true }
  const lowerCase = BODIES.map((name) => name.toLowerCase() as Lowercase<BodyName>)
  return {
    'astronomy-engine 2.1.19': (jd) => {
      const time = MakeTime(jd - J2000)
      const ofDate = Rotation_EQJ_ECT(time)
      return BODIES.map((name) => SphereFromVector(RotateVector(ofDate, GeoVector(name as Body, time, true))).lon)
    },
    'celestine 0.2.1': (jd) => BODIES.map((name) => celestine.getPosition(name, jd, exact).longitude),
    'caelus 0.23.0': (jd) => {
      const jde = jdTT(jd)
      return lowerCase.map((body) => (engine.ecliptic(body, jde)[0] * 180) / Math.PI)
    },
  }
}

/** The time of `swetest` for so many days of the bodies in milliseconds; null where it is not installed. */
export function swetest(folder: string, firstJd: number, days: number): number | null {
  const asked = ['-p0123456789', `-bj${firstJd}`, '-ut', `-n${days}`, '-s1', '-fPlbR', '-head', `-edir${folder}`]
  const startedAt = performance.now()
  try {
    const text = execFileSync('swetest', asked, {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    if (text.trim().split('\n').length !== days * BODIES.length)
      throw new Error(`swetest answered ${text.slice(0, 500)}`)
    return performance.now() - startedAt
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
