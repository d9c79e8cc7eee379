import type { ClockRegion } from './clock-region.ts'
import { CLOCKS_OF_AUSTRIA_HUNGARY } from './clock-regions-of-austria-hungary.ts'
import { EUROPEAN_CLOCKS } from './clock-regions-of-europe.ts'
import { CLOCKS_OF_OCCUPATIONS } from './clock-regions-of-occupations.ts'
import { CLOCKS_OF_OLD_BORDERS } from './clock-regions-of-old-borders.ts'
import { CLOCKS_OF_POLAND } from './clock-regions-of-poland.ts'
import { CLOCKS_OF_WARS } from './clock-regions-of-wars.ts'

/** To add a row, see CONTRIBUTING. Every row needs a public source. */
export const CLOCK_REGIONS: readonly ClockRegion[] = [
  ...CLOCKS_OF_WARS,
  ...CLOCKS_OF_OCCUPATIONS,
  ...CLOCKS_OF_AUSTRIA_HUNGARY,
  ...CLOCKS_OF_OLD_BORDERS,
  ...CLOCKS_OF_POLAND,
  ...EUROPEAN_CLOCKS,
  {
    country: 'US',
    around: [33.749, -84.388, 50],
    from: '1919-10-26',
    until: '1932-01-01',
    clock: { as: '-06:00' },
    source:
      'Atlanta had Central time: boundary of the Standard Time Act of 1918, and a map in the Atlanta Constitution of 1931, as described in "When Georgia had two time zones", appenmedia.com',
  },
  {
    country: 'US',
    states: ['California'],
    from: '1948-03-14',
    until: '1970-01-01',
    clock: 'zone',
    source:
      'Daylight saving time in the whole state by its statutes of 1948 and Proposition 12 of 1949: tz northamerica, "California"',
  },
  {
    country: 'US',
    states: ['Massachusetts'],
    from: '1921-04-24',
    until: '1954-01-01',
    clock: 'zone',
    source:
      'Daylight saving time in the whole state by its Acts of 1920, chapter 280, and of 1921, chapter 145: Massachusetts State Grange v. Benton, 272 U.S. 525 (1926). The days are those of New York: tz northamerica, rule NYC',
  },
  {
    country: 'US',
    states: ['Hawaii'],
    from: '1896-01-13',
    until: '1970-01-01',
    clock: 'zone',
    source:
      'Time by laws of the territory, with three weeks of daylight saving in 1933: tz northamerica, "Hawaii", after Schmitt and Cox, Hawaiian Time',
  },
  {
    country: 'ZA',
    states: ['KwaZulu-Natal'],
    from: '1892-02-08',
    until: '1903-03-01',
    clock: { also: '+02:00' },
    source:
      'The Cape, the Orange Free State and the Transvaal took +01:30 in 1892, not Natal: tz africa, "South Africa", after Milne, Civil time, 1899',
  },
  {
    country: 'IN',
    around: [19.073, 72.883, 60],
    from: '1906-01-01',
    until: '1950-01-01',
    clock: { also: '+04:51' },
    source: 'Bombay kept its own time for nearly half a century after 1906: tz asia, "India", after Beacock 2015',
  },
  {
    country: 'IN',
    around: [22.563, 88.363, 60],
    from: '1870-01-01',
    until: '1906-01-01',
    clock: { as: '+05:53:20' },
    source: 'Calcutta kept its own time when Madras time came to the railways: tz asia, "India", after Prasad 2016',
  },
  {
    country: 'IN',
    around: [22.563, 88.363, 60],
    from: '1906-01-01',
    until: '1941-10-01',
    clock: { also: '+05:53:20' },
    source: 'Calcutta kept its own time in government offices: tz asia, "India", after the Indian Year Book 1936-37',
  },
  {
    country: 'BD',
    from: '1906-01-01',
    until: '1941-10-01',
    clock: { also: '+05:30' },
    source:
      'Railways and telegraphs of all India had +05:30 from 1906, government offices of Bengal the time of Calcutta: tz asia, "India", after the Indian Year Book 1936-37',
  },
]

/** Summer time that a town could have or not, as it liked. */
interface LocalSummerTime {
  readonly country: string
  /** Only the city of the zone had it; elsewhere each town could have it, even where that city had none. */
  readonly cityOnly?: true
  readonly from: string
  readonly until: string
  readonly source: string
}

export const LOCAL_SUMMER_TIME: readonly LocalSummerTime[] = [
  {
    country: 'US',
    from: '1919-10-27',
    until: '1942-02-09',
    source: 'By local option, except during wartime: tz northamerica, "United States"',
  },
  {
    country: 'US',
    from: '1945-09-30',
    until: '1967-04-30',
    source: 'By local option until the Uniform Time Act of 1966: tz northamerica, "United States"',
  },
  { country: 'CA', from: '1912-01-01', until: '1970-01-01', source: 'By municipality: tz northamerica, "Canada"' },
  {
    country: 'CN',
    cityOnly: true,
    from: '1919-01-01',
    until: '1945-01-01',
    source: 'By the authorities of Shanghai: tz asia, "China"',
  },
]
