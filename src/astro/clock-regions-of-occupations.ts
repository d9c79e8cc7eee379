import type { ClockRegion } from './clock-region.ts'

const OCCUPIERS_CLOCKS =
  'Each occupier set the clocks, in Serbia too: Polityka, Pomocnik Historyczny, "Na zapleczu frontów cz. II", polityka.pl'
const BULGARIA_IN_SERBIA = `Bulgaria held the south and east of Serbia, Kosovo and Macedonia from 17 November 1915 to 29 September 1918: Wikipedia, "Bulgarian occupation of Serbia (World War I)". ${OCCUPIERS_CLOCKS}`
const SOVIET_POLAND =
  'Soviet from September 1939 to June 1941: Wikipedia, "Białystok during World War II"; "Zarys dziejów Przemyśla cz. III", przemysl.wkki.pl, for the border along the San. Moscow time in Belarus and Ukraine: tz europe, "Belarus" and "Ukraine"'

/**
 * Regions that another state held for some years, beside the clock of their zone. Sources seldom give the clock of
 * each town, so that both are in question.
 */
export const CLOCKS_OF_OCCUPATIONS: readonly ClockRegion[] = [
  {
    country: 'UA',
    states: ['Lviv', 'Ternopil', 'Ivano-Frankivsk', 'Chernivtsi'],
    from: '1914-08-28',
    until: '1917-08-04',
    clock: { also: '+02:01' },
    source: `Russia brought the time of Petersburg to eastern Galicia and Bukovina. ${OCCUPIERS_CLOCKS}`,
  },
  {
    country: 'RS',
    states: ['Central Serbia'],
    from: '1916-01-01',
    until: '1918-11-01',
    clock: { also: 'Europe/Vienna' },
    source: `Wikipedia, "Austro-Hungarian occupation of Serbia". ${OCCUPIERS_CLOCKS}`,
  },
  {
    country: 'RS',
    districts: ['Bor', 'Jablanica', 'Nišava', 'Pirot', 'Pomoravlje', 'Pčinja', 'Toplica', 'Zaječar'],
    from: '1915-11-17',
    until: '1918-09-30',
    clock: { also: 'Europe/Sofia' },
    source: BULGARIA_IN_SERBIA,
  },
  ...['MK', 'XK'].map(
    (country): ClockRegion => ({
      country,
      from: '1915-11-17',
      until: '1918-09-30',
      clock: { also: 'Europe/Sofia' },
      source: BULGARIA_IN_SERBIA,
    }),
  ),
  {
    country: 'GR',
    districts: ['Dodecanese'],
    from: '1912-05-05',
    until: '1947-03-31',
    clock: { also: 'Europe/Rome' },
    source:
      'Italian from 1912 to 31 March 1947: Treccani, Dizionario di Storia, "Dodecaneso", and Enciclopedia Italiana',
  },
  {
    country: 'PL',
    states: ['Podlasie'],
    from: '1939-09-17',
    until: '1941-06-28',
    clock: { also: '+03:00' },
    source: SOVIET_POLAND,
  },
  {
    country: 'PL',
    states: ['Subcarpathia'],
    districts: [
      'Przemyśl',
      'Powiat bieszczadzki',
      'Powiat jarosławski',
      'Powiat leski',
      'Powiat lubaczowski',
      'Powiat przemyski',
      'Powiat sanocki',
    ],
    from: '1939-09-17',
    until: '1941-06-28',
    clock: { also: '+03:00' },
    source: SOVIET_POLAND,
  },
  {
    country: 'RO',
    states: [
      'Bihor County',
      'Bistrița-Năsăud County',
      'Cluj County',
      'Covasna County',
      'Harghita County',
      'Maramureş',
      'Mureș County',
      'Satu Mare County',
      'Sălaj County',
    ],
    from: '1940-09-05',
    until: '1944-11-01',
    clock: { also: 'Europe/Budapest' },
    source:
      'Northern Transylvania under Hungary by the award of 30 August 1940: Wikipedia, "Second Vienna Award". The border went through some of these counties',
  },
  {
    country: 'UA',
    states: ['Odesa', 'Mykolaiv', 'Vinnytsia'],
    from: '1941-08-19',
    until: '1944-04-01',
    clock: { also: 'Europe/Bucharest' },
    source: 'Under Romania, which had parts of these regions: Wikipedia, "Transnistria Governorate"',
  },
  {
    country: 'IT',
    states: [
      'Emilia-Romagna',
      'Lombardy',
      'Piedmont',
      'Veneto',
      'Liguria',
      'Aosta Valley',
      'Trentino-Alto Adige',
      'Friuli Venezia Giulia',
      'Tuscany',
      'The Marches',
    ],
    from: '1944-09-17',
    until: '1944-10-03',
    clock: { also: 'Europe/Vienna' },
    source: 'Held by Germany, whose summer time ended on 2 October: tz europe, "Italy" and rule C-Eur',
  },
  {
    country: 'IT',
    states: ['Campania', 'Apulia', 'Basilicate', 'Calabria', 'Molise', 'Sicily', 'Sardinia', 'Abruzzo', 'Lazio'],
    from: '1944-04-02',
    until: '1944-04-04',
    clock: { also: '+02:00' },
    source:
      'The Kingdom of Italy had summer time from 2 April, the part that Germany held from 3 April: tz europe, "Italy"',
  },
]
