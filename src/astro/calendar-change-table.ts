/**
 * When a region changed from the Julian to the Gregorian calendar. A row with states or districts goes before that of its
 * country, and the first row that fits is taken.
 */
export interface CalendarChange {
  /** ISO 3166-1 alpha-2, separated by spaces. */
  readonly countries: string
  /** States or provinces as the gazetteer names them. */
  readonly states?: readonly string[]
  readonly districts?: readonly string[]
  /** The Gregorian date from which the Julian calendar was used again, after an earlier change. */
  readonly julianFrom?: string
  /** The last Julian date. */
  readonly until: string
  /** The Gregorian date of the next day. */
  readonly from: string
  /** Parts of the region, or some of its people, changed earlier or later, or belonged to another state. No day is refused. */
  readonly partly?: true
  /** Sweden's own calendar stood between: from 1 March 1700 to 30 February 1712. */
  readonly swedish?: true
  readonly source: string
}

const GROTEFEND = 'H. Grotefend, Taschenbuch der Zeitrechnung, pp. 26-28, in the file "calendars" of the tz database'
const NORBY = 'T. Norby, The Perpetual Calendar, norbyhus.dk/calendar.php'
const NCAL = 'The table of switches of ncal, of the BSD systems'
const ACT = 'Calendar (New Style) Act 1750, 24 Geo. 2 c. 23: all dominions of Great Britain'

/** To add a row, see CONTRIBUTING. A row without a public source is no row. */
export const CALENDAR_CHANGES: readonly CalendarChange[] = [
  // The British Isles and colonies, of which France held forts and islands
  {
    countries: 'US',
    states: ['Maine', 'Vermont', 'New York'],
    until: '1752-09-02',
    from: '1752-09-14',
    partly: true,
    source: ACT,
  },
  { countries: 'GB IE IM JE GG', until: '1752-09-02', from: '1752-09-14', source: ACT },
  { countries: 'BM BS BB JM AG KN MS VG AI SH', until: '1752-09-02', from: '1752-09-14', source: ACT },
  {
    countries: 'US',
    states: [
      ...['New Hampshire', 'Massachusetts', 'Rhode Island', 'Connecticut', 'New Jersey'],
      ...[
        'Pennsylvania',
        'Delaware',
        'Maryland',
        'District of Columbia',
        'Virginia',
        'West Virginia',
        'North Carolina',
      ],
      ...['South Carolina', 'Georgia'],
    ],
    until: '1752-09-02',
    from: '1752-09-14',
    source: ACT,
  },
  {
    countries: 'CA',
    states: ['Nova Scotia', 'Newfoundland and Labrador'],
    until: '1752-09-02',
    from: '1752-09-14',
    partly: true,
    source: ACT,
  },
  {
    countries: 'US',
    states: ['Alaska'],
    until: '1867-10-06',
    from: '1867-10-18',
    source:
      'The transfer on Friday, 18 October 1867, the day after Thursday by the Russian date line: tz northamerica, "Alaska"',
  },
  // The north
  { countries: 'DK NO', until: '1700-02-18', from: '1700-03-01', source: GROTEFEND },
  { countries: 'IS FO', until: '1700-11-16', from: '1700-11-28', source: NORBY },
  {
    countries: 'FI',
    states: ['South Karelia', 'Kymenlaakso', 'South Savo'],
    until: '1753-02-17',
    from: '1753-03-01',
    partly: true,
    swedish: true,
    source: 'As for Sweden. Russia had the east of these regions by the treaties of 1721 and 1743',
  },
  { countries: 'SE FI AX', until: '1753-02-17', from: '1753-03-01', swedish: true, source: GROTEFEND },
  // Russia and its neighbours
  {
    countries: 'RU',
    states: ['Kaliningrad Oblast'],
    until: '1612-08-22',
    from: '1612-09-02',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'RU',
    states: [
      ...['Moscow', 'Moscow Oblast', 'St.-Petersburg', 'Tver Oblast', 'Yaroslavl Oblast', 'Vladimir Oblast'],
      ...[
        'Ivanovo Oblast',
        'Kostroma Oblast',
        'Nizhny Novgorod Oblast',
        'Tula Oblast',
        'Kaluga Oblast',
        'Ryazan Oblast',
      ],
    ],
    until: '1918-01-31',
    from: '1918-02-14',
    source: NORBY,
  },
  { countries: 'RU KZ UZ KG TJ TM', until: '1918-01-31', from: '1918-02-14', partly: true, source: NORBY },
  { countries: 'EE', until: '1918-01-31', from: '1918-02-14', partly: true, source: NORBY },
  { countries: 'LV', until: '1918-02-01', from: '1918-02-15', partly: true, source: NCAL },
  { countries: 'LT', julianFrom: '1800-01-01', until: '1915-11-15', from: '1915-11-29', partly: true, source: NORBY },
  {
    countries: 'UA',
    states: ['Lviv', 'Ivano-Frankivsk', 'Ternopil', 'Zakarpattia', 'Chernivtsi'],
    until: '1582-10-04',
    from: '1582-10-15',
    partly: true,
    source: 'Parts of Poland and Hungary, later of Austria: as for Poland',
  },
  { countries: 'UA BY MD', until: '1918-01-31', from: '1918-02-14', partly: true, source: NORBY },
  { countries: 'GE AM AZ', until: '1918-01-31', from: '1918-02-14', partly: true, source: NORBY },
  // The south-east
  {
    countries: 'RO',
    states: [
      ...['Alba County', 'Bistrița-Năsăud County', 'Brașov County', 'Cluj County', 'Covasna County', 'Harghita County'],
      ...[
        'Hunedoara County',
        'Mureș County',
        'Sălaj County',
        'Sibiu County',
        'Arad County',
        'Bihor County',
        'Satu Mare County',
      ],
      ...['Maramureş', 'Timiș County', 'Caraș-Severin County'],
    ],
    until: '1590-12-14',
    from: '1590-12-25',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'RO',
    states: ['Suceava', 'Mehedinți County', 'Bacău County', 'Neamț County'],
    until: '1919-03-31',
    from: '1919-04-14',
    partly: true,
    source: 'As for Romania. The border with Austria-Hungary went through these counties until 1918',
  },
  { countries: 'RO', until: '1919-03-31', from: '1919-04-14', source: NCAL },
  {
    countries: 'BG',
    states: ['Dobrich', 'Silistra'],
    until: '1916-03-31',
    from: '1916-04-14',
    partly: true,
    source: 'As for Bulgaria. Romania had the south of Dobruja from 1913 to 1916',
  },
  { countries: 'BG', until: '1916-03-31', from: '1916-04-14', source: NCAL },
  { countries: 'RS ME MK XK', until: '1919-03-04', from: '1919-03-18', partly: true, source: NCAL },
  {
    countries: 'GR',
    states: ['South Aegean', 'Mount Athos'],
    until: '1923-02-15',
    from: '1923-03-01',
    partly: true,
    source: 'As for Greece. Italy had the Dodecanese from 1912, and Athos keeps the Julian calendar',
  },
  {
    countries: 'GR',
    until: '1923-02-15',
    from: '1923-03-01',
    source: 'Royal decree of 18 January 1923, as in T. Norby, The Perpetual Calendar, norbyhus.dk/calendar.php',
  },
  { countries: 'AL', until: '1912-11-30', from: '1912-12-14', partly: true, source: NCAL },
  { countries: 'TR', julianFrom: '1789-01-01', until: '1917-02-15', from: '1917-03-01', partly: true, source: NORBY },
  // The Empire, its hereditary lands and Hungary
  {
    countries: 'AT',
    states: ['Salzburg', 'Tyrol', 'Vorarlberg'],
    until: '1583-10-05',
    from: '1583-10-16',
    source: GROTEFEND,
  },
  { countries: 'AT', states: ['Styria', 'Carinthia'], until: '1583-12-14', from: '1583-12-25', source: NORBY },
  { countries: 'AT', states: ['Burgenland'], until: '1587-10-21', from: '1587-11-01', partly: true, source: GROTEFEND },
  { countries: 'AT', until: '1584-01-06', from: '1584-01-17', source: GROTEFEND },
  { countries: 'CZ', states: ['Prague'], until: '1584-01-06', from: '1584-01-17', source: GROTEFEND },
  { countries: 'CZ', until: '1584-01-06', from: '1584-01-17', partly: true, source: GROTEFEND },
  { countries: 'HU SK', until: '1587-10-21', from: '1587-11-01', partly: true, source: GROTEFEND },
  {
    countries: 'DE',
    states: ['State of Berlin', 'Hamburg', 'Bremen', 'Mecklenburg-Vorpommern', 'Schleswig-Holstein'],
    until: '1700-02-18',
    from: '1700-03-01',
    source: GROTEFEND,
  },
  { countries: 'DE', until: '1700-02-18', from: '1700-03-01', partly: true, source: GROTEFEND },
  {
    countries: 'PL',
    states: ['Lower Silesia', 'Opole Voivodeship', 'Silesia'],
    until: '1584-01-12',
    from: '1584-01-23',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'PL',
    states: ['West Pomerania'],
    until: '1700-02-18',
    from: '1700-03-01',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'PL',
    states: ['Warmia-Masuria'],
    until: '1612-08-22',
    from: '1612-09-02',
    partly: true,
    source: GROTEFEND,
  },
  // Switzerland
  {
    countries: 'CH',
    states: ['Zurich', 'Bern', 'Basel-City', 'Basel-Landschaft', 'Geneva', 'Thurgau', 'Schaffhausen', 'Vaud'],
    until: '1700-12-31',
    from: '1701-01-12',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'CH',
    states: ['Lucerne', 'Uri', 'Schwyz', 'Zug'],
    until: '1584-01-11',
    from: '1584-01-22',
    source: GROTEFEND,
  },
  {
    countries: 'CH',
    states: ['Fribourg', 'Solothurn'],
    until: '1584-01-11',
    from: '1584-01-22',
    partly: true,
    source: GROTEFEND,
  },
  { countries: 'CH', states: ['Valais'], until: '1655-02-28', from: '1655-03-11', partly: true, source: NCAL },
  {
    countries: 'CH',
    states: ['Glarus', 'Appenzell Ausserrhoden', 'Saint Gallen'],
    until: '1723-12-31',
    from: '1724-01-12',
    partly: true,
    source: GROTEFEND,
  },
  { countries: 'CH', states: ['Grisons'], until: '1811-12-31', from: '1812-01-13', partly: true, source: GROTEFEND },
  { countries: 'CH', until: '1700-12-31', from: '1701-01-12', partly: true, source: GROTEFEND },
  // The Netherlands, Belgium, Luxembourg and France
  {
    countries: 'NL',
    states: ['North Holland', 'South Holland'],
    until: '1582-12-21',
    from: '1583-01-01',
    partly: true,
    source: GROTEFEND,
  },
  { countries: 'NL', states: ['Gelderland'], until: '1700-06-30', from: '1700-07-12', partly: true, source: GROTEFEND },
  {
    countries: 'NL',
    states: ['Utrecht', 'Overijssel'],
    until: '1700-11-30',
    from: '1700-12-12',
    partly: true,
    source: NORBY,
  },
  {
    countries: 'NL',
    states: ['Friesland', 'Groningen'],
    until: '1700-12-31',
    from: '1701-01-12',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'NL',
    states: ['Zeeland', 'North Brabant', 'Limburg'],
    until: '1582-12-21',
    from: '1583-01-01',
    partly: true,
    source: NORBY,
  },
  { countries: 'NL', until: '1700-12-31', from: '1701-01-12', partly: true, source: GROTEFEND },
  { countries: 'BE', until: '1583-02-10', from: '1583-02-21', partly: true, source: GROTEFEND },
  { countries: 'LU', until: '1582-12-14', from: '1582-12-25', source: NCAL },
  {
    countries: 'FR',
    districts: ['Bas-Rhin'],
    until: '1682-02-05',
    from: '1682-02-16',
    partly: true,
    source: GROTEFEND,
  },
  {
    countries: 'FR',
    districts: ['Haut-Rhin'],
    until: '1583-10-13',
    from: '1583-10-24',
    partly: true,
    source: GROTEFEND,
  },
  { countries: 'FR', states: ['Île-de-France'], until: '1582-12-09', from: '1582-12-20', source: GROTEFEND },
  { countries: 'FR MC', until: '1582-12-09', from: '1582-12-20', partly: true, source: GROTEFEND },
]
