import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { NatalWheelRequest, type NowQuery, type NowWheel } from '../contract/charts/requests.ts'
import { dateInWords } from '../languages/dates.ts'
import { SKY_THEME } from '../pages/landing/sky.ts'
import { now as serviceTime } from '../platform/clock.ts'
import { NATAL_WHEEL } from '../techniques/natal-wheel/natal-wheel.ts'
import { pictureCall } from '../techniques/technique.ts'
import { splitChunks } from '../wire/bytes.ts'

const MINUTE_MS = 60_000
/** Steps in a degree. A tenth is up to 11 km: the wheel looks the same, and the house of a visitor stays unknown. */
const PLACE_STEPS = 10
const GREENWICH = { lat: 51.4779, lng: 0, name: 'Greenwich' } as const
/** Hidden, because it would crowd a small wheel. */
const HIDDEN = { chiron: false, lilith: false, part_of_fortune: false, south_node: false, vertex: false } as const

interface Place {
  readonly lat: number
  readonly lng: number
  readonly name: string
}

export type NowWheels = ReturnType<typeof nowWheels>

/**
 * Draws the wheel of this minute. The one for Greenwich is calculated once per minute, regardless of the number of
 * visitors.
 */
export function nowWheels({ compute }: { readonly compute: Compute }, now: () => number = serviceTime) {
  let kept: { readonly minute: number; readonly wheel: Promise<NowWheel> } | undefined

  async function draw(minute: number, place: Place, lane: Lane): Promise<NowWheel> {
    const at = new Date(minute * MINUTE_MS)
    const [, svg] = splitChunks(await compute.run('natal.svg', wheelOf(at, place), lane), 2)
    return { caption: captionOf(at, place), svg: new TextDecoder().decode(svg) }
  }
  const minuteNow = () => Math.floor(now() / MINUTE_MS)

  return {
    overGreenwich(lane: Lane): Promise<NowWheel> {
      const minute = minuteNow()
      if (kept?.minute === minute) return kept.wheel
      const wheel = draw(minute, GREENWICH, lane)
      kept = { minute, wheel }
      // The next visitor tries again.
      wheel.catch(() => {
        if (kept?.wheel === wheel) kept = undefined
      })
      return wheel
    },
    over: ({ lat, lng }: NowQuery, lane: Lane): Promise<NowWheel> => draw(minuteNow(), rounded(lat, lng), lane),
  }
}

/** The wheel of an instant, seen from a place. */
const wheelOf = (at: Date, { lat, lng }: Place) =>
  pictureCall(
    NATAL_WHEEL.faces.picture,
    NatalWheelRequest.parse({
      name: 'the sky now',
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      tz_str: 'UTC',
      lat,
      lng,
      show_metadata: false,
      custom_theme: SKY_THEME,
      display_settings: HIDDEN,
    }),
  )

function rounded(lat: number, lng: number): Place {
  const north = Math.round(lat * PLACE_STEPS) / PLACE_STEPS
  const east = Math.round(lng * PLACE_STEPS) / PLACE_STEPS
  const name = `${Math.abs(north).toFixed(1)}° ${north < 0 ? 'S' : 'N'}, ${Math.abs(east).toFixed(1)}° ${east < 0 ? 'W' : 'E'}`
  return { lat: north, lng: east, name }
}

const dayOf = (at: Date): string =>
  dateInWords('en', { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: String(at.getUTCFullYear()) }, 'long')

const captionOf = (at: Date, { name }: Place): string =>
  `The sky over ${name} on ${dayOf(at)} at ${at.toISOString().slice(11, 16)} UTC`
