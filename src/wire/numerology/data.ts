import type { z } from 'zod'
import type { MaybeNumber, NumerologyNumber } from '../../contract/numerology/number.ts'
import type { NumerologyProfileResponse } from '../../contract/numerology/reply.ts'
import { ANK_JYOTISH_LABELS_HI, type GrahaNumber } from '../../numerology/ank-jyotish.ts'
import type { ProfileInput } from '../../numerology/calculate.ts'
import type {
  AnkJyotishResult,
  ChaldeanResult,
  KabbalahResult,
  NameReading,
  ProfileResult,
  PythagoreanResult,
  Uncounted,
  WordTotal,
} from '../../numerology/profile.ts'
import { type NumberResult, reduce, type Step } from '../../numerology/reduce.ts'
import type { CompoundPolicy } from '../../numerology/registry/profiles.ts'
import { calculationsOf } from '../../numerology/registry.ts'

type Data = NumerologyProfileResponse['data']
type DataOf<Kind extends Data['kind']> = Extract<Data, { kind: Kind }>

/** The `data` of an answer, without its texts. */
export function profileData(result: ProfileResult, input: ProfileInput): Data {
  switch (result.kind) {
    case 'pythagorean':
      return pythagoreanData(result, input)
    case 'chaldean':
      return chaldeanData(result, input)
    case 'kabbalah':
      return kabbalahData(result, input)
    case 'ank_jyotish':
      return ankJyotishData(result, input)
  }
}

const readingReply = ({ words, ignored }: NameReading) => ({ words: [...words], ignored: [...ignored] })
const wordsReply = (words: readonly WordTotal[]) => words.map(({ word, total, unit }) => ({ word, total, unit }))

function pythagoreanData(
  { name, calculations }: PythagoreanResult,
  { profile, compoundPolicy }: ProfileInput,
): DataOf<'pythagorean'> {
  const all = calculations
  const number = (each: Parameters<typeof numberReply>[0]) => numberReply(each, compoundPolicy)
  const maybe = (each: Parameters<typeof maybeNumberReply>[0]) => maybeNumberReply(each, compoundPolicy)
  const periods = all.life_cycles
  const periodReply = ({ ordinal, fromAge, toAge, ...rest }: (typeof periods)[number]) => ({
    ordinal,
    from_age: fromAge,
    to_age: toAge,
    ...number(rest.number),
  })
  return {
    kind: 'pythagorean',
    profile,
    reading: name && readingReply(name),
    core: {
      life_path: number(all.life_path),
      birthday: number(all.birthday),
      ...(all.expression && { expression: number(all.expression) }),
      ...(all.soul_urge && { soul_urge: maybe(all.soul_urge) }),
      ...(all.personality && { personality: maybe(all.personality) }),
      ...(all.maturity && { maturity: number(all.maturity) }),
    },
    cycles: {
      personal_year: number(all.personal_year!),
      personal_month: number(all.personal_month!),
      personal_day: number(all.personal_day!),
    },
    life: {
      life_cycles: periods.map(periodReply),
      pinnacles: all.pinnacles.map(periodReply),
      challenges: all.challenges.map(({ ordinal, isMain, number: each }) => ({
        ordinal,
        is_main: isMain,
        ...number(each),
      })),
    },
    name: name && nameReply(all, compoundPolicy),
    karmic_debts: all.karmic_debts.map(({ debt, metIn }) => ({ debt, met_in: metIn })),
  }
}

function nameReply(all: PythagoreanResult['calculations'], policy: CompoundPolicy) {
  const passion = all.hidden_passion!
  const lessons = all.karmic_lessons!
  return {
    balance: numberReply(all.balance!, policy),
    subconscious_self: numberReply(all.subconscious_self!, policy),
    hidden_passion: { digits: [...passion.digits], count: passion.count, ...traceReply(passion.trace, policy) },
    karmic_lessons: { digits: [...lessons.digits], ...traceReply(lessons.trace, policy) },
  }
}

const chaldeanData = (result: ChaldeanResult, { profile, compoundPolicy }: ProfileInput): DataOf<'chaldean'> => ({
  kind: 'chaldean',
  profile,
  reading: readingReply(result.name),
  core: {
    chaldean_name_number: {
      ...numberReply(result.number, compoundPolicy),
      words: wordsReply(result.words),
      unit_sum: result.unitSum,
      grand_total: result.grandTotal,
      meaning_of: result.meaning,
    },
  },
})

const kabbalahData = (result: KabbalahResult, { profile, compoundPolicy }: ProfileInput): DataOf<'kabbalah'> => ({
  kind: 'kabbalah',
  profile,
  reading: readingReply(result.name),
  core: {
    [calculationsOf(profile)[0]!.slug]: {
      ...numberReply(result.number, compoundPolicy),
      words: wordsReply(result.words),
      total: result.total,
    },
  },
})

function ankJyotishData(
  { name, calculations }: AnkJyotishResult,
  { profile, compoundPolicy, isHindi }: ProfileInput,
): DataOf<'ank_jyotish'> {
  const labels = new Map(calculationsOf(profile).map(({ slug, labels }) => [slug, labels!]))
  const ruled = (slug: keyof typeof calculations, { number, graha }: GrahaNumber) => ({
    ...numberReply(number, compoundPolicy),
    label: labels.get(slug)![isHindi ? 'hi' : 'en'],
    graha: {
      ...graha,
      name: isHindi ? graha.hindi : graha.english,
      aliases: [...graha.aliases],
      ...(isHindi && { epithet: EPITHETS[graha.number]! }),
    },
  })
  return {
    kind: 'ank_jyotish',
    profile,
    reading: readingReply(name),
    core: {
      moolank: ruled('moolank', calculations.moolank),
      bhagyank: ruled('bhagyank', calculations.bhagyank),
      namank: ruled('namank', calculations.namank),
    },
  }
}

const EPITHETS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(ANK_JYOTISH_LABELS_HI.grahas).map(([number, { epithet }]) => [number, epithet]),
)

type Reply = z.output<typeof NumerologyNumber>
type Trace = NonNullable<Reply['trace']>

/** The steps of a number, if the policy includes them. */
const traceReply = (trace: readonly Step[], policy: CompoundPolicy): { trace?: Trace } =>
  policy === 'full_trace' ? { trace: trace as Trace } : {}

/** A number with the evidence that the policy includes. `16/7` is the sum and its reduction. */
const numberReply = (
  { value, compound, isMaster, karmicDebts, trace }: NumberResult,
  policy: CompoundPolicy,
): Reply => ({
  value,
  root: reduce('root', value, 'reduce_all').value,
  ...(policy !== 'root_only' && { compound: compound === null ? null : `${compound}/${value}` }),
  is_master: isMaster,
  karmic_debts: [...karmicDebts],
  ...traceReply(trace, policy),
})

/** A number, or the reason why the name has none. */
const maybeNumberReply = (number: NumberResult | Uncounted, policy: CompoundPolicy): z.output<typeof MaybeNumber> =>
  number.value === null ? { value: null, reason: number.reason } : numberReply(number, policy)
