import { z } from 'zod'
import { html, type Markup } from '../../platform/markup.ts'
import { nameOf } from './sky-words.ts'
import type { Ask, Body } from './view.ts'
import type { Message } from './warnings.ts'

/** What a question is answered with. */
export interface Asking {
  readonly ask: Ask
  /** The birth and the options of its chart, as a request has them. Null where the address has none. */
  readonly birth: Body | null
  /** The fields of the question with their defaults. */
  readonly own: Body
  /** The date of today in the zone of the page: `2026-11-27`. */
  readonly today: string
  /** The time of the request in UTC. */
  readonly now: string
  /** A time in UTC at the clock of the page, with its offset. */
  local(utc: string): string
}

/** A moment of an answer. */
export interface Found {
  /** In UTC, to the second. */
  readonly utc: string
  /** The name of the chart of the moment. */
  readonly title: string
  readonly says: Markup
  /** The heading of the part of the list that it belongs to. Moments of a part follow each other. */
  readonly under?: string
}

/** An answer: one sentence with the next date, and the moments in order of time, or of the parts of the list. */
export interface Answer {
  readonly summary: Markup | string
  readonly found: readonly Found[]
  /** How the answer differs from what was asked. */
  readonly warnings: readonly Message[]
  /** What a reader should know of how it was found. */
  readonly note?: string
}

/** What the controls of a question show. */
export interface Controlled extends Pick<Asking, 'own' | 'today'> {
  /** The address of the same question about another year. Null if the address is wrong. */
  readonly yearHref: ((year: number) => string) | null
}

/** A question about times that a person asks, with its few fields. */
export interface Question {
  /** In the address: `ask=returns`. */
  readonly id: string
  /** What it is about, in a word or two. */
  readonly name: string
  /** The question in plain words. */
  readonly asks: string
  /** What the answer has. */
  readonly about: string
  /** It is about the chart of a birth. */
  readonly needsBirth: boolean
  /** No name may be that of a field of a birth. */
  readonly fields: z.ZodObject
  controls(given: Controlled): Markup
  answer(asking: Asking): Promise<Answer>
}

const YEAR_MAX = 9999

/** The field of the year that is searched. Without it, it is the current one. */
export const YearFields = { in_year: z.int().min(1).max(YEAR_MAX).nullish() }

/** The year that a question is about. */
export const yearOf = ({ own, today }: Pick<Asking, 'own' | 'today'>): number =>
  (own['in_year'] as number | undefined) ?? Number(today.slice(0, 4))

/** A year as dates begin with it: `0987`. */
export const yearDigits = (year: number): string => String(year).padStart(4, '0')

/** The calendar days of some years, in parts as long as a request for sky events may be. */
export const daysOfYears = (first: number, count: number): readonly { readonly date: string; readonly end: string }[] =>
  Array.from({ length: count }, (_, index) => first + index)
    .filter((year) => year >= 1 && year <= YEAR_MAX)
    .map(yearDigits)
    .map((year) => ({ date: `${year}-01-01`, end: `${year}-12-31` }))

/** Sky events of which only the named kinds are asked for. */
export const ONLY = {
  include_lunations: false,
  include_ingresses: false,
  include_retrogrades: false,
} as const

/** Whether a question is about the current year, so that its answer names what comes next. */
export const isThisYear = (asking: Pick<Asking, 'own' | 'today'>): boolean =>
  yearOf(asking) === Number(asking.today.slice(0, 4))

/** A year with its label, between links to the years beside it. */
export function yearControl({ own, today, yearHref }: Controlled): Markup {
  const year = yearOf({ own, today })
  const step = (to: number, rel: 'prev' | 'next', arrow: string) =>
    yearHref && to >= 1 && to <= YEAR_MAX
      ? html`<a class="button" id="q-${rel}" rel="${rel}" href="${yearHref(to)}" data-step aria-label="${to}">${arrow}</a>`
      : ''
  return html`<div class="field"><label for="q-year">Year</label><div class="year">${step(year - 1, 'prev', '‹')}<input type="text" inputmode="numeric" id="q-year" name="in_year" value="${(own['in_year'] as number | string | undefined) ?? year}" maxlength="4" size="4">${step(year + 1, 'next', '›')}</div></div>`
}

/** The choice of a body. */
export const bodyControl = (bodies: readonly string[], own: Body, name = 'planet'): Markup =>
  html`<div class="field"><label for="q-${name}">Planet</label><select id="q-${name}" name="${name}">${bodies.map(
    (id) => html`<option value="${id}"${own[name] === id ? ' selected' : ''}>${GROUPS[id] ?? nameOf(id)}</option>`,
  )}</select></div>`

/** The choice of every body at once. */
export const ALL = 'all'

/** What choices of several bodies are called. */
const GROUPS: Readonly<Record<string, string>> = { [ALL]: 'All planets', slow: 'Jupiter to Pluto' }

/** The birth of a question that needs one. The page asks for it before. */
export const birthOf = ({ birth }: Asking): Body => birth ?? {}
