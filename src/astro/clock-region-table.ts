/**
 * A region and a time whose clocks are certain, or were certainly in doubt, by a public source. The tz database does not
 * promise its zones before 1970: a zone records the clock of its own city.
 */
export interface ClockRegion {
  readonly country: string
  /** States or provinces as the gazetteer names them; the whole country without `states`, `districts` and `around`. */
  readonly states?: readonly string[]
  readonly districts?: readonly string[]
  /** Latitude, longitude and radius in kilometres. */
  readonly around?: readonly [latitude: number, longitude: number, km: number]
  /** Local dates. The last day is not included. */
  readonly from: string
  readonly until: string
  /**
   * `zone`: the zone of the place had the clock of the whole region. Another zone or a fixed offset: the region had that
   * clock instead. `also`: both were in use, in different houses of one town.
   */
  readonly clock: 'zone' | { readonly as: string } | { readonly also: string }
  readonly source: string
}

/** To add a row, see CONTRIBUTING. A row without a public source is no row. */
export const CLOCK_REGIONS: readonly ClockRegion[] = [
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
    country: 'GB',
    states: ['England', 'Scotland', 'Wales'],
    from: '1880-08-02',
    until: '1916-10-01',
    clock: 'zone',
    source: 'Statutes (Definition of Time) Act 1880, 43 & 44 Vict. c. 9; Summer Time Act 1916',
  },
  {
    country: 'GB',
    states: ['Northern Ireland'],
    from: '1880-08-02',
    until: '1916-10-01',
    clock: 'zone',
    source: 'Statutes (Definition of Time) Act 1880, 43 & 44 Vict. c. 9: Dublin mean time in Ireland',
  },
  {
    country: 'GB',
    from: '1916-10-01',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Time (Ireland) Act 1916, 6 & 7 Geo. 5 c. 45; Summer Time Acts 1922, 1925 and 1947: tz europe, "Britain"',
  },
  {
    country: 'IE',
    from: '1916-10-01',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Time (Ireland) Act 1916, 6 & 7 Geo. 5 c. 45; Summer Time Act 1925 (No. 8); Standard Time Act 1968',
  },
  {
    country: 'FR',
    districts: ['Bas-Rhin', 'Haut-Rhin', 'Moselle'],
    from: '1893-04-01',
    until: '1918-11-11',
    clock: { as: 'Europe/Berlin' },
    source: 'Alsace-Lorraine belonged to Germany: Reichsgesetzblatt 1893, p. 93, law of 12 March 1893',
  },
  {
    country: 'FR',
    from: '1919-01-01',
    until: '1940-06-10',
    clock: 'zone',
    source: 'Law of 9 March 1911 (legal time in France and Algeria); tz europe, "France"',
  },
  {
    country: 'FR',
    from: '1945-09-16',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Law of 9 March 1911 and decree of 1945; tz europe, "France"',
  },
  {
    country: 'IT',
    states: ['Sicily'],
    from: '1866-12-12',
    until: '1893-11-01',
    clock: { as: '+00:53:28' },
    source: 'Palermo time: tz europe, "Italy"',
  },
  {
    country: 'IT',
    states: ['Sardinia'],
    from: '1866-12-12',
    until: '1893-11-01',
    clock: { as: '+00:36:32' },
    source: 'Cagliari time: tz europe, "Italy"',
  },
  {
    country: 'DE',
    from: '1893-04-01',
    until: '1945-05-24',
    clock: 'zone',
    source: 'Reichsgesetzblatt 1893, p. 93, law of 12 March 1893; summer time by decrees for the whole Reich',
  },
  {
    country: 'DE',
    from: '1946-01-01',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Summer time from 1946 to 1949 and none until 1980: PTB, "Dates of summer time", in tz europe, "Germany"',
  },
  {
    country: 'ES',
    from: '1901-01-01',
    until: '1936-07-18',
    clock: 'zone',
    source: 'Royal decree of 26 July 1900, in force from 1901: tz europe, "Spain", after Planesas',
  },
  {
    country: 'CH',
    from: '1894-06-01',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Central European time from 1 June 1894, Swiss federal archive, in tz europe, "Switzerland"',
  },
  {
    country: 'NL',
    from: '1909-05-01',
    until: '1940-05-16',
    clock: 'zone',
    source: 'Amsterdam mean time by law in the whole country from 1 May 1909: tz backzone, "Netherlands"',
  },
  {
    country: 'SE',
    from: '1879-01-01',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Svensk författningssamling 1878 no. 14 and 1899 no. 44: tz backzone, "Sweden"',
  },
  {
    country: 'NO',
    from: '1895-01-01',
    until: '1940-08-10',
    clock: 'zone',
    source: 'Law no. 1 of 29 June 1894 on standard time: tz europe, "Norway", after Lovdata',
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
]

/** Summer time that a town could have or not, as it liked. */
interface LocalSummerTime {
  readonly country: string
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
    from: '1919-01-01',
    until: '1945-01-01',
    source: 'By the authorities of Shanghai: tz asia, "China"',
  },
]
