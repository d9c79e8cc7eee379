import type { ClockRegion } from './clock-region.ts'

const RAILWAYS =
  'A part of Austria or Hungary, whose railways took Central European time in 1890 and 1891: tz europe, "Hungary", after Röll, Eisenbahnzeit. Towns could keep their own'
const NOT_BELGRADE =
  'tz backzone has the date of Belgrade, 1884, for all of the later Yugoslavia. Austria and Hungary had no Central European time before the railways of 1890 and 1891: tz europe, "Hungary", after Röll, Eisenbahnzeit'
/** Read at radiotivat.com, from the archive of Tivat, and at wk1.staatsarchiv.at. */
const SUMMER_OF_DALMATIA =
  'Objavitelj Dalmatinski no. 35 of 29 April 1916, p. 1, ordinance 726/1, by order of the whole ministry of Austria; again in 1917 and 1918 by the State Archives in Vienna'
const SUMMER_OF_AUSTRIA =
  'Ordinances of the whole ministry of Austria for its lands: that of 1916 and those for 1917 and 1918 by the State Archives in Vienna, wk1.staatsarchiv.at, and that of 9 March 1917, cs.wikisource.org'
const SUMMER_OF_BOSNIA =
  'Austria and Hungary, which administered Bosnia together, had summer time from 1916 to 1918: tz europe, "Hungary" and "Austria". Their ordinances were for their own lands, and none for Bosnia was found: both clocks are given'
const SUMMER_OF_HUNGARY = 'A part of the lands of the Hungarian crown, with their summer time: tz europe, "Hungary"'
const OTTOMAN =
  'Ottoman until the war of 1912. tz backzone has the date of Belgrade, 1884, for all of the later Yugoslavia'

const DALMATIA = ['Zadar', 'Šibenik-Knin', 'Split-Dalmatia', 'Dubrovnik-Neretva', 'Istria', 'Primorje-Gorski Kotar']
const CROATIA_AND_SLAVONIA = [
  'Zagreb',
  'Zagreb County',
  'Bjelovar-Bilogora',
  'Brod-Posavina',
  'County of Osijek-Baranja',
  'Karlovac',
  'Koprivnica-Križevci',
  'Krapina-Zagorje',
  'Lika-Senj',
  'Međimurje',
  'Požega-Slavonia',
  'Sisak-Moslavina',
  'Varaždin',
  'Virovitica-Podravina',
  'Vukovar-Srijem',
]
const BOKA = ['Budva', 'Herceg Novi', 'Kotor', 'Tivat']

/** Lands of Austria and Hungary, and of the Ottoman Empire, whose zone has the city of another state. */
export const CLOCKS_OF_AUSTRIA_HUNGARY: readonly ClockRegion[] = [
  {
    country: 'HR',
    states: DALMATIA,
    from: '1884-01-01',
    until: '1893-04-01',
    clock: { also: 'LMT' },
    source: NOT_BELGRADE,
  },
  {
    country: 'HR',
    states: CROATIA_AND_SLAVONIA,
    from: '1884-01-01',
    until: '1891-10-01',
    clock: { also: 'LMT' },
    source: NOT_BELGRADE,
  },
  { country: 'SI', from: '1884-01-01', until: '1893-04-01', clock: { also: 'LMT' }, source: NOT_BELGRADE },
  { country: 'BA', from: '1884-01-01', until: '1893-04-01', clock: { also: 'LMT' }, source: NOT_BELGRADE },
  {
    country: 'ME',
    states: BOKA,
    from: '1884-01-01',
    until: '1893-04-01',
    clock: { also: 'LMT' },
    source: NOT_BELGRADE,
  },
  {
    country: 'RS',
    states: ['Vojvodina'],
    from: '1884-01-01',
    until: '1891-10-01',
    clock: { also: 'LMT' },
    source: NOT_BELGRADE,
  },
  {
    country: 'HR',
    states: DALMATIA,
    from: '1893-04-01',
    until: '1918-11-01',
    clock: { as: 'Europe/Vienna' },
    source: SUMMER_OF_DALMATIA,
  },
  {
    country: 'HR',
    states: CROATIA_AND_SLAVONIA,
    from: '1891-10-01',
    until: '1918-11-01',
    clock: { as: 'Europe/Budapest' },
    source: SUMMER_OF_HUNGARY,
  },
  {
    country: 'SI',
    from: '1893-04-01',
    until: '1918-11-01',
    clock: { as: 'Europe/Vienna' },
    source: SUMMER_OF_AUSTRIA,
  },
  {
    country: 'BA',
    from: '1893-04-01',
    until: '1918-11-01',
    clock: { also: 'Europe/Vienna' },
    source: SUMMER_OF_BOSNIA,
  },
  {
    country: 'ME',
    states: BOKA,
    from: '1893-04-01',
    until: '1918-11-01',
    clock: { as: 'Europe/Vienna' },
    source: SUMMER_OF_DALMATIA,
  },
  {
    country: 'RS',
    states: ['Vojvodina'],
    from: '1891-10-01',
    until: '1918-11-01',
    clock: { as: 'Europe/Budapest' },
    source: SUMMER_OF_HUNGARY,
  },
  { country: 'MK', from: '1884-01-01', until: '1912-12-01', clock: { also: 'LMT' }, source: OTTOMAN },
  { country: 'XK', from: '1884-01-01', until: '1912-12-01', clock: { also: 'LMT' }, source: OTTOMAN },
  {
    country: 'PL',
    states: ['Lesser Poland', 'Subcarpathia', 'Silesia'],
    from: '1891-10-01',
    until: '1915-08-05',
    clock: { also: '+01:00' },
    source: RAILWAYS,
  },
  {
    country: 'UA',
    states: ['Lviv', 'Ternopil', 'Ivano-Frankivsk', 'Chernivtsi'],
    from: '1891-10-01',
    until: '1918-11-01',
    clock: { also: 'Europe/Vienna' },
    source: RAILWAYS,
  },
  {
    country: 'RO',
    states: [
      'Alba County',
      'Arad County',
      'Bihor County',
      'Bistrița-Năsăud County',
      'Brașov County',
      'Caraș-Severin County',
      'Cluj County',
      'Covasna County',
      'Harghita County',
      'Hunedoara County',
      'Maramureş',
      'Mureș County',
      'Satu Mare County',
      'Sălaj County',
      'Sibiu County',
      'Suceava',
      'Timiș County',
    ],
    from: '1890-11-01',
    until: '1918-12-01',
    clock: { also: 'Europe/Budapest' },
    source: RAILWAYS,
  },
]
