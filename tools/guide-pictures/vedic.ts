import type { Draw } from './asked.ts'
import { type Span, timeline } from './timeline.ts'
import { inTwoThemes } from './two-themes.ts'

/** The birth of the guides of Vedic charts. */
const MUMBAI = { year: 1991, month: 8, day: 24, hour: 6, minute: 40, lat: 19.07283, lng: 72.88261 }

/** A Vedic chart in squares, in two themes. */
export const squares =
  (title: string, style: string): Draw =>
  async ({ svg }) => {
    const request = (theme: 'dark' | 'light') => ({
      ...MUMBAI,
      size: 480,
      show_metadata: false,
      chart_style: style,
      theme_type: theme,
    })
    const url = '/api/v2/vedic/visual/chart'
    return inTwoThemes(title, await svg(url, request('light')), await svg(url, request('dark')))
  }

interface Dashas {
  readonly timeline: readonly {
    readonly level: string
    readonly lord: string
    readonly starts_at: string
    readonly ends_at: string
  }[]
}

/** The dashas of two levels around a date. */
export const dashas: Draw = async ({ json }) => {
  const range = { timeline_from: '2012-01-01', timeline_to: '2036-01-01' }
  const asked = { ...MUMBAI, tz_str: 'Asia/Kolkata', levels: 2, reference_date: '2026-09-22', ...range }
  const { timeline: found } = (await json('/api/v2/vedic/dasha', asked)) as Dashas
  const row = (name: string) => ({
    name,
    spans: found
      .filter(({ level }) => level === name)
      .map(({ lord: label, starts_at: from, ends_at: to }): Span => ({ from, to, label })),
  })
  return timeline({
    title: 'The Vimshottari dashas of the example from 2012 to 2035, two levels',
    from: range.timeline_from,
    to: range.timeline_to,
    at: '2026-09-22T00:00:00Z',
    rows: [row('Mahadasha'), row('Antardasha')],
  })
}

interface Element {
  readonly name: string
  readonly starts_at_iso: string
  readonly ends_at_iso: string
}
interface Panchang {
  readonly tithis: readonly Element[]
  readonly nakshatras: readonly Element[]
  readonly yogas: readonly Element[]
  readonly karanas: readonly Element[]
  readonly day: { readonly start: string; readonly end: string }
}

/** The elements of a day of the panchang, from sunrise to sunrise. */
export const panchangDay: Draw = async ({ json }) => {
  const asked = { year: 2026, month: 9, day: 22, lat: MUMBAI.lat, lng: MUMBAI.lng }
  const found = (await json('/api/v2/vedic/panchang', asked)) as Panchang
  const { day } = found
  const row = (name: string, elements: readonly Element[]) => ({
    name,
    spans: elements.map(({ name: element, starts_at_iso: from, ends_at_iso: to }): Span => {
      const isOver = Date.parse(to) < Date.parse(day.end)
      return { from, to, label: isOver ? `${element} until ${to.slice(11, 16)}` : element }
    }),
  })
  return timeline({
    title: 'Tithi, nakshatra, yoga and karana of 22 September 2026 at Mumbai, from sunrise to sunrise',
    from: day.start,
    to: day.end,
    rows: [
      row('Tithi', found.tithis),
      row('Nakshatra', found.nakshatras),
      row('Yoga', found.yogas),
      row('Karana', found.karanas),
    ],
  })
}
