import type { Skies, Sky } from '../astro/sky.ts'
import type { Atlas } from '../calculation/charting/place.ts'
import { returnStyle } from '../calculation/charting/rings.ts'
import type { WheelFacts, WheelWithFacts } from '../calculation/charting/wheels.ts'
import type { FactShape, FactsOf } from '../contract/charts/reply.ts'
import type { Corpus } from '../interpretation/reading.ts'
import type { Language } from '../languages/language.ts'
import type { WheelStyle } from '../wheel/look.ts'
import { type ByteWriter, literal } from '../wire/bytes.ts'
import { compositeStyle, compositeWheel } from './composite/wheel.ts'
import { decennialsAnswer } from './decennials/calculate.ts'
import { eclipsesPathAnswer } from './eclipses-path/calculate.ts'
import { eclipsePieces, eclipsesOfPiece, eclipsesPlaceAnswer } from './eclipses-place/calculate.ts'
import { periodPersonalAnswer } from './families/horoscope/period/personal-answer.ts'
import { periodSignAnswer } from './families/horoscope/period/sign-answer.ts'
import { panchangOfDay } from './families/vedic/panchang.ts'
import { firdariaAnswer } from './firdaria/calculate.ts'
import { horoscopeBulkAnswer } from './horoscope-bulk/calculate.ts'
import { horoscopePersonalAnswer } from './horoscope-personal/calculate.ts'
import { horoscopeSignAnswer } from './horoscope-sign/calculate.ts'
import type { TECHNIQUES } from './index.ts'
import { lunarReturnWheel } from './lunar-return/wheel.ts'
import { minorAnswer } from './minor-progressions/calculate.ts'
import { moonMonthAnswer } from './moon-month/calculate.ts'
import { moonPhaseAnswer } from './moon-phase/calculate.ts'
import { natalWheelOf } from './natal-wheel/wheel.ts'
import { panchangMomentAnswer } from './panchang-moment/calculate.ts'
import { panchangMonthBytes } from './panchang-month/calculate.ts'
import { planetaryYearsAnswer } from './planetary-years/calculate.ts'
import { profectionPeriodsAnswer } from './profection-periods/calculate.ts'
import { profectionAnswer } from './profections/calculate.ts'
import { lunationsAnswer } from './progressed-lunations/calculate.ts'
import { eventPieces, eventsOfPiece, progressionEventsAnswer } from './progression-events/calculate.ts'
import { secondaryAnswer } from './progressions/secondary.ts'
import { progressionStyle, progressionWheel } from './progressions/wheel.ts'
import { releasingAnswer } from './releasing/calculate.ts'
import { returnsAnswer } from './returns/calculate.ts'
import { returnsWheel } from './returns/wheel.ts'
import { foundMeetings, returnsSearchAnswer, searchPieces } from './returns-search/calculate.ts'
import { solarArcAnswer } from './solar-arc/calculate.ts'
import { solarReturnAnswer } from './solar-return/calculate.ts'
import { solarReturnWheel } from './solar-return/wheel.ts'
import { sunDayAnswer } from './sun-day/calculate.ts'
import { synastryStyle, synastryWheel } from './synastry/wheel.ts'
import type { DataFace, PictureFace } from './technique.ts'
import { tertiaryAnswer } from './tertiary-progressions/calculate.ts'
import { foundPassages, passageSearches, transitAnswer, transitsOver } from './transits/calculate.ts'
import { transitStyle, transitWheel } from './transits/wheel.ts'
import { transitPieces, transitsOfPiece, transitsSearchAnswer } from './transits-search/calculate.ts'
import { vedicCalculateAnswer } from './vedic-calculate/calculate.ts'
import { vedicChartAnswer } from './vedic-chart/calculate.ts'
import { vedicDashaBytes } from './vedic-dasha/calculate.ts'
import { dashaInsightsAnswer } from './vedic-dasha-insights/calculate.ts'
import { gocharInsightsAnswer } from './vedic-gochar-insights/calculate.ts'
import { gocharTimelineAnswer } from './vedic-gochar-timeline/calculate.ts'
import { vedicHoroscopeDailyAnswer } from './vedic-horoscope-daily/calculate.ts'
import { vedicKpAnswer } from './vedic-kp/calculate.ts'
import { vedicMatchAnswer } from './vedic-match/calculate.ts'
import { vedicMuhurtaAnswer } from './vedic-muhurta/calculate.ts'
import { vedicMuhurtaPersonalAnswer } from './vedic-muhurta-personal/calculate.ts'
import { vedicQaAnswer } from './vedic-qa/calculate.ts'
import { vedicStrengthAnswer } from './vedic-strength/calculate.ts'
import { vedicTajakaAnswer } from './vedic-tajaka/calculate.ts'
import { vedicVargasAnswer } from './vedic-vargas/calculate.ts'
import { vedicYogasAnswer } from './vedic-yogas/calculate.ts'

/** What the calculation of data may ask for. */
export interface Sources {
  readonly sky: Sky
  readonly atlas: Atlas
  readonly corpus: () => Corpus
}

/**
 * The calculation of a data face. Members are properties, so that the work of one technique is not taken for another's. Pieces and
 * what is found of them concern the technique alone.
 */
export interface DataWork<Input> {
  /** The answer, as JSON. `found` has the outcome of each piece of an input that takes long, else it is null. */
  readonly reply: (
    sources: Sources,
    input: Input,
    found: readonly never[] | null,
    out: ByteWriter,
  ) => Uint8Array<ArrayBuffer>
  /** The pieces of an input that takes long, as plain data. Throws whatever the input is refused for. */
  readonly split?: (sources: Sources, input: Input) => readonly unknown[]
  /** The outcome of a piece, as plain data. */
  readonly piece?: (skies: Skies, piece: never) => unknown
}

/** The drawing of a picture face. */
export interface PictureWork<Input, Facts = WheelFacts> {
  /** Casts the charts. Throws what a birth, a place or the ephemeris refuses. */
  readonly wheel: (sky: Sky, atlas: Atlas, input: Input, language: Language) => WheelWithFacts<Facts>
  readonly style: (input: Input) => WheelStyle
}

type WorkOfFace<Face> =
  Face extends DataFace<infer _Body, infer _Query, infer Input>
    ? DataWork<Input>
    : Face extends PictureFace<infer _Body, infer Input, infer Facts extends FactShape>
      ? PictureWork<Input, FactsOf<Facts>>
      : never

type WorkOf<Faces> = { readonly [Kind in keyof Faces]: WorkOfFace<Faces[Kind]> }

type Techniques = (typeof TECHNIQUES)[number]

const json = (answer: object): Uint8Array<ArrayBuffer> => literal(JSON.stringify(answer))

/** The work of every technique on a calculation thread. A technique without it, or with that of another, does not compile. */
export const WORK = {
  transits: {
    data: {
      reply: ({ sky, atlas, corpus }, input, found, out) =>
        transitAnswer(out, transitsOver(sky, atlas, corpus, input, found && Object.assign({}, ...found))),
      split: ({ sky, atlas }, input) => passageSearches(sky, atlas, input),
      piece: foundPassages,
    },
    picture: { wheel: transitWheel, style: transitStyle },
  },
  transits_search: {
    data: {
      reply: ({ sky, atlas }, input, found) => json(transitsSearchAnswer(sky, atlas, input, found)),
      split: ({ sky, atlas }, input) => transitPieces(sky, atlas, input),
      piece: transitsOfPiece,
    },
  },
  natal: { picture: { wheel: natalWheelOf, style: (input) => input } },
  solar_return: {
    data: { reply: ({ sky, atlas }, input, _, out) => solarReturnAnswer(out, sky, atlas, input) },
    picture: { wheel: solarReturnWheel, style: returnStyle },
  },
  returns: {
    data: { reply: ({ sky, atlas }, input, _, out) => returnsAnswer(out, sky, atlas, input) },
    picture: { wheel: returnsWheel, style: returnStyle },
  },
  returns_search: {
    data: {
      reply: ({ sky, atlas }, input, found) => json(returnsSearchAnswer(sky, atlas, input, found)),
      split: ({ sky, atlas }, input) => searchPieces(sky, atlas, input),
      piece: foundMeetings,
    },
  },
  lunar_return: { picture: { wheel: lunarReturnWheel, style: returnStyle } },
  profections: { data: { reply: ({ sky, atlas }, input, _, out) => profectionAnswer(out, sky, atlas, input) } },
  profection_periods: {
    data: { reply: ({ sky, atlas }, input) => json(profectionPeriodsAnswer(sky, atlas, input)) },
  },
  progressions: {
    data: { reply: ({ sky, atlas }, input) => json(secondaryAnswer(sky, atlas, input)) },
    picture: { wheel: progressionWheel, style: progressionStyle },
  },
  firdaria: { data: { reply: ({ sky, atlas }, input) => json(firdariaAnswer(sky, atlas, input)) } },
  releasing: { data: { reply: ({ sky, atlas }, input) => json(releasingAnswer(sky, atlas, input)) } },
  decennials: { data: { reply: ({ sky, atlas }, input) => json(decennialsAnswer(sky, atlas, input)) } },
  planetary_years: { data: { reply: ({ sky, atlas }, input) => json(planetaryYearsAnswer(sky, atlas, input)) } },
  progression_events: {
    data: {
      reply: ({ sky, atlas }, input, found) => json(progressionEventsAnswer(sky, atlas, input, found)),
      split: ({ sky, atlas }, input) => eventPieces(sky, atlas, input),
      piece: eventsOfPiece,
    },
  },
  progressed_lunations: { data: { reply: ({ sky, atlas }, input) => json(lunationsAnswer(sky, atlas, input)) } },
  tertiary_progressions: { data: { reply: ({ sky, atlas }, input) => json(tertiaryAnswer(sky, atlas, input)) } },
  minor_progressions: { data: { reply: ({ sky, atlas }, input) => json(minorAnswer(sky, atlas, input)) } },
  solar_arc: { data: { reply: ({ sky, atlas }, input) => json(solarArcAnswer(sky, atlas, input)) } },
  composite: { picture: { wheel: compositeWheel, style: compositeStyle } },
  synastry: { picture: { wheel: synastryWheel, style: synastryStyle } },
  moon_month: { data: { reply: ({ sky, atlas }, input) => json(moonMonthAnswer(sky, atlas, input)) } },
  sun_day: { data: { reply: ({ sky, atlas }, input) => json(sunDayAnswer(sky, atlas, input)) } },
  eclipses_place: {
    data: {
      reply: ({ sky, atlas }, input, found) => json(eclipsesPlaceAnswer(sky, atlas, input, found)),
      split: ({ sky, atlas }, input) => eclipsePieces(sky, atlas, input),
      piece: eclipsesOfPiece,
    },
  },
  eclipses_path: { data: { reply: ({ sky }, input) => json(eclipsesPathAnswer(sky, input)) } },
  moon_phase: { data: { reply: ({ sky, atlas }, input) => json(moonPhaseAnswer(sky, atlas, input)) } },
  horoscope_sign: { data: { reply: ({ sky }, input) => json(horoscopeSignAnswer(sky, input)) } },
  horoscope_bulk: { data: { reply: ({ sky }, input) => json(horoscopeBulkAnswer(sky, input)) } },
  horoscope_personal: {
    data: { reply: ({ sky, atlas, corpus }, input) => json(horoscopePersonalAnswer(sky, atlas, corpus, input)) },
  },
  panchang: { data: { reply: ({ sky, atlas }, input) => json(panchangOfDay(sky, atlas, input)) } },
  panchang_moment: { data: { reply: ({ sky, atlas }, input) => json(panchangMomentAnswer(sky, atlas, input)) } },
  panchang_month: { data: { reply: ({ sky, atlas }, input) => panchangMonthBytes(sky, atlas, input) } },
  vedic_chart: { data: { reply: ({ sky, atlas }, input) => json(vedicChartAnswer(sky, atlas, input)) } },
  vedic_calculate: { data: { reply: ({ sky, atlas }, input) => json(vedicCalculateAnswer(sky, atlas, input)) } },
  vedic_vargas: { data: { reply: ({ sky, atlas }, input) => json(vedicVargasAnswer(sky, atlas, input)) } },
  vedic_yogas: { data: { reply: ({ sky, atlas }, input) => json(vedicYogasAnswer(sky, atlas, input)) } },
  vedic_strength: { data: { reply: ({ sky, atlas }, input) => json(vedicStrengthAnswer(sky, atlas, input)) } },
  vedic_dasha: { data: { reply: ({ sky, atlas }, input) => vedicDashaBytes(sky, atlas, input) } },
  vedic_dasha_insights: { data: { reply: ({ sky, atlas }, input) => json(dashaInsightsAnswer(sky, atlas, input)) } },
  vedic_match: { data: { reply: ({ sky, atlas }, input) => json(vedicMatchAnswer(sky, atlas, input)) } },
  vedic_kp: { data: { reply: ({ sky, atlas }, input) => json(vedicKpAnswer(sky, atlas, input)) } },
  vedic_gochar_timeline: { data: { reply: ({ sky, atlas }, input) => json(gocharTimelineAnswer(sky, atlas, input)) } },
  vedic_gochar_insights: { data: { reply: ({ sky, atlas }, input) => json(gocharInsightsAnswer(sky, atlas, input)) } },
  vedic_tajaka: { data: { reply: ({ sky, atlas }, input) => json(vedicTajakaAnswer(sky, atlas, input)) } },
  vedic_qa: { data: { reply: ({ sky, atlas }, input) => json(vedicQaAnswer(sky, atlas, input)) } },
  vedic_muhurta: { data: { reply: ({ sky, atlas }, input) => json(vedicMuhurtaAnswer(sky, atlas, input)) } },
  vedic_muhurta_personal: {
    data: { reply: ({ sky, atlas }, input) => json(vedicMuhurtaPersonalAnswer(sky, atlas, input)) },
  },
  vedic_horoscope_daily: {
    data: { reply: ({ sky, atlas }, input) => json(vedicHoroscopeDailyAnswer(sky, atlas, input)) },
  },
  horoscope_weekly_sign: { data: { reply: ({ sky }, input) => json(periodSignAnswer(sky, input)) } },
  horoscope_weekly_personal: {
    data: { reply: ({ sky, atlas }, input) => json(periodPersonalAnswer(sky, atlas, input)) },
  },
  horoscope_monthly_sign: { data: { reply: ({ sky }, input) => json(periodSignAnswer(sky, input)) } },
  horoscope_monthly_personal: {
    data: { reply: ({ sky, atlas }, input) => json(periodPersonalAnswer(sky, atlas, input)) },
  },
} satisfies { readonly [T in Techniques as T['id']]: WorkOf<T['faces']> }
