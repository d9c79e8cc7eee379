import { variantName } from '../../astro/body.ts'
import { ANGLES, type Chart, type ChartPoint } from '../../astro/chart.ts'
import { isoLocal, isoUtc } from '../../astro/civil.ts'
import { dominants } from '../../astro/dominants.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../astro/house.ts'
import { dignityOf, rulerOf, SIGNS, signIndex, wholeMinutesInSign } from '../../astro/sign.ts'
import type { Sky, Zodiac } from '../../astro/sky.ts'
import type { NatalInput } from '../../contract/births/natal.ts'
import type { ReportContent } from '../../contract/reports/content.ts'
import { EPHEMERIS_NAMES } from '../../contract/sky/sources.ts'
import { bookTexts } from '../../interpretation/book-texts.ts'
import {
  certainChart,
  type DayOfBirth,
  directionOf,
  isSignCertain,
  type Span,
} from '../../interpretation/day-of-birth.ts'
import { type Corpus, reading } from '../../interpretation/reading.ts'
import { sectionsByWeight } from '../../interpretation/sections.ts'
import { inSignText, orbText } from '../../interpretation/wording.ts'
import {
  ayanamsaName,
  CATALOGUES,
  houseSystemName,
  listed,
  narrowName,
  pointName,
  signName,
} from '../../languages/catalogues.ts'
import { filled, type Language, READING_LANGUAGE } from '../../languages/language.ts'
import type { WheelStyle } from '../../wheel/look.ts'
import { drawWheel } from '../../wheel/wheel.ts'
import { howText, methodsOf, whenText, whereText } from './caption.ts'
import { type CastBirth, castBirth, withMajorAspects } from './cast.ts'
import { dominating, type FullNatalChart, fixedStars, fullNatalChart } from './natal.ts'
import type { Atlas } from './place.ts'
import { notesOf } from './warnings.ts'
import { natalWheel } from './wheels.ts'

/** The content of a report, without the wheel. */
export type ReportText = Omit<ReportContent, 'wheel_svg'>

/** The content of the report of a birth. `corpus` has the texts of the language, otherwise English ones. */
function reportText(cast: CastBirth, corpus: Corpus, day: DayOfBirth, language: Language): ReportText {
  const { chart } = cast
  const certain = certainChart(chart, day)
  const { elements, modes, polarities } = dominants(certain, 'modern')
  return {
    version: 1,
    ...(language !== READING_LANGUAGE && { language, reading_language: READING_LANGUAGE }),
    subject: subjectOf(cast, language),
    placements: chart.points.filter(({ body }) => body !== null).map((point) => placement(point, day, language)),
    ...tablesOf(cast, certain, day, language),
    balance: { elements, modes, polarities },
    ...bookTexts(chart, corpus, day),
    synthesis: dominating(chart, day, corpus, language).map(({ title, because, body }) => ({
      title,
      because: [...because],
      body,
    })),
    sections: sectionsOf(cast, corpus, day, language),
  }
}

function subjectOf(cast: CastBirth, language: Language): ReportText['subject'] {
  const { name, born, chart, terms } = cast
  const { moment, place, zone, timeKnown } = born
  const houses = chart.houses?.system ?? terms.houses
  return {
    name,
    born: {
      local: isoLocal(moment.epochMs, moment.offsetSeconds),
      utc: isoUtc(moment.epochMs),
      text: whenText(moment, language, timeKnown),
      time_known: timeKnown,
      place: whereText(born, language),
      lat: place.latitude,
      lng: place.longitude,
      timezone: zone,
    },
    settings: {
      house_system: houses,
      house_system_name: houseSystemIn(language, houses),
      zodiac: zodiacText(terms.zodiac, language),
      ephemeris: EPHEMERIS_NAMES[chart.source],
      methods: howText(methodsOf(cast), language),
    },
    notes: notesOf(cast, language),
  }
}

const tablesOf = (
  { chart }: CastBirth,
  certain: Chart,
  day: DayOfBirth,
  language: Language,
): Pick<ReportText, 'angles' | 'houses' | 'aspects'> => ({
  angles: chart.angles
    ? ANGLES.map((id) => ({ id, name: pointName(language, id), ...positionOf(chart.angles![id], language) }))
    : [],
  houses: (chart.houses?.cusps ?? []).map((cusp, index) => ({
    house: index + 1,
    ...positionOf(cusp, language),
    ruler: pointName(language, rulerOf(signIndex(cusp), 'modern')),
  })),
  aspects: certain.aspects
    .toSorted((one, other) => one.orb - other.orb)
    .map((hit) => {
      const { a, b, aspect, orb } = hit
      // Null where the direction is not certain.
      const direction = directionOf(hit, chart, day)
      return {
        a,
        b,
        a_name: narrowName(language, labelIn(chart, a)),
        b_name: narrowName(language, labelIn(chart, b)),
        type: aspect.id,
        orb: orbText(orb, day !== null),
        applying: direction && direction === 'applying',
      }
    }),
})

function sectionsOf({ chart }: CastBirth, corpus: Corpus, day: DayOfBirth, language: Language): ReportText['sections'] {
  const texts = reading(chart, corpus, day, language)
  return sectionsByWeight(certainChart(chart, day)).map((id) => ({
    id,
    title: CATALOGUES[language].readings.sections[id],
    entries: texts[id].map((entry) => ({ ...entry, tags: [...entry.tags] })),
  }))
}

/** The two nodes and Liliths differ by up to 30 degrees, so that tables always name the variant: `mean_node`. */
const labelFor = ({ id, variant }: Pick<ChartPoint, 'id' | 'variant'>): string =>
  variant === null ? id : variantName(id, variant)

/** The same by the name of a point in aspects. The name of an angle is its label. */
function labelIn({ points }: Chart, name: string): string {
  const point = points.find((each) => each.name === name)
  return point ? labelFor(point) : name
}

function placement(point: ChartPoint, day: DayOfBirth, language: Language) {
  const { id, name, body, longitude, house, speed } = point
  const span = day?.[name]
  return {
    id,
    name: pointName(language, labelFor(point)),
    ...(span ? spanOf(span, language) : positionOf(longitude, language)),
    house,
    retrograde: speed < 0,
    dignity: body && isSignCertain(day, name) ? dignityOf(body, signIndex(longitude)) : null,
  }
}

const MINUTES_PER_DEGREE = 60

/** The degrees through which a body moves in a day of birth without a time: `24°–7°`, Pisces or Aries. */
function spanOf(span: Span, language: Language) {
  const [first, last] = span.map(signIndex) as [number, number]
  const names = [first, last].map((sign) => signName(language, sign))
  const [early, late] = span.map((longitude) => `${Math.floor(wholeMinutesInSign(longitude) / MINUTES_PER_DEGREE)}°`)
  return {
    sign_id: first === last ? SIGNS[first]!.id : null,
    sign: first === last ? names[0]! : listed(language, names, 'or'),
    position: early === late ? early! : `${early}–${late}`,
  }
}

function positionOf(longitude: number, language: Language) {
  const sign = signIndex(longitude)
  return { sign_id: SIGNS[sign]!.id, sign: signName(language, sign), position: inSignText(longitude) }
}

function zodiacText(zodiac: Zodiac, language: Language): string {
  const { tropical, sidereal } = CATALOGUES[language].methods
  return zodiac.kind === 'tropical' ? tropical : filled(sidereal, { ayanamsa: ayanamsaName(language, zodiac.ayanamsa) })
}

/** English reports have had the name in the Swiss Ephemeris since their first version. */
const houseSystemIn = (language: Language, system: HouseSystem): string =>
  language === 'en' ? HOUSE_SYSTEMS[system].name : houseSystemName(language, system)

/** A natal chart with the contents of the report that was ordered with it. */
export interface OrderedNatal {
  readonly natal: FullNatalChart
  readonly report: { readonly text: ReportText; readonly wheelSvg: string }
}

/** The width of the wheel's own coordinates; the page scales it. */
const WHEEL_PX = 700
const WHEEL_STYLE: WheelStyle = {
  size: WHEEL_PX,
  theme_type: 'light',
  show_metadata: false,
  custom_theme: null,
  display_settings: null,
  chart_config: null,
}

/** Casts a birth once, for its chart and for its report. The report has the major aspects alone. */
export function orderedNatal(
  sky: Sky,
  atlas: Atlas,
  corpus: (language?: Language) => Corpus,
  request: NatalInput,
): OrderedNatal {
  const cast = castBirth(sky, atlas, request)
  const stars = fixedStars(sky, cast, request.fixed_stars)
  const language = request.psychological_report?.language ?? 'en'
  const inReport = withMajorAspects(cast)
  const natal = fullNatalChart(sky, atlas, cast, stars, corpus, request)
  return {
    natal,
    report: {
      text: reportText(inReport, corpus(language), natal.day, language),
      wheelSvg: drawWheel(natalWheel(inReport, stars, language), WHEEL_STYLE),
    },
  }
}
