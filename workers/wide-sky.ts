import type { Sky } from '../src/astro/sky.ts'
import type { LibrarySkies } from './sky.ts'

/** Each instant by the files where they have it, and else by the Moshier theory. */
export function wideSky({ files, moshier }: LibrarySkies): Sky {
  const { range } = files
  const at = (jd: number): Sky => (jd >= range.start && jd < range.end ? files : moshier)
  return {
    range: {
      firstYear: Math.min(range.firstYear, moshier.range.firstYear),
      lastYear: Math.max(range.lastYear, moshier.range.lastYear),
      start: Math.min(range.start, moshier.range.start),
      end: Math.max(range.end, moshier.range.end),
    },
    sourceAt: (jd) => at(jd).sourceAt(jd),
    positions: (bodies, jd, zodiac) => at(jd).positions(bodies, jd, zodiac),
    distances: (bodies, jd) => at(jd).distances(bodies, jd),
    knows: (body, jd) => at(jd).knows(body, jd),
    houses: (system, jd, place, zodiac) => at(jd).houses(system, jd, place, zodiac),
    star: (star, jd, zodiac) => at(jd).star(star, jd, zodiac),
    deltaTDays: (jd) => at(jd).deltaTDays(jd),
    siderealTimeHours: (jd) => at(jd).siderealTimeHours(jd),
    ayanamsaDegrees: (jd, ayanamsa) => at(jd).ayanamsaDegrees(jd, ayanamsa),
    eclipseNear: (jd, of) => at(jd).eclipseNear(jd, of),
  }
}
