import type { NumerologyProfileResponse } from '../../contract/numerology-reply.ts'
import type { ProfilePlan } from '../../numerology/plan.ts'
import type { ProfileResult, Uncounted } from '../../numerology/profile.ts'
import { calculationsOf } from '../../numerology/registry.ts'
import type { NumberResult } from '../../numerology/result.ts'
import { interpretationOf } from '../../numerology/texts/index.ts'

type Interpretation = NonNullable<NumerologyProfileResponse['data']['interpretations']>[number]
type Warning = NumerologyProfileResponse['warnings'][number]

/** A number that a text may be about. `section` is the part of the key between system and number. */
interface Meant {
  readonly calculation: string
  readonly section: string
  readonly number: number
}

/** The texts of a profile, each once, and a warning for each number that has none. */
export function interpretations(
  result: ProfileResult,
  plan: ProfilePlan,
): { interpretations: Interpretation[]; warnings: Warning[] } {
  const found: Interpretation[] = []
  const warnings: Warning[] = []
  const seen = new Set<string>()
  for (const { calculation, section, number } of meant(result, plan)) {
    const key = `${plan.system}.${section}.${number}`
    if (seen.has(key)) continue
    seen.add(key)
    const text = interpretationOf(key)
    if (text) found.push({ key, calculation, number, title: text.title, text: text.text })
    else
      warnings.push({ code: 'interpretation_unavailable', message: `There is no text for ${key}`, calculation, number })
  }
  return { interpretations: found, warnings }
}

function meant(result: ProfileResult, { profile }: ProfilePlan): Meant[] {
  switch (result.kind) {
    case 'pythagorean':
      return pythagorean(result.calculations)
    case 'chaldean': {
      const calculation = 'chaldean_name_number'
      const root = { calculation, section: 'root', number: result.number.value }
      return result.unitSum < 10
        ? [root]
        : [{ calculation, section: 'compound', number: result.meaning ?? result.unitSum }, root]
    }
    case 'kabbalah': {
      const { slug } = calculationsOf(profile)[0]!
      return [{ calculation: slug, section: slug, number: result.number.value }]
    }
    case 'ank_jyotish':
      return Object.entries(result.calculations).map(([slug, { number }]) => of(slug, number.value))
  }
}

const of = (slug: string, number: number): Meant => ({ calculation: slug, section: slug, number })

function pythagorean(calculations: Extract<ProfileResult, { kind: 'pythagorean' }>['calculations']): Meant[] {
  const { life_cycles, pinnacles, challenges, hidden_passion, karmic_lessons, karmic_debts, ...single } = calculations
  return [
    ...(Object.entries(single) as [string, NumberResult | Uncounted][]).flatMap(([slug, { value }]) =>
      value === null ? [] : [of(slug, value)],
    ),
    ...life_cycles.map(({ number }) => of('life_cycles', number.value)),
    ...pinnacles.map(({ number }) => of('pinnacles', number.value)),
    ...challenges.map(({ number }) => of('challenges', number.value)),
    ...(hidden_passion?.digits ?? []).map((digit) => of('hidden_passion', digit)),
    ...(karmic_lessons?.digits ?? []).map((digit) => of('karmic_lessons', digit)),
    ...karmic_debts.map(({ debt }) => of('karmic_debts', debt)),
  ]
}
