import type { Graha } from '../../astro/vedic/names.ts'
import { VARAS } from '../../astro/vedic/names.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { AREAS, type Area, type Band } from '../../contract/vedic/horoscope.ts'
import { AREA_WORDS, BAND_TEXTS } from './areas.ts'
import type { DailyChart } from './cast.ts'
import { type Fact, polarityOfFact } from './fact.ts'
import { GRAHA_WORDS } from './grahas.ts'
import type { VedicHoroscopeDailyReply } from './schema.ts'
import type { Scores } from './scores.ts'

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

export function themeOf({ daily: { day, dashas }, facts, scores }: Told): Reply['theme'] {
  const [main] = facts
  const mahadasha = dashas.active[0]
  const elements = facts.filter(({ category }) => category === 'panchang')
  const good = elements.filter((fact) => polarityOfFact(fact) === 'favorable').length
  const bad = elements.filter((fact) => polarityOfFact(fact) === 'unfavorable').length
  const mood = bad > 0 ? 'better for finishing than for beginning' : good > 0 ? 'good for beginnings' : 'even'
  return {
    headline: `${HEADLINES[scores.overall.band]}: ${main?.title ?? 'nothing stands out'}`,
    panchang_mood: `${VARAS[day.weekday]!.english}, ${elements.map(({ title }) => title).join(', ')}: ${mood}.`,
    primary_influence: main?.title ?? '',
    dominant_dasha: mahadasha ? `${mahadasha.lord} Mahadasha` : '',
  }
}

/** Areas by score, the best first. */
const byScore = (scores: Scores): readonly Area[] =>
  AREAS.toSorted((one, other) => scores[other].score - scores[one].score)

export function narrativeOf({ daily: { dashas }, facts, scores, timing }: Told): Reply['narrative'] {
  const [main] = facts
  const good = first(facts, 'favorable')
  const bad = first(facts, 'unfavorable')
  const areas = byScore(scores)
  const best = areas[0]!
  const least = areas.at(-1)!
  const lords = dashas.active.map(({ lord }) => lord)
  const free = timing?.favorable_periods.filter(({ warnings }) => warnings.length === 0) ?? []
  const period = free.find(({ phase }) => phase === 'day') ?? free[0]
  return {
    summary: [
      BAND_TEXTS[scores.overall.band]('the day as a whole'),
      main?.summary ?? '',
      lords.length > 0
        ? `You are in the periods of ${lords.join(', ')}, which set the background of these months.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    opportunity: `${good ? `${good.title}. ` : ''}Of the six areas, the most support goes to ${AREA_WORDS[best].word}. ${AREA_WORDS[best].advice[scores[best].band]}`,
    caution: `${bad ? `${bad.title}. ` : ''}Of the six areas, the least support goes to ${AREA_WORDS[least].word}. ${AREA_WORDS[least].advice[scores[least].band]}`,
    best_use: period
      ? `${period.phase === 'day' ? 'By day' : 'In the night'}, the time from ${period.start_iso.slice(11, 16)} to ${period.end_iso.slice(11, 16)} (${period.label}) is free of all times to avoid. It suits what matters most to you.`
      : `${AREA_WORDS[best].advice[scores[best].band]} ${timing ? 'Each good time of this day overlaps a time to avoid; its warnings say for how long.' : 'The Sun does not both rise and set here on this day, so the day has no named parts.'}`,
  }
}

/** The graha of the heaviest unfavourable fact, or the lord of the weekday. */
export function remedyOf({ daily: { day }, facts }: Told): Reply['remedy'] {
  const fact = facts.find((each) => polarityOfFact(each) === 'unfavorable' && each.graha !== null)
  const focus: Graha = fact?.graha ?? VARAS[day.weekday]!.lord
  const { action, avoid, reflection, tradition } = GRAHA_WORDS[focus]
  const why = fact ? `${fact.title} is what asks for most care today` : `${focus} is the lord of this weekday`
  return {
    focus,
    simple_action: action,
    avoid,
    reflection,
    basis: `${why}. Customs for ${focus} (graha shanti, Brihat Parashara Hora Shastra 84, and living tradition): ${tradition}.`,
  }
}

/** The six areas as texts. */
export const sectionsOf = ({ facts, scores }: Told): Reply['sections'] =>
  AREAS.map((key) => {
    const { score, band, drivers, cautions } = scores[key]
    const { title, word, advice } = AREA_WORDS[key]
    const named = [drivers[0], cautions[0]].flatMap((each) => each ?? [])
    const sentence = (id: string): string => facts.find((fact) => fact.id === id)?.summary ?? ''
    return {
      key,
      title,
      score,
      band,
      summary: [
        BAND_TEXTS[band](word),
        ...(drivers[0] ? [`What helps most: ${sentence(drivers[0].fact_id)}`] : []),
        ...(cautions[0] ? [`What asks for care: ${sentence(cautions[0].fact_id)}`] : []),
      ].join(' '),
      advice: advice[band],
      fact_ids: named.map(({ fact_id }) => fact_id),
    }
  })

const BLOCKS_MAX = 6

/** Longer texts about the most important facts of a graha. */
export const blocksOf = ({ facts }: Told): NonNullable<Reply['interpretation_blocks']> =>
  facts
    .flatMap((fact) => {
      const polarity = polarityOfFact(fact)
      if (fact.graha === null || polarity === 'neutral') return []
      const { is, good, bad } = GRAHA_WORDS[fact.graha]
      const text = `${is}. ${fact.summary} ${polarity === 'favorable' ? good : bad}.`
      return [{ fact_id: fact.id, title: fact.title, text }]
    })
    .slice(0, BLOCKS_MAX)
