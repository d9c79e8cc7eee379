import { expect } from 'vitest'
import type { Sky } from '../../src/astro/sky.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import type { SharedApp } from './app.ts'

/** The sky of the library's files, for calculations without HTTP. */
export const FILE_SKY: Sky = swissSkies(ephemerisFiles('none')).files

/** An atlas that only knows zones: births in these tests have coordinates. */
export const ZONES_ONLY: Atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

/** The time of the service in calculations without HTTP. */
export const NOVEMBER_2026 = (): Date => new Date('2026-11-20T12:00Z')

/** An answer as it arrives. */
export const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** The path and the message of each error in the input. */
export async function refusals(service: SharedApp, path: string, body: object): Promise<string[]> {
  const reply = await service.postTo(path, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
}

interface Dated {
  readonly period: { readonly starts_at: string; readonly ends_at: string }
}

/** Whether each period begins where the one before it ends. */
export const isTiled = (rows: readonly Dated[]): boolean =>
  rows.slice(1).every(({ period }, index) => period.starts_at === rows[index]!.period.ends_at)

/** The length of a period. */
export const lengthMs = ({ period }: Dated): number => Date.parse(period.ends_at) - Date.parse(period.starts_at)
