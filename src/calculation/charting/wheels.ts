import type { Body } from '../../astro/body.ts'
import type { Chart } from '../../astro/chart.ts'
import type { Moment } from '../../astro/moment.ts'
import type { ClockDoubt } from '../../astro/other-clocks.ts'
import type { Sky } from '../../astro/sky.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import { NatalWheelRequest } from '../../contract/charts/requests.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import { OTHER_RING, type RingNames, type WheelContent, type WheelEnd, type WheelStar } from '../../wheel/content.ts'
import { styleSheet } from '../../wheel/wheel.ts'
import { placeWarnings } from './birth-warnings.ts'
import { captionOf, descriptionOf, whenText, whereText } from './caption.ts'
import { type CastBirth, castBirth, castLike, housesOf } from './cast.ts'
import type { PlacedStar } from './natal.ts'
import type { Atlas, Located } from './place.ts'
import {
  type BirthFacts,
  birthFacts,
  birthRing,
  biwheelAspects,
  type Drawn,
  housesIn,
  type RingFacts,
  ringOf,
  wheelAspects,
} from './rings.ts'
import { secondWarnings, type Warning, warningsAbout } from './warnings.ts'

/** The content of a picture, with the facts beside it in an answer. */
export interface WheelWithFacts<Facts = WheelFacts> {
  readonly content: WheelContent
  readonly facts: Facts
  readonly rings: { readonly inner: RingFacts; readonly outer: RingFacts | null }
  /** Births that are no rings: of a composite, and of a return alone. */
  readonly births: readonly BirthFacts[]
  readonly warnings: readonly ChartWarning[]
}

export type WheelFacts = Readonly<Record<string, string | number>>

/** What a second chart is called, in one language. */
export interface SecondLabels {
  /** The title of the wheel. */
  readonly title: string
  /** In captions. */
  readonly called: string
  readonly ring: RingNames
}

/** A second chart for a birth, cast for another instant and place. */
export interface SecondChart {
  readonly kind: string
  /** The ring of the second chart, such as `transit`. */
  readonly of: string
  readonly language: Language
  readonly labels: SecondLabels
  /** The field of the request that gives the second instant. */
  readonly dateField: string
  /** True if the second instant follows from that of the birth, and is as uncertain. */
  readonly restsOnBirth: boolean
  /** The date that was asked for, where it is not that of the moment: `Progressed to 1 Mar 2026`. */
  readonly dated?: string
  readonly moment: Moment
  /** The doubt about the clock by which a local time was read. */
  readonly doubt?: ClockDoubt | null
  /** What to say about the date of the request. */
  readonly warnings?: readonly Warning[]
  /** The bodies of the second chart; those of the first by default. */
  readonly bodies?: readonly Body[]
  readonly where: Located
  /** False for a second chart without houses: a return or a progression of a birth without a time. */
  readonly houses: boolean
  readonly drawn: Drawn
  /** Where the second chart is: outside the natal chart by default. */
  readonly shown?: 'outside' | 'inside' | 'alone'
}

/** Albert Einstein's birth, as published: planets in six signs, near angles and close together. */
const SHOWN = {
  name: 'Albert Einstein',
  year: 1879,
  month: 3,
  day: 14,
  hour: 11,
  minute: 30,
  lat: 48.4011,
  lng: 9.9876,
  tz_str: 'Europe/Berlin',
}

/** Two wheels, the natal chart inside and another instant outside or the other way round, or the other instant alone. */
export function secondWheel(sky: Sky, cast: CastBirth, second: SecondChart): Omit<WheelWithFacts, 'facts'> {
  const { of, moment, bodies, where, houses, shown = 'outside' } = second
  const single = shown === 'alone'
  const other = namingField(second.dateField, () => castLike(sky, cast, moment.jd, houses ? where : null, bodies))
  const inner = birthFacts(sky, cast)
  const outer: RingFacts = {
    zodiac: cast.terms.zodiac,
    ayanamsa: other.ayanamsa,
    houses: housesOf(other),
    otherHouses: null,
    occasion: {
      moment,
      where,
      doubt: second.doubt ?? null,
      timeKnown: !second.restsOnBirth || cast.born.timeKnown,
      deltaTDays: sky.deltaTDays(moment.jd),
      source: other.source,
    },
  }
  const within = { ...inner, otherHouses: housesIn(other, cast.chart) }
  const around = { ...outer, otherHouses: housesIn(cast.chart, other) }
  const content = contentOf(cast, other, second)
  return {
    content: shown === 'inside' ? turned(content) : content,
    rings: single
      ? { inner: outer, outer: null }
      : shown === 'inside'
        ? { inner: around, outer: within }
        : { inner: within, outer: around },
    births: single ? [{ of: 'natal', name: cast.name, ...inner }] : [],
    warnings: [
      ...warningsAbout('natal', cast),
      ...secondWarnings(of, other, cast.terms.houses, [...placeWarnings(second.where), ...(second.warnings ?? [])]),
    ],
  }
}

/** The two charts of a wheel with the outer one inside, so that the wheel stands on its houses. */
function turned({ inner, outer, aspects, caption, ...content }: WheelContent): WheelContent {
  const end = ({ ring, ...point }: WheelEnd): WheelEnd => ({ ...point, ring: OTHER_RING[ring] })
  return {
    ...content,
    inner: outer!,
    outer: inner,
    aspects: aspects.map((aspect) => ({ ...aspect, from: end(aspect.from), to: end(aspect.to) })),
    caption: caption.map(({ ring, lines }) => ({ ring: ring && OTHER_RING[ring], lines })),
  }
}

function contentOf(cast: CastBirth, other: Chart, second: SecondChart): WheelContent {
  const { kind, of, language, labels, drawn, shown } = second
  const single = shown === 'alone'
  const outer = ringOf({ of, names: labels.ring }, other, language)
  return {
    kind,
    language,
    inner: single ? outer : birthRing('natal', cast.chart, language),
    outer: single ? null : outer,
    aspects: single
      ? wheelAspects(other)
      : biwheelAspects(cast.chart.points, other.points, cast.terms.aspects, drawn, true),
    stars: [],
    title: labels.title,
    description: descriptionBeside(cast, second),
    caption: [
      { ring: single ? null : 'inner', lines: captionOf(cast, language) },
      { ring: single ? null : 'outer', lines: linesOf(second) },
    ],
  }
}

/** The caption of the second chart. */
function linesOf({ labels, language, dated, moment, where }: SecondChart): string[] {
  const { skyOf } = CATALOGUES[language].charts
  const when = whenText(moment, language)
  return [labels.called, ...(dated ? [dated, filled(skyOf, { when })] : [when]), whereText(where, language)]
}

function descriptionBeside(cast: CastBirth, { labels, language, dated, moment, where }: SecondChart): string {
  const { descriptions } = CATALOGUES[language].charts
  return filled(dated ? descriptions.dated : descriptions.second, {
    called: labels.called,
    dated: dated ?? '',
    when: whenText(moment, language),
    where: whereText(where, language),
    birth: descriptionOf(cast, language),
  })
}

/** The natal chart alone, with fixed stars. */
export const natalWheel = (cast: CastBirth, stars: readonly PlacedStar[], language: Language): WheelContent => ({
  kind: 'natal',
  language,
  inner: birthRing('natal', cast.chart, language),
  outer: null,
  aspects: wheelAspects(cast.chart),
  stars: stars.map(
    ({ star, position }): WheelStar => ({ id: star.id, name: star.name, longitude: position.longitude }),
  ),
  title: filled(CATALOGUES[language].charts.titles.natal, { name: cast.name }),
  description: descriptionOf(cast, language),
  caption: [{ ring: null, lines: captionOf(cast, language) }],
})

/** One chart in every theme, as one image. */
export function chartStyles(sky: Sky, atlas: Atlas): string {
  const birth = NatalWheelRequest.parse(SHOWN)
  return styleSheet(natalWheel(castBirth(sky, atlas, birth), [], birth.language))
}
