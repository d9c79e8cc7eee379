import { POINT_NAMES } from '../astro/body-names.ts'
import type { ChartPoint } from '../astro/chart.ts'
import { isoLocal } from '../astro/civil.ts'
import type { Period } from '../astro/periods.ts'
import { dignityOf, signIndex } from '../astro/sign.ts'
import type { LordTimes } from '../calculation/charting/time-lords.ts'
import { chartPosition } from './sky.ts'

type OffsetAt = LordTimes['offsetSecondsAt']

const localText = (offsetAt: OffsetAt, epochMs: number): string => isoLocal(epochMs, offsetAt(epochMs))

/** The instants of a period, on the clock of a place. */
export const lordPeriodReply = (
  offsetAt: OffsetAt,
  { startMs, endMs }: Pick<Period<unknown>, 'startMs' | 'endMs'>,
): { readonly starts_at: string; readonly ends_at: string } => ({
  starts_at: localText(offsetAt, startMs),
  ends_at: localText(offsetAt, endMs),
})

/** The instants of a request. */
export const lordTimesReply = ({ offsetSecondsAt, date: { moment }, span }: LordTimes) => ({
  date: isoLocal(moment.epochMs, moment.offsetSeconds),
  ...(span && {
    range_start: localText(offsetSecondsAt, span.fromMs),
    range_end: localText(offsetSecondsAt, span.toMs),
  }),
})

/** The natal position of a lord, with its essential dignity. */
export const lordPointReply = ({ id, body, variant, longitude, speed, house }: ChartPoint) => ({
  id,
  name: POINT_NAMES[id]!,
  ...chartPosition(longitude),
  retrograde: speed < 0,
  ...(house !== null && { house }),
  ...(variant && { variant }),
  dignity: body && dignityOf(body, signIndex(longitude)),
})
