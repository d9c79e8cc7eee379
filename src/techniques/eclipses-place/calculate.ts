import { epochMsOf, isoCivilDate, utcText } from '../../astro/civil.ts'
import type { Site } from '../../astro/earth.ts'
import { type EclipseMoment, type EclipseView, eclipseView } from '../../astro/eclipse-view.ts'
import { eclipsesBetween } from '../../astro/eclipses-between.ts'
import type { EclipseOf } from '../../astro/moon-ahead.ts'
import { type EphemerisChoice, type Skies, type Sky, skyOfCharts, sourceBetween } from '../../astro/sky.ts'
import { syzygyTrack } from '../../astro/syzygy-track.ts'
import { localDate, localDay, localText, type Zone } from '../../astro/zone.ts'
import { type Atlas, type Located, locate, zoneIn } from '../../calculation/charting/place.ts'
import { placeOnDay } from '../../calculation/charting/place-on-day.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { spanProblem } from '../../contract/sky/eclipses.ts'
import { namingField, usedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings, type Warning } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { eclipseOnEarth } from '../../wire/eclipses.ts'
import { decimals, turn } from '../../wire/sky.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import type { EclipsesPlaceInput, EclipsesPlaceReply } from './schema.ts'

type Reply = ReplyOf<typeof EclipsesPlaceReply>

/** An eclipse with its view from the place, as plain data. */
export interface FoundEclipse {
  readonly eclipse: EclipseOf
  readonly view: EclipseView | null
}

/** A part of a search, as plain data. */
export interface EclipsePiece {
  readonly from: number
  readonly to: number
  readonly site: Site
  readonly of: EclipsesPlaceInput['of']
  readonly hasPenumbral: boolean
  readonly hasUnseen: boolean
  readonly most: number
  readonly ephemeris: EphemerisChoice
}

/** What a request searches. */
interface SpanOfPlace {
  readonly located: Located
  readonly startMs: number
  readonly where: Located
  readonly zone: Zone
  readonly search: EclipsePiece
}

/** Margin of the search, in days: the greatest eclipse at a place is up to three hours from the greatest eclipse on Earth. */
const MARGIN_DAYS = 0.15

function spanOf(sky: Sky, atlas: Atlas, input: EclipsesPlaceInput): SpanOfPlace {
  const { city = null, lat = null, lng = null, tz_str, endMs } = input
  const located = locate({ city, lat, lng, tz_str }, atlas)
  const startMs = 'startMs' in input ? input.startMs! : localDate(zoneIn(located), input.nowMs!)
  // A start of today is only known here.
  const problem = spanProblem(startMs, endMs)
  if (problem) throw new Refusal('invalid_input', { field: 'end', message: problem })
  const { where, zone } = placeOnDay(located, startMs, atlas)
  const from = localDay(zone, startMs).from
  const { to } = localDay(placeOnDay(located, endMs, atlas).zone, endMs)
  namingField('start', () => sky.positions(['moon'], from, { kind: 'tropical' }))
  namingField('end', () => sky.positions(['moon'], to, { kind: 'tropical' }))
  const search = {
    from,
    to,
    site: { ...where.place, elevationM: input.elevation_m },
    of: input.of,
    hasPenumbral: input.include_penumbral,
    hasUnseen: input.include_unseen,
    most: input.count ?? Number.MAX_SAFE_INTEGER,
    ephemeris: input.ephemeris,
  }
  return { located, startMs, where, zone, search }
}

/** Less than a tenth of a second of a thread. */
const PIECE_DAYS = 5 * 365.25

/** The pieces of a long search. They adjoin. */
export function eclipsePieces(sky: Sky, atlas: Atlas, input: EclipsesPlaceInput): readonly EclipsePiece[] {
  const { search } = spanOf(sky, atlas, input)
  const count = Math.ceil((search.to - search.from) / PIECE_DAYS)
  const at = (index: number): number => search.from + ((search.to - search.from) * index) / count
  return Array.from({ length: count }, (_, index) => ({ ...search, from: at(index), to: at(index + 1) }))
}

/** The eclipses of a piece. */
export const eclipsesOfPiece = (skies: Skies, piece: EclipsePiece): readonly FoundEclipse[] =>
  namingField('end', () => foundEclipses(skyOfCharts(skies, piece.ephemeris), piece))

/** The eclipses at a place in a span: one more than requested, to tell whether the list is complete. */
function foundEclipses(sky: Sky, { from, to, site, of, hasPenumbral, hasUnseen, most }: EclipsePiece): FoundEclipse[] {
  const found: FoundEclipse[] = []
  for (const eclipse of eclipsesBetween(
    sky,
    from - MARGIN_DAYS,
    to + MARGIN_DAYS,
    of === 'both' ? ['sun', 'moon'] : [of],
  )) {
    if (eclipse.kind === 'penumbral' && !hasPenumbral) continue
    const view = eclipseView(syzygyTrack(sky, eclipse.maximum), eclipse, site)
    const jd = view?.contacts.find(({ id }) => id === 'max')?.jd ?? eclipse.maximum
    if (jd < from || jd >= to || (!view?.best && !hasUnseen)) continue
    found.push({ eclipse, view })
    if (found.length > most) break
  }
  return found
}

/** The answer of `GET /api/v1/eclipses/place`. */
export function eclipsesPlaceAnswer(
  sky: Sky,
  atlas: Atlas,
  input: EclipsesPlaceInput,
  pieces: readonly (readonly FoundEclipse[])[] | null,
): Reply {
  const { located, startMs, where, zone, search } = spanOf(sky, atlas, input)
  const all = pieces ? pieces.flat() : namingField('end', () => foundEclipses(sky, search))
  const listed = all.slice(0, search.most)
  const source = sourceBetween(sky, search.from, search.to)
  const warnings: Warning[] = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source, unknown: [], jd: search.from, lastJd: search.to }),
  ]
  const eclipses = listed.map(({ eclipse, view }) => {
    const dayMs = localDate(zone, epochMsOf(eclipse.maximum))
    const then = placeOnDay(located, dayMs, atlas)
    for (const each of then.warningsAt(eclipse.maximum, isoCivilDate(dayMs)))
      if (!warnings.some(({ code }) => code === each.code)) warnings.push(each)
    return { of: eclipse.of, ...eclipseOnEarth(eclipse), here: view && hereReply(view, then.zone) }
  })
  return {
    start: isoCivilDate(startMs),
    end: isoCivilDate(input.endMs),
    timezone: zone.id,
    location: locationReply(where),
    elevation_m: input.elevation_m,
    precision: usedPrecision(source),
    count: eclipses.length,
    is_complete: all.length === listed.length,
    eclipses,
    ...(warnings.length > 0 && { warnings }),
  }
}

const momentReply = ({ jd, altitude, azimuth }: EclipseMoment, zone: Zone) => ({
  time: localText(zone, jd),
  time_utc: utcText(jd),
  altitude_deg: decimals(altitude, 1),
  azimuth_deg: turn(azimuth, 1),
})

const phaseReply = ({ magnitude, obscuration, penumbralMagnitude }: EclipseMoment) => ({
  magnitude: decimals(magnitude, 4),
  ...(obscuration !== undefined && { obscuration: decimals(obscuration, 4) }),
  ...(penumbralMagnitude !== undefined && { penumbral_magnitude: decimals(penumbralMagnitude, 4) }),
})

const SECONDS_PER_DAY = 86_400

function hereReply(view: EclipseView, zone: Zone): NonNullable<Reply['eclipses'][number]['here']> {
  const { contacts, visible, best, diameterRatio } = view
  const at = (...ids: readonly string[]): number | undefined => contacts.find(({ id }) => ids.includes(id))?.jd
  const first = contacts[0]!.jd
  const last = contacts.at(-1)!.jd
  const inner = at('C2', 'U2')
  const outer = at('C3', 'U3')
  const isAll = visible.length === 1 && visible[0]![0] <= first && visible[0]![1] >= last
  return {
    type: view.kind,
    visible: visible.length === 0 ? 'none' : isAll ? 'all' : 'part',
    seen_as: view.seenAs,
    visible_spans: visible.map(([begin, end]) => ({ begin: localText(zone, begin), end: localText(zone, end) })),
    contacts: contacts.map(({ id, isVisible, positionAngle, vertexAngle, ...moment }) => ({
      contact: id,
      ...momentReply({ ...moment, isVisible }, zone),
      is_visible: isVisible,
      ...(positionAngle !== undefined && { position_angle_deg: turn(positionAngle, 1) }),
      ...(vertexAngle !== undefined && { vertex_angle_deg: turn(vertexAngle, 1) }),
    })),
    horizon: view.horizon.map(({ event, ...moment }) => ({
      event,
      ...momentReply(moment, zone),
      ...phaseReply(moment),
    })),
    maximum: phaseReply(contacts.find(({ id }) => id === 'max')!),
    best: best && { ...momentReply(best, zone), ...phaseReply(best) },
    ...(diameterRatio !== null && { diameter_ratio: decimals(diameterRatio, 4) }),
    duration_seconds: Math.round((last - first) * SECONDS_PER_DAY),
    ...(inner !== undefined &&
      outer !== undefined && { central_seconds: Math.round((outer - inner) * SECONDS_PER_DAY) }),
  }
}
