import { escapeHtml } from '../../mail/letters.ts'

/** Labels of fields whose names are short for something. */
const LABELS: Readonly<Record<string, string>> = {
  q: 'Place',
  lat: 'Latitude',
  lng: 'Longitude',
  city: 'Place',
  tz_str: 'Time zone',
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

/** What a form calls a field, or an answer a member. */
export const labelOf = (name: string): string =>
  LABELS[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

/** Values stand in the choices already. */
const VALUES = /\s*\b(?:One of|Allowed): [^.]*\./
const CODE = /`([^`]+)`/g

/** The description of a field as HTML. */
export function hintHtml(description: string, hasChoices: boolean): string {
  const text = hasChoices ? description.replace(VALUES, '') : description
  return escapeHtml(text.trim()).replaceAll(CODE, '<code>$1</code>')
}
