import { describe, expect, test } from 'vitest'
import { type Carried, carriedBy } from '../../src/contract/input/unknown-fields.ts'

const DAY = '2030-01-01'

/** What no answer may lose: [name, value, what it carries]. */
const CARRYING: readonly (readonly [string, unknown, Carried])[] = [
  ['dates', [DAY], 'date'],
  ['requested_date', DAY, 'date'],
  ['request_date', DAY, 'date'],
  ['requested_datetime', `${DAY}T12:00`, 'date'],
  ['display_date', DAY, 'date'],
  ['transit', { moment: { date: DAY } }, 'date'],
  ['events', [{ name: 'a' }, { moment: { at: DAY } }], 'date'],
  ['event_date', { y: 2030, m: 1, d: 1 }, 'date'],
  ['picked', [DAY], 'date'],
  ['display', { picked: DAY }, 'date'],
  ['julday', 2462502.5, 'date'],
  ['chart_id', DAY, 'date'],
  ['tzone', 9, 'time'],
  ['client_timezone', 'Europe/Berlin', 'time'],
  ['client_timezone', 9, 'time'],
  ['source_timezone', 'Europe/Berlin', 'time'],
  ['source_timezone', '+05:30', 'time'],
  ['source_time', '14:30', 'time'],
  ['x', 'Europe/Berlin', 'time'],
  ['is_utc', true, 'time'],
  ['is_utc', false, 'time'],
  ['utc', true, 'time'],
  ['dst', 1, 'time'],
  ['dst', true, 'time'],
  ['timestamp', 1732550000, 'time'],
  ['coordinates', [48, 11], 'place'],
  ['client_city', 'Oslo', 'place'],
]

/** What programs note for themselves. */
const HARMLESS: readonly (readonly [string, unknown])[] = [
  ['time_accuracy', 'minutes'],
  ['birth_time_accuracy', 1],
  ['birth_time_rating', 'AA'],
  ['day_of_week', 'Tuesday'],
  ['from_page', 'dashboard'],
  ['session_start', `${DAY}T10:00:00Z`],
  ['session_start', 1732550000],
  ['metadata', { date: DAY }],
  ['context', { timezone: 'Europe/Berlin' }],
  ['created_at', `${DAY}T10:00:00Z`],
  ['api_version', DAY],
  ['chart_id', `${DAY}-report`],
  ['date_format', 'DD/MM/YYYY'],
  ['time_source', 'certificate'],
  ['include_utc', true],
  ['show_location', false],
  ['time_known_before', true],
  ['mime', 'image/png'],
  ['origin', 'Japan'],
  ['aspect_ratio', '16:10'],
  ['tags', ['a', 7, null]],
]

describe('an unknown field', () => {
  test.each(CARRYING)('%s: %j carries a %s', (name, value, carried) => {
    expect(carriedBy(name, value)).toBe(carried)
  })

  test.each(HARMLESS)('%s: %j carries nothing', (name, value) => {
    expect(carriedBy(name, value)).toBeNull()
  })

  test('is looked into three levels deep, and at a hundred values', () => {
    expect(carriedBy('x', { a: { b: { c: DAY } } })).toBe('date')
    expect(carriedBy('x', { a: { b: { c: { d: DAY } } } })).toBeNull()
    const plain = Array.from({ length: 10 }, () => 'plain')
    const rows = (count: number) => [...Array.from({ length: count }, () => plain), [DAY]]
    expect(carriedBy('x', rows(9))).toBe('date')
    expect(carriedBy('x', rows(10))).toBeNull()
    expect(carriedBy('x', [...Array.from({ length: 30 }, () => 'plain'), DAY])).toBeNull()
  })
})
