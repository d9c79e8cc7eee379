import { DAY_MS, isoUtc } from '../../../astro/civil.ts'
import { html } from '../../../platform/markup.ts'
import { RETURNS_SEARCH } from '../../../techniques/returns-search/returns-search.ts'
import { placeInSign } from '../degrees.ts'
import type { Found } from '../question.ts'
import { type Event, namedBody, nameOf } from '../sky-words.ts'
import type { Ask } from '../view.ts'

/** A station retrograde and the station direct that ends it. */
export interface Retrograde {
  readonly begins: Event
  readonly ends: Event
}

/** Longer than any planet takes from one end of its loop to the station, which is half a year. */
const REACH_MS = 200 * DAY_MS

/**
 * The shadow of a retrograde: from the time when the planet first passes the place of its station direct, to the time when it
 * passes that of its station retrograde again. Each is a return to the place that the planet has at a station.
 */
export async function shadowOf(ask: Ask, { begins, ends }: Retrograde): Promise<readonly Found[]> {
  const id = begins.bodies[0]!.id
  const [from, until] = [Date.parse(begins.utc), Date.parse(ends.utc)]
  const [before, after] = await Promise.all([
    passesOf(ask, id, ends, from - REACH_MS, from),
    passesOf(ask, id, begins, until, until + REACH_MS),
  ])
  const found = (utc: string | undefined, verb: string, place: Event): readonly Found[] =>
    utc === undefined
      ? []
      : [
          {
            utc,
            title: `${nameOf(id)} ${verb} its shadow`,
            says: html`${namedBody(id)} ${verb} its shadow at ${placeInSign(place.longitude_deg)}`,
          },
        ]
  return [...found(before.at(-1), 'enters', ends), ...found(after[0], 'leaves', begins)]
}

/** When a planet passes the place that it has at a station. */
async function passesOf(ask: Ask, body: string, station: Event, fromMs: number, untilMs: number) {
  const [year, month, day, hour, minute, second] = station.utc.match(/\d+/g)!.map(Number)
  const { returns } = await ask.data(RETURNS_SEARCH, {
    natal: { year, month, day, hour, minute, second, lat: 0, lng: 0, tz_str: 'UTC' },
    body,
    range_start: isoUtc(fromMs),
    range_end: isoUtc(untilMs),
  })
  return returns.map(({ exact_moment_utc: utc }) => utc)
}
