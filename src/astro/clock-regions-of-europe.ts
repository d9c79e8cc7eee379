import type { ClockRegion } from './clock-region.ts'

const ONE_HOUR_OF_GREECE =
  'Royal decree for one hour in all towns from 15 July 1916 of the Julian calendar: "Γιατί τον Ιούλιο του 1916 οι Αθηναίοι γύρισαν τους δείκτες", ola-ta-kala.blogspot.gr, after Nea Ellas of 3 July 1916. Thessaloniki had a government of its own from then until June 1917'
/** Without the Dodecanese, which was Italian until 1947, and Mount Athos, which keeps hours of its own. */
const GREECE_OF_1917 = [
  'Attica',
  'Central Greece',
  'Central Macedonia',
  'Crete',
  'Epirus',
  'Ionian Islands',
  'North Aegean',
  'Peloponnese',
  'Thessaly',
  'West Greece',
  'West Macedonia',
]

/** Regions of Europe whose clock was one by a law of their state. */
export const EUROPEAN_CLOCKS: readonly ClockRegion[] = [
  {
    country: 'GB',
    from: '1847-12-01',
    until: '1880-08-02',
    clock: { also: 'LMT' },
    source:
      'Railways took Greenwich time from 1847, most public clocks by 1855, and the law in 1880: tz europe, "Britain", after Howse',
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
    from: '1911-03-11',
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
    country: 'ES',
    from: '1940-03-16',
    until: '1970-01-01',
    clock: 'zone',
    source: 'Orders of the government for all of the country: tz europe, "Spain", after Planesas',
  },
  {
    country: 'CH',
    states: ['Geneva'],
    from: '1853-07-16',
    until: '1894-06-01',
    clock: { as: 'LMT' },
    source: 'Geneva kept its own mean time until 1894: tz europe, "Switzerland", after Treindl',
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
    country: 'GR',
    states: GREECE_OF_1917,
    from: '1917-07-01',
    until: '1940-10-28',
    clock: 'zone',
    source: ONE_HOUR_OF_GREECE,
  },
  {
    country: 'GR',
    states: ['East Macedonia and Thrace'],
    from: '1923-07-24',
    until: '1940-10-28',
    clock: 'zone',
    source: `${ONE_HOUR_OF_GREECE}; Thrace by the treaty of Lausanne of 24 July 1923`,
  },
  {
    country: 'TR',
    from: '1910-10-01',
    until: '1926-01-02',
    clock: { also: 'LMT' },
    source:
      'No law gave the towns one hour before law no. 697, and most clocks were set at sunset: Wikipedia, "Alaturka-Uhrzeit"; saatolog.com.tr, "Osmanlı’dan Cumhuriyet’e Saatler"',
  },
  ...(
    [
      ['1923-04-28', '1923-09-16', '+03:00'],
      ['1924-05-13', '1924-10-01', '+02:00'],
      ['1925-05-01', '1925-10-01', '+02:00'],
    ] as const
  ).map(
    ([from, until, also]): ClockRegion => ({
      country: 'TR',
      from,
      until,
      clock: { also },
      source: 'Summer time in 1923 by Whitman alone, in 1924 and 1925 by Shanks alone: tz europe, "Turkey"',
    }),
  ),
  {
    country: 'TR',
    from: '1926-01-02',
    until: '1970-01-01',
    clock: 'zone',
    source:
      'Law no. 697 of 26 December 1925, articles 2 and 3, one hour for all of Turkey: Resmî Gazete no. 260 of 2 January 1926, text at vakithesaplama.diyanet.gov.tr',
  },
]
