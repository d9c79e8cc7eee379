import { ALPHABETS } from './alphabets.ts'
import { ankJyotish } from './ank-jyotish.ts'
import { chaldean } from './chaldean.ts'
import { kabbalah } from './kabbalah.ts'
import { readName } from './names.ts'
import {
  type NameReading,
  PROFILES,
  type ProfileId,
  type ProfileOutcome,
  type ProfileRequest,
  type ProfileResult,
} from './profile.ts'
import { pythagorean } from './pythagorean.ts'

/** Calculates a profile. The result for a name that cannot be counted is the reason. */
export function calculate(request: ProfileRequest): ProfileOutcome {
  switch (request.system) {
    case 'pythagorean': {
      const { profile, birthDate, name, referenceDate } = request
      const result = (reading: NameReading | null): ProfileResult => ({
        kind: 'pythagorean',
        name: reading,
        calculations: pythagorean(profile, birthDate, reading?.words ?? null, referenceDate ?? null),
      })
      return name === undefined ? { ok: true, result: result(null) } : named(profile, name, result)
    }
    case 'chaldean':
      return named(request.profile, request.name, (name) => ({ kind: 'chaldean', name, ...chaldean(name.words) }))
    case 'kabbalah': {
      const { profile } = request
      return named(profile, request.name, (name) => ({ kind: 'kabbalah', name, ...kabbalah(profile, name.words) }))
    }
    case 'ank_jyotish': {
      const { profile, birthDate } = request
      return named(profile, request.name, (name) => ({
        kind: 'ank_jyotish',
        name,
        calculations: ankJyotish(birthDate, name.words),
      }))
    }
  }
}

function named(profile: ProfileId, name: string, result: (name: NameReading) => ProfileResult): ProfileOutcome {
  const { words, ignored, unsupported } = readName(name, ALPHABETS[PROFILES[profile].alphabet].script)
  if (unsupported.length > 0) return { ok: false, fault: { kind: 'unsupported_letters', letters: unsupported } }
  if (words.length === 0) return { ok: false, fault: { kind: 'no_letters' } }
  return { ok: true, result: result({ words, ignored }) }
}
