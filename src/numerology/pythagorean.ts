import { DEBT_SLUGS, type KarmicDebt, type ProfileOf, type PythagoreanCalculations, type Uncounted } from './profile.ts'
import {
  balance,
  birthday,
  challenges,
  DATE_METHODS,
  type DateMethod,
  digitCounts,
  expression,
  lifeCycles,
  NAME_METHODS,
  type NameMethod,
  personality,
  personalNumbers,
  pinnacles,
  soulUrge,
} from './pythagorean-numbers.ts'
import type { NumberResult } from './reduce.ts'
import { type CivilDate, plainTerm, sumOf } from './sums.ts'

/** The 17 calculations. Numbers of the name need its words, personal numbers need a reference date. */
export function pythagorean(
  profile: ProfileOf<'pythagorean'>,
  birth: CivilDate,
  words: readonly string[] | null,
  now: CivilDate | null,
): PythagoreanCalculations {
  const { date, name } = METHODS[profile]
  const lifePath = withDebts(date.lifePath(birth))
  const core = { life_path: lifePath, birthday: withDebts(birthday(birth)), ...(words && nameCore(words, name)) }
  return {
    ...core,
    ...(words && nameRest(words, lifePath, core.expression!)),
    ...(now && personalNumbers(birth, now, date)),
    life_cycles: lifeCycles(birth, lifePath),
    pinnacles: pinnacles(birth, lifePath),
    challenges: challenges(birth),
    karmic_debts: karmicDebts(core),
  }
}

const METHODS: Record<ProfileOf<'pythagorean'>, { readonly date: DateMethod; readonly name: NameMethod }> = {
  'pythagorean-component-preserve-core-v1': { date: DATE_METHODS.component, name: NAME_METHODS.component },
  'pythagorean-raw-date-preserve-core-v1': { date: DATE_METHODS.rawDate, name: NAME_METHODS.total },
}

const nameCore = (words: readonly string[], method: NameMethod) => ({
  expression: withDebts(expression(words, method)),
  soul_urge: withDebts(soulUrge(words, method)),
  personality: withDebts(personality(words, method)),
})

const nameRest = (words: readonly string[], lifePath: NumberResult, expressionNumber: NumberResult) => ({
  maturity: sumOf(
    'maturity',
    [plainTerm('life_path', lifePath.value), plainTerm('expression', expressionNumber.value)],
    'preserve_core_11_22_33',
  ),
  balance: balance(words),
  ...digitCounts(words),
})

/** https://www.worldnumerology.com/numerology-karmic-debt-numbers/ */
const DEBTS: ReadonlySet<number> = new Set([13, 14, 16, 19])

function withDebts<Result extends NumberResult | Uncounted>(result: Result): Result {
  if (result.value === null || result.compound === null || !DEBTS.has(result.compound)) return result
  return { ...result, karmicDebts: [result.compound] }
}

type Core = Pick<PythagoreanCalculations, (typeof DEBT_SLUGS)[number]>

/** The karmic debts of the core numbers, with the calculations that have them. */
const karmicDebts = (core: Core): KarmicDebt[] =>
  DEBT_SLUGS.flatMap((metIn) => {
    const number = core[metIn]
    return number === undefined || number.value === null ? [] : number.karmicDebts.map((debt) => ({ debt, metIn }))
  })
