import { type CalendarChange, GROTEFEND, NORBY } from './calendar.ts'

const KARLOWITZ =
  'Ottoman until the treaty of Karlowitz of 26 January 1699. In the Ottoman Empire each confession had its own calendar: "Milletlerarası Takvim, Saat ve Yeni Rakamların Kabulü", 9lib.net. No source gives a change of the people here'
const INNER_AUSTRIA =
  'Archduke Charles ordered the change for October 1583, and met resistance: V. Kočevar, Kronika 62 (2014), p. 173'
const AUSTRIA = `6/17 January 1584 by ${GROTEFEND}. By other sources 4/15 or 5/16 October 1583, which many lords did not follow: M. Scheutz, Der Gregorianische Kalender als politischer und konfessioneller Streitfall, and the table of ncal`

/** Circles inside Catholic states of Germany, and their changes by Grotefend. Districts mix lands of both confessions. */
const CATHOLIC_TOWNS: readonly (readonly [
  around: NonNullable<CalendarChange['around']>,
  until: string,
  from: string,
  land: string,
])[] = [
  [[48.137, 11.575, 15], '1583-10-05', '1583-10-16', 'Munich, in Bavaria'],
  [[50.938, 6.957, 25], '1583-11-02', '1583-11-13', 'Cologne, its electorate, and Berg'],
  [[50.734, 7.1, 8], '1583-11-02', '1583-11-13', 'Bonn, in the electorate of Cologne'],
  [[51.222, 6.776, 8], '1583-11-02', '1583-11-13', 'Düsseldorf, in Berg'],
  [[49.757, 6.641, 8], '1583-10-04', '1583-10-15', 'Trier, in its electorate'],
  [[49.794, 9.929, 8], '1583-11-04', '1583-11-15', 'Würzburg, in its bishopric'],
  [[51.962, 7.626, 10], '1583-11-17', '1583-11-28', 'Münster, in its bishopric'],
]

/** The Empire, its hereditary lands, Hungary and Poland: changes from 1583 to 1700. */
export const CHANGES_OF_THE_EMPIRE: readonly CalendarChange[] = [
  {
    countries: 'AT',
    states: ['Salzburg', 'Tyrol', 'Vorarlberg'],
    until: '1583-10-05',
    from: '1583-10-16',
    source: GROTEFEND,
  },
  {
    countries: 'AT',
    states: ['Styria', 'Carinthia'],
    until: '1583-12-14',
    from: '1583-12-25',
    partly: true,
    source: `${NORBY}. ${INNER_AUSTRIA}`,
  },
  { countries: 'AT', states: ['Burgenland'], until: '1587-10-21', from: '1587-11-01', partly: true, source: GROTEFEND },
  { countries: 'AT', until: '1584-01-06', from: '1584-01-17', partly: true, source: AUSTRIA },
  { countries: 'CZ', states: ['Prague'], until: '1584-01-06', from: '1584-01-17', source: GROTEFEND },
  { countries: 'CZ', until: '1584-01-06', from: '1584-01-17', partly: true, source: GROTEFEND },
  {
    countries: 'HR',
    states: [
      'Zagreb',
      'Zagreb County',
      'Karlovac',
      'Koprivnica-Križevci',
      'Krapina-Zagorje',
      'Međimurje',
      'Varaždin',
      'Istria',
      'Primorje-Gorski Kotar',
    ],
    until: '1587-10-21',
    from: '1587-11-01',
    partly: true,
    source: `With Hungary: ${GROTEFEND}. Inner Istria and Rijeka belonged to Austria, the coasts and islands to Venice, which changed earlier`,
  },
  {
    countries: 'HR',
    states: ['Zadar', 'Šibenik-Knin', 'Split-Dalmatia', 'Dubrovnik-Neretva'],
    until: '1718-07-09',
    from: '1718-07-21',
    partly: true,
    source:
      'The interior was Ottoman until 1699 and the treaty of Passarowitz of 21 July 1718. The coast belonged to Venice and Ragusa, for which no source gives a day',
  },
  { countries: 'HR', until: '1699-01-15', from: '1699-01-26', partly: true, source: KARLOWITZ },
  ...(
    [
      [46.68, 16.17, 16],
      [46.56, 16.45, 10],
    ] as const
  ).map(
    (around): CalendarChange => ({
      countries: 'SI',
      around,
      until: '1587-10-21',
      from: '1587-11-01',
      partly: true,
      source: `Prekmurje, around Murska Sobota and Lendava, with Hungary: ${GROTEFEND}`,
    }),
  ),
  {
    countries: 'SI',
    until: '1584-01-06',
    from: '1584-01-17',
    partly: true,
    source: `With the hereditary lands of Austria: ${GROTEFEND}. ${INNER_AUSTRIA}`,
  },
  { countries: 'HU SK', until: '1587-10-21', from: '1587-11-01', partly: true, source: GROTEFEND },
  ...CATHOLIC_TOWNS.map(
    ([around, until, from, land]): CalendarChange => ({
      countries: 'DE',
      around,
      until,
      from,
      partly: true,
      source: `${land}: ${GROTEFEND}`,
    }),
  ),
  {
    countries: 'DE',
    states: ['State of Berlin', 'Hamburg', 'Bremen', 'Mecklenburg-Vorpommern', 'Schleswig-Holstein'],
    until: '1700-02-18',
    from: '1700-03-01',
    source: GROTEFEND,
  },
  {
    countries: 'DE',
    districts: ['Upper Bavaria'],
    until: '1614-12-13',
    from: '1614-12-24',
    partly: true,
    source: `Bavaria and Freising on 5/16 October 1583, Palatinate-Neuburg on 13/24 December 1614: ${GROTEFEND}`,
  },
  { countries: 'DE', until: '1700-02-18', from: '1700-03-01', partly: true, source: GROTEFEND },
  {
    countries: 'PL',
    states: ['Lower Silesia', 'Opole Voivodeship', 'Silesia'],
    until: '1584-01-26',
    from: '1584-02-06',
    partly: true,
    source: `12/23 January 1584 by ${GROTEFEND}. Breslau a week later, and the duchy of Brieg two weeks: B.-G. Wiehle after W. Schircks, discourse.genealogy.net/t/241977`,
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
]
