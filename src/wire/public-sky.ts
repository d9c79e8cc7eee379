import { PLANETS } from '../astro/body.ts'
import { isoUtc, julianDayOf } from '../astro/civil.ts'
import { millidegrees, SIGNS, signIndex } from '../astro/sign.ts'
import type { Sky } from '../astro/sky.ts'
import type { ReplyOf } from '../contract/reply.ts'
import type { PublicSkyReply } from '../contract/sky/public-sky.ts'
import { usedPrecision } from '../contract/sky/sources.ts'
import { decimals } from './sky.ts'

/** The bodies of an instant in Unix milliseconds. */
export function publicSkyReply(sky: Sky, epochMs: number): ReplyOf<typeof PublicSkyReply> {
  const jd = julianDayOf(epochMs)
  const positions = sky.positions(PLANETS, jd, { kind: 'tropical' })
  return {
    timestamp: isoUtc(epochMs),
    precision: usedPrecision(sky.sourceAt(jd)),
    bodies: positions.map(({ longitude, speed }, index) => ({
      body: PLANETS[index]!,
      sign: SIGNS[signIndex(longitude)]!.name,
      degree: (millidegrees(longitude) % 30_000) / 1000,
      longitude_deg: millidegrees(longitude) / 1000,
      speed_deg_per_day: decimals(speed, 3),
      motion: speed < 0 ? ('retrograde' as const) : ('direct' as const),
    })),
  }
}
