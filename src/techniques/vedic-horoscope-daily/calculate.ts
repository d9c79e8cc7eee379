import { isoCivilDate, isoUtc } from '../../astro/civil.ts'
import { findHouseSystem } from '../../astro/house.ts'
import type { Sky } from '../../astro/sky.ts'
import { houseFrom } from '../../astro/vedic/dignity.ts'
import { favourableHouses } from '../../astro/vedic/gochar.ts'
import { localText } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import { AREAS, BANDS, type Influence, SCORE_BASE } from '../../contract/vedic/horoscope.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import type { Warning } from '../../contract/warnings.ts'
import { locationReply, subjectReply } from '../../wire/time-and-place.ts'
import { ascendantOf, planetOf } from '../../wire/vedic/chart.ts'
import { dashaReply } from '../../wire/vedic/dasha.ts'
import { polarityOf } from '../../wire/vedic/gochar.ts'
import { panchangReply } from '../families/vedic/panchang.ts'
import { castDaily, type DailyChart } from './cast.ts'
import { type Fact, polarityOfFact } from './fact.ts'
import { NODE_HOUSES_OF } from './gochar-facts.ts'
import type { VedicHoroscopeDailyInput, VedicHoroscopeDailyReply } from './schema.ts'
import { factsOf, SCORING_RULE, scoresOf } from './scores.ts'
import { blocksOf, narrativeOf, remedyOf, sectionsOf, type Told, themeOf } from './texts.ts'
import { timingOf } from './timing.ts'

type Reply = ReplyOf<typeof VedicHoroscopeDailyReply>

/** The answer of `POST /api/v2/vedic/horoscope/daily/personal`. */
export function vedicHoroscopeDailyAnswer(sky: Sky, atlas: Atlas, input: VedicHoroscopeDailyInput): Reply {
  const daily = castDaily(sky, atlas, input)
  const { vedic, dashas, day } = daily
  const facts = factsOf(daily)
  const scores = scoresOf(daily, facts)
  const timing = timingOf(daily)
  const told: Told = { daily, facts, scores, timing }
  const { moon_nakshatra, active_periods, reference_date } = dashaReply('vimshottari', dashas)
  const { warnings: _, ...panchang } = panchangReply(sky, daily.castDay, {
    ...input,
    include_choghadiya: false,
    include_hora: false,
  })
  const subject = subjectReply(vedic.cast, sky.deltaTDays(vedic.cast.born.moment.jd))
  const warnings = warningsFor(daily, input)
  return {
    meta: metaOf(sky, daily, input),
    profile: {
      name: subject.name,
      datetime: subject.datetime,
      lagna: ascendantOf(vedic.ascendant),
      moon: planetOf(vedic.grahas.find(({ graha }) => graha === 'Moon')!),
      active_dasha_stack: active_periods.map(({ level, lord, start, end }) => ({ level, lord, start, end })),
    },
    dasha: { active_periods, dominant_period: active_periods[0]!, moon_nakshatra, reference_date },
    theme: themeOf(told),
    narrative: narrativeOf(told),
    remedy: remedyOf(told),
    scores,
    sections: sectionsOf(told),
    influences: influencesOf(facts, reference_date, input.include_evidence),
    panchang: panchang as Reply['panchang'],
    timing,
    ...(input.include_interpretation_blocks && { interpretation_blocks: blocksOf(told) }),
    ...(input.include_raw_facts && { raw_facts: rawFacts(daily, localText(daily.castDay.zone, day.start)) }),
    ...(warnings.length > 0 && { warnings }),
  }
}

const RULESETS = {
  facts: 'orrery_vedic_daily_facts_v1',
  scores: 'orrery_vedic_daily_scores_v1',
  timing: 'orrery_day_periods_v1',
} as const

function metaOf(sky: Sky, { vedic, day, dateMs, castDay, asked }: DailyChart, input: VedicHoroscopeDailyInput) {
  const { zone, where } = castDay
  return {
    endpoint: 'vedic/horoscope/daily/personal',
    version: 'v2',
    generated_at: isoUtc(input.nowMs),
    target_date: isoCivilDate(dateMs),
    timezone: zone.id,
    language: 'en',
    reference_at: localText(zone, day.start),
    settings: {
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      house_system: 'whole_sign',
      node_type: input.node_type,
      convention: input.convention,
      dasha_system: 'vimshottari',
      year_length: asked.year_length,
      time_known: vedic.cast.born.timeKnown,
      include_evidence: input.include_evidence,
      include_raw_facts: input.include_raw_facts,
      include_interpretation_blocks: input.include_interpretation_blocks,
    },
    rulesets: RULESETS,
    scoring: { base: SCORE_BASE, bands: BANDS, rule: SCORING_RULE },
    location: locationReply(where),
    precision: usedPrecision(sky.sourceAt(day.start)),
  } as const satisfies Reply['meta']
}

type Shown = ReplyOf<typeof Influence>

function influencesOf(facts: readonly Fact[], date: string, hasEvidence: boolean): Reply['influences'] {
  const all = facts.map((fact, index): Shown => {
    const { id, kind, category, title, summary, graha, isTransit, reference, relation, points, rule, source, figures } =
      fact
    return {
      id: `${date}:${id}`,
      fact_id: id,
      rank: index + 1,
      kind,
      category,
      polarity: polarityOfFact(fact),
      title,
      summary,
      transit_planet: isTransit ? graha : null,
      reference_point: reference,
      relation_key: relation,
      points: Object.fromEntries(AREAS.map((area) => [area, points[area] ?? 0])) as Shown['points'],
      ...(hasEvidence && { evidence: { rule, source, figures } }),
    }
  })
  const [primary, ...others] = all
  const of = (polarity: Shown['polarity']) => others.filter((each) => each.polarity === polarity)
  return {
    primary: primary!,
    supporting: of('favorable'),
    cautions: of('unfavorable'),
    background: of('neutral'),
    all_ranked: all,
  }
}

function rawFacts(daily: DailyChart, reference_at: string): NonNullable<Reply['raw_facts']> {
  const { transits, moonSign, lagnaSign, natalNakshatra, tara, chandra } = daily
  return {
    reference_at,
    natal: {
      moon_sign_id: moonSign + 1,
      moon_nakshatra_id: natalNakshatra + 1,
      lagna_sign_id: lagnaSign === null ? null : lagnaSign + 1,
    },
    transits: transits.map(({ graha, longitude, speed, sign, obstructedBy, points }) => {
      const { house: _, ...place } = planetOf({ graha, longitude, speed, house: null })
      const house = houseFrom(moonSign, sign)
      const polarity = polarityOf(favourableHouses(graha, NODE_HOUSES_OF), house)
      return {
        ...place,
        house_from_moon: house,
        house_from_lagna: lagnaSign === null ? null : houseFrom(lagnaSign, sign),
        polarity,
        obstructed_by: polarity === 'favorable' ? [...obstructedBy] : [],
        ashtakavarga_points: points,
      }
    }),
    tara_bala: { count: tara.count, tara: tara.tara, strength: tara.strength },
    chandra_bala: { house: chandra.house, strength: chandra.strength },
  }
}

const UNTIMED: Warning = {
  code: 'time_required',
  message:
    'The birth has no time. The lagna, houses from it, ashtakavarga and the functional nature of lords are left out, and confidence is lower',
}
const NO_DAYLIGHT: Warning = {
  code: 'no_sunrise',
  message:
    'The Sun does not both rise and set on this date at this place, so timing is null. The day begins six hours before the Sun culminates, or with its last rising',
}
const NO_NIGHT: Warning = {
  code: 'no_night',
  message: 'The Sun does not rise after this night, so chaughadias and horas of the night are missing',
}

function warningsFor({ vedic, dashas, day, warnings }: DailyChart, input: VedicHoroscopeDailyInput): Warning[] {
  const all: readonly Warning[] = [
    ...(input.warnings ?? []),
    ...warningsOf(vedic.cast),
    ...dashas.warnings,
    ...warnings,
    ...(vedic.ascendant === null ? [UNTIMED] : []),
    ...(day.solar === null ? [NO_DAYLIGHT] : day.solar.nextSunrise === null ? [NO_NIGHT] : []),
    ...(findHouseSystem(input.house_system) === 'whole_sign'
      ? []
      : [{ code: 'houses_are_signs', message: 'Houses are whole signs here', requested: input.house_system }]),
    ...(input.language === 'en'
      ? []
      : [
          {
            code: 'language_not_available',
            message: `The texts are in English. They are not available in ${input.language}`,
          },
        ]),
  ]
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()]
}
