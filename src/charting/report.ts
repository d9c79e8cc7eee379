import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { ANGLES, type ChartPoint } from '../astro/chart.ts'
import { isoLocal, isoUtc } from '../astro/civil.ts'
import { dignityOf } from '../astro/dignity.ts'
import { dominants } from '../astro/dominants.ts'
import { HOUSE_SYSTEMS } from '../astro/house.ts'
import { POINT_NAMES } from '../astro/point-names.ts'
import { rulerOf } from '../astro/ruler.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import type { Zodiac } from '../astro/sky.ts'
import type { ReportContent } from '../contract/report-content.ts'
import { bookTexts } from '../interpretation/book-texts.ts'
import type { Corpus } from '../interpretation/corpus.ts'
import type { MoonOfDay } from '../interpretation/moon-choices.ts'
import { degreesText, inSignText } from '../interpretation/names.ts'
import { reading } from '../interpretation/reading.ts'
import { SECTIONS, sectionsByWeight } from '../interpretation/sections.ts'
import { howText, methodsOf, whenText, whereText } from './caption.ts'
import type { CastBirth } from './cast.ts'
import { dominating } from './synthesis.ts'
import { warningsOf } from './warnings.ts'

const EPHEMERIS = 'Swiss Ephemeris 2.10.03'

/** The content of a report, without the wheel. */
export type ReportText = Omit<ReportContent, 'wheel_svg'>

/** The content of the report of a birth. */
export function reportText(cast: CastBirth, corpus: Corpus, moonOfDay: MoonOfDay): ReportText {
  const { chart } = cast
  const { elements, modes, polarities } = dominants(chart, 'modern')
  return {
    version: 1,
    subject: subjectOf(cast),
    placements: chart.points.filter(({ body }) => body !== null).map(placement),
    ...tablesOf(cast),
    balance: { elements, modes, polarities },
    ...bookTexts(chart, corpus, moonOfDay),
    synthesis: dominating(chart, corpus).map(({ title, because, body }) => ({ title, because: [...because], body })),
    sections: sectionsOf(cast, corpus, moonOfDay),
  }
}

function subjectOf(cast: CastBirth): ReportText['subject'] {
  const { name, born, chart, terms } = cast
  const { moment, place, zone, timeKnown } = born
  const houses = chart.houses?.system ?? terms.houses
  return {
    name,
    born: {
      local: isoLocal(moment.epochMs, moment.offsetSeconds),
      utc: isoUtc(moment.epochMs),
      text: whenText(moment, timeKnown),
      time_known: timeKnown,
      place: whereText(born),
      lat: place.latitude,
      lng: place.longitude,
      timezone: zone.id,
    },
    settings: {
      house_system: houses,
      house_system_name: HOUSE_SYSTEMS[houses].name,
      zodiac: zodiacText(terms.zodiac),
      ephemeris: EPHEMERIS,
      methods: howText(methodsOf(cast)),
    },
    notes: warningsOf(cast).map(({ message }) => message),
  }
}

const tablesOf = ({ chart }: CastBirth): Pick<ReportText, 'angles' | 'houses' | 'aspects'> => ({
  angles: chart.angles ? ANGLES.map((id) => ({ id, name: POINT_NAMES[id]!, ...positionOf(chart.angles![id]) })) : [],
  houses: (chart.houses?.cusps ?? []).map((cusp, index) => ({
    house: index + 1,
    ...positionOf(cusp),
    ruler: POINT_NAMES[rulerOf(signIndex(cusp), 'modern')]!,
  })),
  aspects: chart.aspects
    .toSorted((one, other) => one.orb - other.orb)
    .map(({ a, b, aspect, orb, applying }) => ({
      ...{ a, b, a_name: POINT_NAMES[a]!, b_name: POINT_NAMES[b]! },
      type: aspect.id,
      orb: degreesText(orb),
      applying,
    })),
})

function sectionsOf({ chart }: CastBirth, corpus: Corpus, moonOfDay: MoonOfDay): ReportText['sections'] {
  const texts = reading(chart, corpus, moonOfDay)
  return sectionsByWeight(chart).map((id) => ({
    id,
    title: SECTIONS[id],
    entries: texts[id].map((entry) => ({ ...entry, tags: [...entry.tags] })),
  }))
}

const placement = ({ id, body, longitude, house, speed }: ChartPoint) => ({
  id,
  name: POINT_NAMES[id]!,
  ...positionOf(longitude),
  house,
  retrograde: speed < 0,
  dignity: body && dignityOf(body, signIndex(longitude)),
})

function positionOf(longitude: number) {
  const { id, name } = SIGNS[signIndex(longitude)]!
  return { sign_id: id, sign: name, position: inSignText(longitude) }
}

const zodiacText = (zodiac: Zodiac): string =>
  zodiac.kind === 'tropical' ? 'Tropical' : `Sidereal (${AYANAMSAS[zodiac.ayanamsa].name})`
