import { calculate } from '../src/numerology/calculate.ts'
import { PROFILES, type ProfileId, type ProfileRequest } from '../src/numerology/profile.ts'
import { median, report, rounded, verdict } from './harness.ts'

const ROUNDS = 31
const WARM_UP = 10
const PROFILES_A_ROUND = 1000
const PROFILE_US_MAX = 100
/** Names of 30 letters in three words; the accents have to come off. */
const LATIN = 'Ábcdéfghij Klmnöpqrst Uvwxyzábçd'
const HEBREW = 'אבגדהוזחטי כלמנסעפצקר שתאבגדהוזם'
/** Birth dates are days of this many years, so that consecutive calls differ. */
const YEARS = 100

/** A profile with its full trace, calculated inline as a request does: each profile alone. */
export async function benchNumerology(): Promise<void> {
  const ids = Object.keys(PROFILES) as ProfileId[]
  const times = new Map(ids.map((id) => [id, [] as number[]]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const id of ids) {
      const requests = Array.from({ length: PROFILES_A_ROUND }, (_each, index) => request(id, index))
      const start = performance.now()
      for (const each of requests) {
        if (!calculate(each).ok) throw new Error(`${id} does not count its name`)
      }
      if (round >= 0) times.get(id)!.push(((performance.now() - start) * 1000) / PROFILES_A_ROUND)
    }
  }
  report(
    `numerology: a profile, name of 30 letters, full trace, ${ROUNDS} rounds of ${PROFILES_A_ROUND}`,
    ids.map((id) => {
      const us = median(times.get(id)!)
      return { profile: id, 'median us': rounded(us, 1), bound: PROFILE_US_MAX, result: verdict(us <= PROFILE_US_MAX) }
    }),
  )
}

const request = (profile: ProfileId, index: number) =>
  ({
    system: PROFILES[profile].system,
    profile,
    name: PROFILES[profile].system === 'kabbalah' ? HEBREW : LATIN,
    birthDate: { year: 1920 + (index % YEARS), month: 1 + (index % 12), day: 1 + (index % 28) },
    referenceDate: { year: 2026, month: 1 + (index % 12), day: 1 + (index % 28) },
  }) as ProfileRequest
