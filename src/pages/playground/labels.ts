import { escapeHtml } from '../../platform/mail/letters.ts'

/** Labels of fields with abbreviated names. */
const LABELS: Readonly<Record<string, string>> = {
  q: 'Place',
  lat: 'Latitude',
  lng: 'Longitude',
  city: 'Place',
  tz_str: 'Time zone',
  timezone: 'Time zone',
  current_city: 'Present place',
  current_lat: 'Present latitude',
  current_lng: 'Present longitude',
  return_city: 'Place of the return',
  progression_city: 'Place of the progression',
  dst_policy: 'When the clock changes',
  person_a: 'Person A',
  person_b: 'Person B',
  theme_type: 'Theme',
  birth: 'Name at birth',
  current: 'Name in use',
}

/** The label of a field in a form, or of a member in an answer. */
export const labelOf = (name: string): string =>
  LABELS[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

/** Hints that are shorter than the descriptions of the contract, or that do not mention aliases. */
const HINTS: Readonly<Record<string, string>> = {
  start: 'A date or a date with a time, such as 2026-03-01T12:00.',
  end: 'Last instant. Without it the answer has only one instant.',
  step: 'Interval between rows, such as 1d, 6h or 30m.',
  date: 'Local date, such as 2026-03-01; or today.',
  days: 'Length of the range. One day by default.',
  preset: 'Which kinds of events the answer contains.',
  layout: 'The wheel, its tables, both, or the aspect grid.',
  size: 'Width in pixels.',
  transit_date: 'A date or a date with a time, such as 2026-03-01T12:00. Now by default.',
  include_minor_aspects: 'All ten aspects instead of the five major ones.',
  include_stelliums: 'Groups of three or more bodies in the same sign or house.',
}

/** The choices already show the values. */
const VALUES = /\s*\b(?:One of|Allowed): [^.]*\./
const CODE = /`([^`]+)`/g

interface Described {
  readonly name: string
  readonly hint?: string
}

/** The description of a field as HTML. */
export function hintHtml({ name, hint = '' }: Described, hasChoices = false): string {
  const description = HINTS[name] ?? hint
  const text = hasChoices ? description.replace(VALUES, '') : description
  return escapeHtml(text.trim()).replaceAll(CODE, '<code>$1</code>')
}
