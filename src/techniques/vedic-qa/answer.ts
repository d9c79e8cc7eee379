import type { z } from 'zod'
import { isoCivilDate } from '../../astro/civil.ts'
import { VARAS } from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { DayPeriod, DayQuestion } from '../../contract/vedic/qa.ts'
import type { VedicQaReply } from './schema.ts'

type Period = z.output<typeof DayPeriod>

/** What a question looks for, as a title. */
const TITLES: Readonly<Record<DayQuestion, string>> = {
  'abhijit muhurat': 'Abhijit Muhurat',
  'rahu kaal': 'Rahu Kaal',
  'brahma muhurat': 'Brahma Muhurat',
  'do ghati muhurat': 'do ghati muhurats',
  hora: 'horas',
  chaughadia: 'chaughadias',
  'gowri panchangam': 'Gowri Panchangam',
  panchak: 'Panchak',
  bhadra: 'Bhadra',
}

/** How the periods of a question are found, with the source. */
export const RULES: Readonly<Record<DayQuestion, string>> = {
  'abhijit muhurat':
    'The eighth of fifteen equal parts of the daylight. It does not count on a Wednesday (Muhurta Chintamani, chapter 6).',
  'rahu kaal': 'One of eight equal parts of the daylight, by weekday: 8, 2, 7, 5, 6, 4, 3 from Sunday on.',
  'brahma muhurat': 'The fourteenth of fifteen equal parts of the night before sunrise.',
  'do ghati muhurat':
    'Fifteen equal parts of the daylight and fifteen of the night. The dur muhurtas of the weekday are to be avoided (Muhurta Chintamani, chapter 6).',
  hora: 'Twelve equal parts of the daylight and twelve of the night. The first hora belongs to the lord of the weekday, and the lords follow from the slowest planet to the fastest.',
  chaughadia:
    'Eight equal parts of the daylight and eight of the night. The first one of a day belongs to the lord of the weekday.',
  'gowri panchangam':
    'Eight equal parts of the daylight and eight of the night, with the names of the Pambu Panchangam as Drik Panchang and Prokerala print them. By day, Visham is the part of Rahu Kaal.',
  panchak:
    'The Moon is in the second half of Dhanishta, in Shatabhisha, Purva Bhadrapada, Uttara Bhadrapada or Revati. The weekday on which it begins gives its name.',
  bhadra:
    'The half tithis whose karana is Vishti. The sign of the Moon decides where Bhadra dwells (Muhurta Chintamani 1.45); on earth it is to be avoided.',
}

interface Found {
  readonly question: DayQuestion
  readonly day: PanchangDay
  readonly location: ReplyOf<typeof VedicQaReply>['location']
  readonly periods: readonly Period[]
  readonly current: Period | null
  readonly next: Period | null
}

/** The answer to a question, in one or two sentences. */
export function answerText({ question, day, location, periods, current, next }: Found): string {
  const place = location.city ?? `${location.lat}, ${location.lng}`
  const when = `${VARAS[day.weekday]!.english}, ${isoCivilDate(day.civilMs)}, at ${place}`
  const title = TITLES[question]
  if (periods.length === 0) {
    const after = next ? ` The next one is from ${minute(next.start_iso)} to ${minute(next.end_iso)}.` : ''
    return `There is no ${title} on ${when}.${after}`
  }
  if (periods.length > 1 && question !== 'bhadra') {
    const now = current ? ` At the time given it is ${current.name} (${current.quality}), ${span(current)}.` : ''
    return `${when} has ${periods.length} ${title}.${now}`
  }
  const listed = periods.map(span).join(', and ')
  const notes = [...new Set(periods.flatMap(({ note }) => note ?? []))]
  const running = current ? ' It runs at the time given.' : ''
  return [`${periods[0]!.name} on ${when}: ${listed}.${running}`, ...notes].join(' ')
}

const span = ({ start_iso, end_iso }: Period): string => `from ${minute(start_iso)} to ${minute(end_iso)}`

/** An instant to the minute, without its offset. */
const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ')
