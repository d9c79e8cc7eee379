/** What has tables of its own for the answers of a calculation, by the beginning of its name in the address. */
const TOPICS: readonly (readonly [name: string, topic: string])[] = [
  ['horoscope-', 'horoscope'],
  ['panchang', 'panchang'],
  ['vedic-horoscope-', 'vedic-day'],
  ['vedic-muhurta', 'muhurta'],
  ['vedic-gochar-', 'gochar'],
  ['vedic-strength', 'strength'],
  ['vedic-match', 'match'],
  ['vedic-qa', 'day-question'],
  ['vedic-kp', 'kp'],
  ['vedic-tajaka', 'tajaka'],
  ...['vedic-dasha', 'vedic-calculate', 'vedic-yogas'].map((name) => [name, 'dasha'] as const),
  ['numerology', 'numerology'],
  ...['profection', 'firdaria', 'releasing', 'decennials'].map((name) => [name, 'time-lords'] as const),
  ['planetary-years', 'planetary-years'],
  ...['transits-search', 'returns-search', 'progression-events', 'progressed-lunations'].map(
    (name) => [name, 'dates-found'] as const,
  ),
  ['moon-', 'moon'],
  ['sun-', 'sun-day'],
  ['eclipses-', 'eclipses'],
]

/** Which tables the answers of a calculation have, by its name in the address. */
export const topicOf = (slug: string): string | undefined => TOPICS.find(([name]) => slug.startsWith(name))?.[1]
