import { epochSecondOf, isoCivilDate, isoUtc, SECOND_MS } from '../../astro/civil.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { aspectsSign, houseFrom } from '../../astro/vedic/dignity.ts'
import { favourableHouses, type Stay } from '../../astro/vedic/gochar.ts'
import { GRAHAS, type Graha } from '../../astro/vedic/names.ts'
import type { CastGochar } from '../../calculation/charting/vedic/gochar.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { GocharInput, GocharMeta, GocharWindow } from '../../contract/vedic/gochar.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { subjectReply } from '../time-and-place.ts'
import { localTime, rulesOf, transitFacts } from './transit-facts.ts'

type Window = ReplyOf<typeof GocharWindow>
type Draft = Pick<Window, 'label' | 'reference_point' | 'category' | 'kind' | 'strength'> & {
  readonly evidence: Omit<
    Window['evidence'],
    | 'system'
    | 'boundary_type'
    | 'transit_sign_id'
    | 'enters_retrograde'
    | 'leaves_retrograde'
    | 'starts_before_range'
    | 'ends_after_range'
  >
}

function localDateOf({ zone }: Pick<CastGochar, 'zone'>, jd: number): string {
  const epochMs = epochSecondOf(jd)
  return isoCivilDate(epochMs + zone.offsetSecondsAt(epochMs) * SECOND_MS)
}

/** Two instants with their dates. */
export const spanOf = (clock: Pick<CastGochar, 'zone'>, { start, end }: Pick<Stay, 'start' | 'end'>) => ({
  start_date: localDateOf(clock, start),
  end_date: localDateOf(clock, end),
  start_datetime: localTime(clock, start),
  end_datetime: localTime(clock, end),
})

/** Whether a house from the natal Moon is one of the favourable ones. */
export const polarityOf = (favourable: readonly number[], houseFromMoon: number): 'favorable' | 'unfavorable' =>
  favourable.includes(houseFromMoon) ? 'favorable' : 'unfavorable'

const ORDINALS = ['th', 'st', 'nd', 'rd'] as const
const ordinal = (house: number): string => `${house}${ORDINALS[house < 4 ? house : 0]}`

const NO_SIGNS = { from_sign_id: null, to_sign_id: null }
const NO_ASPECT = { aspect_name: null, aspect_type: null }

function houseDraft({ rules }: CastGochar, graha: Graha, stay: Stay, from: 'moon' | 'lagna', sign: number): Draft {
  const house = houseFrom(sign, stay.sign)
  const isMoon = from === 'moon'
  return {
    label: `${graha} in house ${house} from the ${isMoon ? 'Moon' : 'lagna'}`,
    reference_point: from,
    category: 'house',
    kind: isMoon ? 'house_from_moon' : 'house_from_lagna',
    strength: isMoon ? 1 : 0.8,
    evidence: {
      polarity: isMoon ? polarityOf(favourableHouses(graha, rules.nodeHouses), house) : 'neutral',
      activation_type: 'occupation',
      relative_house: house,
      source_kind: isMoon ? 'moon_sign' : 'lagna_sign',
      natal_sign_id: sign + 1,
      ...NO_ASPECT,
      ...NO_SIGNS,
    },
  }
}

/** A natal point to which a transit makes a contact. */
interface NatalPoint {
  readonly name: string
  readonly sign: number
  readonly isGraha: boolean
}

function contactDrafts(graha: Graha, stay: Stay, points: readonly NatalPoint[]): readonly Draft[] {
  return points.flatMap(({ name, sign, isGraha }): Draft[] => {
    const isWith = sign === stay.sign
    // The lagna in the same sign is the first house from it.
    if (isWith ? !isGraha : !aspectsSign(graha, stay.sign, sign)) return []
    const house = houseFrom(stay.sign, sign)
    return [
      {
        label: isWith ? `${graha} in the sign of natal ${name}` : `${graha} aspects natal ${name} (${ordinal(house)})`,
        reference_point: name.toLowerCase(),
        category: 'contact',
        kind: isWith ? 'conjunction' : 'aspect',
        strength: isWith ? 0.7 : 0.5,
        evidence: {
          polarity: 'neutral',
          activation_type: isWith ? 'conjunction' : 'aspect',
          relative_house: house,
          source_kind: isGraha ? 'natal_graha' : 'lagna_sign',
          natal_sign_id: sign + 1,
          aspect_name: isWith ? null : `${ordinal(house)} house`,
          aspect_type: isWith ? null : 'full',
          ...NO_SIGNS,
        },
      },
    ]
  })
}

const ingressDraft = (graha: Graha, { sign, entersRetrograde }: Stay): Draft => {
  const before = (sign + (entersRetrograde ? 1 : 11)) % 12
  const isReturn = entersRetrograde && graha !== 'Rahu' && graha !== 'Ketu'
  return {
    label: `${graha} enters ${SIGNS[sign]!.name}${isReturn ? ' by retrograde motion' : ''}`,
    reference_point: 'zodiac',
    category: 'ingress',
    kind: 'sign_ingress',
    strength: 0.3,
    evidence: {
      polarity: 'neutral',
      activation_type: 'ingress',
      relative_house: null,
      source_kind: 'zodiac',
      natal_sign_id: null,
      from_sign_id: before + 1,
      to_sign_id: sign + 1,
      ...NO_ASPECT,
    },
  }
}

/** From the slowest on. */
const BY_PACE: readonly Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon']

/** The windows of a range in the order of time, each with its rank. */
export function windowsOf(gochar: CastGochar): readonly Window[] {
  const { vedic, transits, moonSign, lagnaSign, from, until } = gochar
  const points: readonly NatalPoint[] = [
    ...vedic.grahas.map(({ graha, longitude }) => ({ name: graha, sign: signIndex(longitude), isGraha: true })),
    ...(lagnaSign === null ? [] : [{ name: 'lagna', sign: lagnaSign, isGraha: false }]),
  ]
  const rows = transits.flatMap(({ graha, stays }) =>
    stays.flatMap((stay) => {
      const drafts = [
        houseDraft(gochar, graha, stay, 'moon', moonSign),
        ...(lagnaSign === null ? [] : [houseDraft(gochar, graha, stay, 'lagna', lagnaSign)]),
        ...contactDrafts(graha, stay, points),
      ]
      const ingress =
        stay.start >= from ? [{ graha, stay: { ...stay, end: stay.start }, draft: ingressDraft(graha, stay) }] : []
      return [...drafts.map((draft) => ({ graha, stay, draft })), ...ingress]
    }),
  )
  const factsOf = transitFacts(gochar)
  const pace = ({ graha }: (typeof rows)[number]): number => BY_PACE.indexOf(graha)
  const ranked = rows.toSorted(
    (one, other) =>
      other.draft.strength - one.draft.strength || pace(one) - pace(other) || one.stay.start - other.stay.start,
  )
  const ranks = new Map(ranked.map((row, index) => [row, index + 1]))
  return rows
    .toSorted((one, other) => one.stay.start - other.stay.start || ranks.get(one)! - ranks.get(other)!)
    .map((row) => {
      const { graha, stay, draft } = row
      const span = spanOf(gochar, stay)
      const { evidence, ...head } = draft
      return {
        id: `${graha}-${draft.kind}-${draft.reference_point}-${span.start_date}`.toLowerCase(),
        ...head,
        ...span,
        transit_planet: graha,
        priority: ranks.get(row)!,
        evidence: {
          system: 'gochara',
          boundary_type: 'sign_ingress',
          ...evidence,
          transit_sign_id: stay.sign + 1,
          enters_retrograde: stay.entersRetrograde,
          leaves_retrograde: stay.leavesRetrograde,
          starts_before_range: stay.start < from,
          ends_after_range: stay.end > until,
        },
        ...factsOf(graha, stay, draft.kind === 'house_from_moon'),
      }
    })
}

/** What an answer says about the range and the rules. */
export const gocharMeta = (
  input: GocharInput,
  { zoneName }: CastGochar,
  endpoint: string,
  ruleset: string,
  count: number,
): ReplyOf<typeof GocharMeta> => ({
  endpoint,
  version: 'v2',
  generated_at: isoUtc(input.nowMs),
  range_start: input.range_start,
  range_end: input.range_end,
  day_count: input.days,
  generated_window_count: count,
  timezone: zoneName,
  ruleset_version: ruleset,
  ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
  house_system: 'whole_sign',
  node_type: input.node_type,
  rules: rulesOf(input),
})

/** The request as it was understood. `deltaTDays` is TT less UT at the birth. */
export const gocharEcho = (input: GocharInput, gochar: CastGochar, deltaTDays: number) => ({
  subject: subjectReply(gochar.vedic.cast, deltaTDays),
  transit_planets: GRAHAS.filter((graha) => input.grahas.includes(graha)),
  starts_at: localTime(gochar, gochar.from),
  ends_at: localTime(gochar, gochar.until),
})
