import { findHouseSystem, HOUSE_SYSTEMS, type HouseSystem } from '../../astro/house.ts'
import type { Coordinates } from '../../astro/sky.ts'
import type { TableRequest } from '../../contract/ephemeris.ts'
import { answerFormat, type EphemerisFormat } from '../../contract/ephemeris-rules.ts'
import type { TextStyle } from '../../wire/position-text.ts'

/** The parts of each row that an answer shows, and their form. */
export interface EphemerisLayout {
  readonly format: EphemerisFormat
  readonly tableStyle: TableRequest['table_style']
  readonly houseSystem: HouseSystem
  /** The number of houses or sectors of the system. */
  readonly cusps: number
  readonly houses: boolean
  readonly angles: boolean
  readonly aspects: boolean
  readonly speed: boolean
  /** True if the request names speed. Text tables show it only then. */
  readonly speedAsked: boolean
  readonly retrograde: boolean
  readonly dignity: boolean
  readonly signDegree: boolean
  readonly cells: 'parts' | 'text' | null
  readonly text: TextStyle
  readonly chartLinks: boolean
  /** Names of chosen columns; null for all of them. */
  readonly columns: readonly string[] | null
  /** True if the last line is to say that it is the last. */
  readonly endMark: boolean
}

/** The layout of a valid request. A place turns houses and angles on. */
export function ephemerisLayout(request: TableRequest, place: Coordinates | null): EphemerisLayout {
  const houseSystem = findHouseSystem(request.house_system)!
  return {
    format: answerFormat(request),
    tableStyle: request.table_style,
    houseSystem,
    cusps: HOUSE_SYSTEMS[houseSystem].cusps,
    houses: request.include_houses ?? place !== null,
    angles: request.include_angles ?? place !== null,
    aspects: request.include_aspects || request.include_minor_aspects,
    speed: request.include_speed ?? true,
    speedAsked: request.include_speed === true,
    retrograde: request.include_retrograde,
    dignity: request.include_dignity,
    signDegree: request.include_sign_degree,
    cells: request.cell_format ?? null,
    text: {
      signs: request.sign_display ?? 'abbr',
      markers: request.show_motion_markers ?? request.include_retrograde,
    },
    chartLinks: request.include_chart_links,
    columns: request.columns?.length ? request.columns : null,
    endMark: request.end_mark ?? false,
  }
}
