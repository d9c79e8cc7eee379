import { type Lunation, mayEclipse } from './event-searches.ts'
import type { Eclipse, Eclipsed, Sky } from './sky.ts'
import { isSupermoon, syzygies } from './special-moons.ts'

/** An eclipse with the body that is eclipsed. */
export type EclipseOf = Eclipse & { readonly of: Eclipsed }

/** The maximum of an eclipse is up to a few minutes from the syzygy, which may be on the day before or after. */
export const ECLIPSE_MARGIN_DAYS = 0.1

/** The eclipses of the Sun or the Moon at new and full Moons. */
export const eclipsesOf = (sky: Sky, syzygies: readonly Lunation[]): EclipseOf[] =>
  syzygies.flatMap((each) => {
    const of: Eclipsed = each.phase === 'new_moon' ? 'sun' : 'moon'
    const [moon] = sky.positions(['moon'], each.jd, { kind: 'tropical' })
    const eclipse = mayEclipse(moon!.latitude) ? sky.eclipseNear(each.jd, of) : null
    return eclipse ? [{ of, ...eclipse }] : []
  })

/** In a year there are at least two eclipses of each, if penumbral ones count, and a supermoon. */
const AHEAD_DAYS = 400
const PIECE_DAYS = 60

/** Eclipses and supermoons are often within months: what lies beyond is searched only for what is not. */
function* syzygiesAfter(sky: Sky, jd: number): Generator<Lunation, undefined> {
  const end = Math.min(jd + AHEAD_DAYS, sky.range.end - 1)
  // The maximum of an eclipse may follow its syzygy.
  for (let from = jd - ECLIPSE_MARGIN_DAYS; from < end; from += PIECE_DAYS)
    yield* syzygies(sky, from, Math.min(from + PIECE_DAYS, end))
}

/** The next of each; absent if the ephemeris ends before it. */
interface MoonsAhead {
  readonly supermoon?: Lunation
  readonly ofMoon?: EclipseOf
  readonly ofSun?: EclipseOf
}

/** The first supermoon and the first eclipses after an instant, in one pass over new and full Moons. */
export function moonsAhead(sky: Sky, jd: number): MoonsAhead {
  let found: MoonsAhead = {}
  for (const each of syzygiesAfter(sky, jd)) {
    const [eclipse] = eclipsesOf(sky, [each]).filter(({ maximum }) => maximum > jd)
    const supermoon = found.supermoon ?? (each.jd > jd && isSupermoon(sky, each.jd) ? each : undefined)
    const ofMoon = found.ofMoon ?? (eclipse?.of === 'moon' ? eclipse : undefined)
    const ofSun = found.ofSun ?? (eclipse?.of === 'sun' ? eclipse : undefined)
    found = { ...(supermoon && { supermoon }), ...(ofMoon && { ofMoon }), ...(ofSun && { ofSun }) }
    if (supermoon && ofMoon && ofSun) break
  }
  return found
}
