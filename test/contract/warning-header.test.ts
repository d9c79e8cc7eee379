import { expect, test } from 'vitest'
import { warningList } from '../../src/contract/warnings.ts'

const field = (at: string) => ({ code: 'unknown_field', at })

test('a warning is its code with its place or its message', () => {
  const warnings = [
    field('body.country'),
    { code: 'unknown_feature', at: 'body.include_features', name: 'houses' },
    { code: 'orbit_unknown', of: 'transits', message: 'Chiron’s orbit is unknown' },
  ]
  expect(warningList(warnings)).toBe(
    'unknown_field;at="body.country", unknown_feature;at="body.include_features";name="houses", orbit_unknown;of="transits";message="Chiron\'s orbit is unknown"',
  )
})

test.each([
  ['🜨', '?'],
  ['a\r\nset-cookie: x', 'a??set-cookie: x'],
  ['"\\', '\\"\\\\'],
  ['\ud83d', '?'],
  ['13°48′', "13 deg 48'"],
  ['x'.repeat(10_000), 'x'.repeat(200)],
])('a name may be anything: the header stays short printable ASCII: %#', (name, shown) => {
  expect(warningList([field(name)])).toBe(`unknown_field;at="${shown}"`)
})

test('warnings that do not fit are counted, also those that are added later', () => {
  const many = Array.from({ length: 30 }, () => field('x'.repeat(100)))
  const list = warningList(many)
  const named = list.split(', ').length - 1
  expect(list).toMatch(new RegExp(`, more;count=${30 - named}$`))
  expect(list.length).toBeLessThan(2_020)
  const later = warningList([field('y'), field('z')], list)
  expect(later).toBe(list.replace(/\d+$/, String(32 - named)))
  expect(warningList([field('b')], warningList([field('a')]))).toBe('unknown_field;at="a", unknown_field;at="b"')
})

test('a message is listed whole, or counted', () => {
  const message = 'The clocks of this place are in doubt. '.repeat(10).trim()
  const warning = { code: 'clock_of_region', message }
  expect(warningList([warning])).toBe(`clock_of_region;message="${message}"`)
  const item = `clock_of_region;message="${message}"`
  expect(warningList(Array.from({ length: 7 }, () => warning))).toBe(
    `${Array.from({ length: 4 }, () => item).join(', ')}, more;count=3`,
  )
  expect(warningList([{ code: 'clock_of_region', message: 'x'.repeat(3_000) }])).toBe('more;count=1')
})
