import { utcText } from '../../astro/civil.ts'
import type { Lunation, Phase } from '../../astro/event-searches.ts'
import { type EclipseOf, moonsAhead } from '../../astro/moon-ahead.ts'
import { AU_KM, type Sky } from '../../astro/sky.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { Forecast } from '../../contract/sky/moon.ts'
import { decimals } from '../sky.ts'

/** What comes next, with the days until then. */
export function forecastReply(
  { sky, jd }: { readonly sky: Sky; readonly jd: number },
  next: readonly Lunation[],
): ReplyOf<typeof Forecast> {
  const daysUntil = (at: number): number => decimals(at - jd, 1)
  const until = (phase: Phase): number => daysUntil(next.find((each) => each.phase === phase)!.jd)
  const { supermoon, ofMoon, ofSun } = moonsAhead(sky, jd)
  const eclipseAt = (found: EclipseOf | undefined) =>
    found
      ? {
          type: found.kind,
          is_blood_moon: found.of === 'moon' && found.kind === 'total',
          date: utcText(found.maximum),
          days_until: daysUntil(found.maximum),
        }
      : null
  return {
    days_until_full_moon: until('full_moon'),
    days_until_new_moon: until('new_moon'),
    next_special_moon: supermoon
      ? {
          type: 'Supermoon',
          subtype: supermoon.phase === 'new_moon' ? 'new' : 'full',
          date: utcText(supermoon.jd),
          days_until: daysUntil(supermoon.jd),
          distance_km: Math.round(sky.distances(['moon'], supermoon.jd)[0]! * AU_KM),
        }
      : null,
    next_eclipse: eclipseAt(ofMoon),
    next_solar_eclipse: eclipseAt(ofSun),
  }
}
