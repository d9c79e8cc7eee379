import { type ClockRegion, GERMANY } from './clock-region.ts'

const ITALIAN_AUSTRIA = 'A part of Austria until the armistice of 3 November 1918, not under the decree of 1866'

const NORTH_SCHLESWIG = ['Haderslev Kommune', 'Aabenraa Kommune', 'Sønderborg Kommune', 'Tønder Kommune']
const MEMEL = ['Klaipėda', 'Klaipėdos rajonas', 'Neringa', 'Šilutė']
const BESSARABIAN_COAST = ['Bilhorod-Dnistrovskyy Raion', 'Bolhrad Raion', 'Izmail Raion']
const EUPEN_AND_MALMEDY =
  'A part of Prussia until the treaty of Versailles came into force on 10 January 1920, articles 33 and 34'
const ROMANIA =
  'A part of Romania until the Soviet note of 26 June 1940: tz europe, "Romania", whose standard time began in 1931. The doubt before is between the mean time of Bucharest and the time of Kyiv'
const FINLAND = 'A part of Finland until the treaty of Moscow of 12 March 1940: tz europe, "Finland"'

/** Circles around Eupen, Malmedy and Sankt Vith, which leave out towns that were Belgian. */
const EUPEN: readonly NonNullable<ClockRegion['around']>[] = [
  [50.63, 6.12, 8],
  [50.42, 6.2, 15],
  [50.28, 6.17, 14],
]
/** Circles around Vyborg, Priozersk, Zelenogorsk, Sortavala and Suoyarvi, short of the border of 1920. */
const FINNISH_KARELIA: readonly NonNullable<ClockRegion['around']>[] = [
  [60.71, 28.75, 60],
  [61.03, 30.13, 40],
  [60.2, 29.7, 12],
  [61.7, 30.7, 60],
  [62.08, 32.35, 20],
]

/** Circles around Koper, Nova Gorica, Tolmin and Postojna, on the Italian side of the border of Rapallo. */
const SLOVENE_LITTORAL: readonly NonNullable<ClockRegion['around']>[] = [
  [45.55, 13.75, 20],
  [45.96, 13.65, 20],
  [46.18, 13.75, 15],
  [45.77, 14.2, 12],
]
const ITALY =
  'Under Italy, which had summer time, from the armistice of 3 November 1918 and by the treaty of Rapallo of 12 November 1920 up to September 1943: tz europe, "Italy"'

/** Regions that belonged to another state than the city of their zone. */
export const CLOCKS_OF_OLD_BORDERS: readonly ClockRegion[] = [
  {
    country: 'FR',
    districts: ['Bas-Rhin', 'Haut-Rhin', 'Moselle'],
    from: '1871-05-20',
    until: '1893-04-01',
    clock: { as: 'LMT' },
    source:
      'Alsace-Lorraine belonged to Germany, where each place had its own time until the law of 12 March 1893, Reichsgesetzblatt p. 93',
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
    country: 'IT',
    states: ['Trentino-Alto Adige'],
    from: '1866-12-12',
    until: '1893-04-01',
    clock: { as: 'LMT' },
    source: ITALIAN_AUSTRIA,
  },
  {
    country: 'IT',
    districts: ['Trieste', 'Gorizia'],
    from: '1866-12-12',
    until: '1893-04-01',
    clock: { as: 'LMT' },
    source: ITALIAN_AUSTRIA,
  },
  {
    country: 'IT',
    states: ['Trentino-Alto Adige'],
    from: '1893-04-01',
    until: '1918-11-04',
    clock: { as: 'Europe/Vienna' },
    source: ITALIAN_AUSTRIA,
  },
  {
    country: 'IT',
    districts: ['Trieste', 'Gorizia'],
    from: '1893-04-01',
    until: '1918-11-04',
    clock: { as: 'Europe/Vienna' },
    source: ITALIAN_AUSTRIA,
  },
  {
    country: 'DK',
    districts: NORTH_SCHLESWIG,
    from: '1893-04-01',
    until: '1920-06-15',
    clock: { as: 'Europe/Berlin' },
    source: `North Schleswig until 15 June 1920. ${GERMANY}`,
  },
  {
    country: 'LT',
    districts: MEMEL,
    from: '1893-04-01',
    until: '1920-01-10',
    clock: { as: 'Europe/Berlin' },
    source: `The Memel Territory until the treaty of Versailles, article 99. ${GERMANY}`,
  },
  {
    country: 'LT',
    districts: MEMEL,
    from: '1920-01-10',
    until: '1923-01-15',
    clock: { also: '+01:00' },
    source: 'The Memel Territory under the Allies: treaty of Versailles, article 99',
  },
  {
    country: 'LT',
    districts: MEMEL,
    from: '1939-03-23',
    until: '1945-01-28',
    clock: { as: 'Europe/Berlin' },
    source: 'The Memel Territory by the German-Lithuanian treaty of 22 March 1939; tz europe, "Germany"',
  },
  ...EUPEN.flatMap((around): ClockRegion[] => [
    {
      country: 'BE',
      around,
      from: '1880-01-01',
      until: '1893-04-01',
      clock: { as: 'LMT' },
      source: `${EUPEN_AND_MALMEDY}. Each place had its own time until the law of 12 March 1893, Reichsgesetzblatt p. 93`,
    },
    {
      country: 'BE',
      around,
      from: '1893-04-01',
      until: '1920-01-10',
      clock: { as: 'Europe/Berlin' },
      source: `${EUPEN_AND_MALMEDY}. ${GERMANY}`,
    },
  ]),
  ...FINNISH_KARELIA.flatMap((around): ClockRegion[] => [
    {
      country: 'RU',
      around,
      from: '1878-06-01',
      until: '1917-12-06',
      clock: { also: 'Europe/Helsinki' },
      source: 'The Grand Duchy of Finland, with the time of Helsinki: tz europe, "Finland"',
    },
    {
      country: 'RU',
      around,
      from: '1917-12-06',
      until: '1940-03-13',
      clock: { as: 'Europe/Helsinki' },
      source: FINLAND,
    },
    {
      country: 'RU',
      around,
      from: '1941-08-15',
      until: '1944-09-19',
      clock: { also: 'Europe/Helsinki' },
      source: 'Under Finnish administration again until the armistice of 19 September 1944; tz europe, "Finland"',
    },
  ]),
  ...[{ states: ['Chernivtsi'] }, { districts: BESSARABIAN_COAST }].flatMap((region): ClockRegion[] => [
    {
      country: 'UA',
      ...region,
      from: '1918-11-28',
      until: '1931-07-24',
      clock: { also: 'Europe/Bucharest' },
      source: ROMANIA,
    },
    {
      country: 'UA',
      ...region,
      from: '1931-07-24',
      until: '1940-06-28',
      clock: { as: 'Europe/Bucharest' },
      source: ROMANIA,
    },
    {
      country: 'UA',
      ...region,
      from: '1941-07-05',
      until: '1944-03-30',
      clock: { also: 'Europe/Bucharest' },
      source: 'Under Romania again during the war; tz europe, "Romania"',
    },
  ]),
  {
    country: 'HR',
    states: ['Istria', 'Primorje-Gorski Kotar', 'Zadar'],
    from: '1918-11-05',
    until: '1943-09-09',
    clock: { also: 'Europe/Rome' },
    source: ITALY,
  },
  ...SLOVENE_LITTORAL.map(
    (around): ClockRegion => ({
      country: 'SI',
      around,
      from: '1918-11-05',
      until: '1943-09-09',
      clock: { also: 'Europe/Rome' },
      source: ITALY,
    }),
  ),
]
