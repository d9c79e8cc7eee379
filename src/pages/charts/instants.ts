import { isoLocal } from '../../astro/civil.ts'
import { zoneOf } from '../../astro/zone.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { dateText, momentText } from './dates.ts'
import type { NatalReply } from './view.ts'

/** A moment in local time, with its UTC for whoever points at it. */
export const moment = ({ utc, local }: { readonly utc: string; readonly local: string }): Markup =>
  html`<time datetime="${utc}" title="${momentText(utc)} UTC">${momentText(local, 'short')}</time>`

/** A day in local time, with its UTC for whoever points at it. */
export const day = ({ utc, local }: { readonly utc: string; readonly local: string }): Markup =>
  html`<time datetime="${utc}" title="${momentText(utc)} UTC">${dateText(local, 'short')}</time>`

/** `EET (UTC+02:00)`, or the offset alone where the zone has no letters. */
export const clockName = ({ abbreviation, offset }: Pick<NatalReply['time'], 'abbreviation' | 'offset'>): string =>
  /^[+-]/.test(abbreviation) ? `UTC${offset}` : `${abbreviation} (UTC${offset})`

/** The clock of the birthplace. A clock that the tz database does not have, such as mean time, is replaced by UTC. */
export function birthplaceClock({ subject }: Pick<NatalReply, 'subject'>, now: Date) {
  const { timezone } = subject.location
  const zone = zoneOf(timezone)
  const local = isoLocal(now.getTime(), zone?.offsetSecondsAt(now.getTime()) ?? 0)
  return { tz_str: zone ? timezone : 'UTC', now: local.slice(0, 'yyyy-mm-ddThh:mm'.length) }
}
