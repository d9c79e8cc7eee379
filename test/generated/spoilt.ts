import type { Random } from './random.ts'

/** Names of fields that do not exist. */
export const STRANGE_NAMES = [
  'unknown',
  'yaer',
  'Year',
  'api_key',
  'constructor',
  'toString',
  '',
  '🌒',
  'x'.repeat(2_000),
  'a.b[0]',
]
/** Values that readers may stumble over. */
export const JUNK: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1e308, -1e308, 1e-320, 2 ** 53, 12.5, '', ' ', 'NaN', 'null', '0x10', '1e400'],
  ...[
    '2026-02-30',
    '9999-12-31',
    '-99999-01-01',
    '24:00',
    '2026-03-29T02:30',
    '+99:99',
    'Mars/Olympus',
    '\u0000',
    '\ud800',
  ],
  ...[
    "'; drop table account; --",
    '../../etc/passwd',
    '%00',
    '<script>',
    'ß'.repeat(5_000),
    [],
    {},
    [[]],
    [null],
    [1, 'a'],
  ],
  ...[{ a: 1 }, { lat: 1 }, { length: 3 }, Array(500).fill('sun'), { toString: 1 }, { toJSON: 1 }],
]

/** Replaces, removes or adds something at a random place. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(JUNK)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, random.pick(JUNK)]
    const at = random.below(value.length)
    return value.with(at, spoil(value[at], random))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.2)) return { ...value, [random.pick(STRANGE_NAMES)]: random.pick(JUNK) }
  const [name, member] = random.pick(entries)
  if (random.chance(0.15)) return Object.fromEntries(entries.filter(([each]) => each !== name))
  const isDeep = typeof member === 'object' && member !== null && random.chance(0.7)
  return { ...value, [name]: isDeep ? spoil(member, random) : random.pick(JUNK) }
}
