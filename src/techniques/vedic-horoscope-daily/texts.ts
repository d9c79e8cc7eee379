import { DASHA_LEVELS } from '../../astro/vedic/dashas/dasha.ts'
import type { Graha } from '../../astro/vedic/names.ts'
import { VARAS } from '../../astro/vedic/names.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { AREAS, type Area, type Band, type FactKind } from '../../contract/vedic/horoscope.ts'
import { listedInPassage } from '../../interpretation/wording.ts'
import { AREA_WORDS, BAND_TEXTS } from './areas.ts'
import type { DailyChart } from './cast.ts'
import { isGraha } from './dasha-facts.ts'
import { type Fact, polarityOfFact } from './fact.ts'
import { GRAHA_WORDS } from './grahas.ts'
import type { VedicHoroscopeDailyReply } from './schema.ts'
import type { Scores } from './scores.ts'
import { objectOf, subjectOf } from './words.ts'

type Reply = ReplyOf<typeof VedicHoroscopeDailyReply>

/** The facts of a day with what texts are made of. */
export interface Told {
  readonly daily: DailyChart
  readonly facts: readonly Fact[]
  readonly scores: Scores
  readonly timing: Reply['timing']
}

const first = (facts: readonly Fact[], polarity: 'favorable' | 'unfavorable'): Fact | undefined =>
  facts.find((fact) => polarityOfFact(fact) === polarity)

const HEADLINES: Readonly<Record<Band, string>> = {
  strong: 'A strong day',
  favorable: 'A day with good support',
  mixed: 'A mixed day',
  careful: 'A day to go slowly',
}

/** The fact that a headline names: one that agrees with the score, if there is one. */
function headlineFact({ facts, scores }: Told): Fact | undefined {
  const { band } = scores.overall
  if (band === 'mixed') return facts[0]
  return first(facts, band === 'careful' ? 'unfavorable' : 'favorable') ?? facts[0]
}

/** The elements of the panchang in the order in which a panchang lists them. */
const ELEMENTS: readonly FactKind[] = ['tithi', 'yoga', 'karana']

export function themeOf(told: Told): Reply['theme'] {
  const { day, dashas } = told.daily
  const { facts, scores } = told
  const [main] = facts
  const mahadasha = dashas.active[0]
  const elements = ELEMENTS.flatMap((kind) => facts.filter((fact) => fact.kind === kind))
  const good = elements.filter((fact) => polarityOfFact(fact) === 'favorable').length
  const bad = elements.filter((fact) => polarityOfFact(fact) === 'unfavorable').length
  const mood = bad > 0 ? 'better for finishing than for beginning' : good > 0 ? 'good for beginnings' : 'even'
  return {
    headline: `${HEADLINES[scores.overall.band]}: ${headlineFact(told)?.title ?? 'nothing stands out'}`,
    panchang_mood: `${VARAS[day.weekday]!.english}, ${elements.map(({ title }) => title).join(', ')}: ${mood}.`,
    primary_influence: main?.title ?? '',
    dominant_dasha: mahadasha ? `${mahadasha.lord} Mahadasha` : '',
  }
}

/** Areas by score, the best first. */
const byScore = (scores: Scores): readonly Area[] =>
  AREAS.toSorted((one, other) => scores[other].score - scores[one].score)

/** The periods that are running on a day, by level and lord. */
function periodsText(active: DailyChart['dashas']['active']): string {
  const periods = active.map(
    ({ level, lord }) => `the ${DASHA_LEVELS[level - 1]!.toLowerCase()} of ${isGraha(lord) ? objectOf(lord) : lord}`,
  )
  return periods.length === 0 ? '' : `In the background are ${listedInPassage(periods)}.`
}

export function narrativeOf({ daily: { dashas }, facts, scores, timing }: Told): Reply['narrative'] {
  const [main] = facts
  const good = first(facts, 'favorable')
  const bad = first(facts, 'unfavorable')
  const areas = byScore(scores)
  const best = areas[0]!
  const least = areas.at(-1)!
  const free = timing?.favorable_periods.filter(({ warnings }) => warnings.length === 0) ?? []
  const period = free.find(({ phase }) => phase === 'day') ?? free[0]
  return {
    summary: [
      BAND_TEXTS[scores.overall.band]('the day as a whole'),
      main ? `What weighs most: ${main.summary}` : '',
      periodsText(dashas.active),
    ]
      .filter(Boolean)
      .join(' '),
    opportunity: `${good ? `What helps most today: ${good.title}. ` : ''}Of the six areas, the most support goes to ${AREA_WORDS[best].word}. ${AREA_WORDS[best].advice[scores[best].band]}`,
    caution: `${bad ? `What asks for most care today: ${bad.title}. ` : ''}Of the six areas, the least support goes to ${AREA_WORDS[least].word}. ${AREA_WORDS[least].advice[scores[least].band]}`,
    best_use: period
      ? `${period.phase === 'day' ? 'By day' : 'At night'}, the time from ${period.start_iso.slice(11, 16)} to ${period.end_iso.slice(11, 16)} (${period.label}) is free of all times to avoid. It suits what matters most to you.`
      : `${AREA_WORDS[best].advice[scores[best].band]} ${timing ? 'Each good time of this day overlaps a time to avoid; its warnings say for how long.' : 'The Sun does not both rise and set here on this day, so the day has no named parts.'}`,
  }
}

/** The graha of the heaviest unfavourable fact, or the lord of the weekday. */
export function remedyOf({ daily: { day }, facts }: Told): Reply['remedy'] {
  const fact = facts.find((each) => polarityOfFact(each) === 'unfavorable' && each.graha !== null)
  const focus: Graha = fact?.graha ?? VARAS[day.weekday]!.lord
  const { action, avoid, reflection, tradition } = GRAHA_WORDS[focus]
  const why = fact
    ? `Among the grahas, ${objectOf(focus)} needs the most care today: ${fact.title}`
    : `${subjectOf(focus)} is the lord of this weekday`
  return {
    focus,
    simple_action: action,
    avoid,
    reflection,
    basis: `${why}. Customs for ${objectOf(focus)} (graha shanti, Brihat Parashara Hora Shastra 84, and living tradition): ${tradition}.`,
  }
}

/** The first of some drivers that does not act on all areas alike, if there is one. */
function ownOf(facts: readonly Fact[], drivers: Scores['overall']['drivers']) {
  const isGeneral = ({ points }: Fact): boolean => AREAS.every((area) => points[area])
  const general = new Set(facts.filter(isGeneral).map(({ id }) => id))
  return drivers.find(({ fact_id }) => !general.has(fact_id)) ?? drivers[0]
}

/** The six areas as texts. */
export const sectionsOf = ({ facts, scores }: Told): Reply['sections'] =>
  AREAS.map((key) => {
    const { score, band, drivers, cautions } = scores[key]
    const { title, word, advice } = AREA_WORDS[key]
    const help = ownOf(facts, drivers)
    const care = ownOf(facts, cautions)
    const named = [help, care].flatMap((each) => each ?? [])
    return {
      key,
      title,
      score,
      band,
      summary: [
        BAND_TEXTS[band](word),
        ...(help ? [`What helps here: ${help.title}.`] : []),
        ...(care ? [`What asks for care here: ${care.title}.`] : []),
      ].join(' '),
      advice: advice[band],
      fact_ids: named.map(({ fact_id }) => fact_id),
    }
  })

const BLOCKS_MAX = 6

/** Longer texts about the grahas that move the scores most, each by its most important fact. */
export function blocksOf({ facts }: Told): NonNullable<Reply['interpretation_blocks']> {
  const told = new Set<Graha>()
  const blocks = facts.flatMap((fact) => {
    const polarity = polarityOfFact(fact)
    if (fact.graha === null || polarity === 'neutral' || told.has(fact.graha)) return []
    told.add(fact.graha)
    const { is, good, bad } = GRAHA_WORDS[fact.graha]
    const text = `${is}. ${fact.summary} ${polarity === 'favorable' ? good : bad}.`
    return [{ fact_id: fact.id, title: fact.title, text }]
  })
  return blocks.slice(0, BLOCKS_MAX)
}
