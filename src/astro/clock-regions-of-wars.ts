import type { ClockRegion } from './clock-region.ts'

const NATIONALISTS =
  'tz europe, "Spain": the rules of Nationalist Spain beside those of the Republic, after Planesas, La hora oficial en España y sus cambios'
/** In the hands of the Nationalists before May 1937, and before March 1938. */
const NATIONALIST_IN_1937 = ['Galicia', 'Castille and León', 'Navarre', 'La Rioja']
const NATIONALIST_IN_1938 = [...NATIONALIST_IN_1937, 'Basque Country', 'Cantabria', 'Asturias']
/** Divided by the front, or taken during the war. */
const DIVIDED_IN_1938 = [
  ...[
    'Andalusia',
    'Aragon',
    'Balearic Islands',
    'Castille-La Mancha',
    'Catalonia',
    'Extremadura',
    'Valencia',
    'Murcia',
  ],
]
const DIVIDED_IN_1937 = [...DIVIDED_IN_1938, 'Basque Country', 'Cantabria', 'Asturias']

const VICHY =
  'tz europe, "France": Le Corre\'s limit of the free zone, and the rules of 1941 to 1944, which Paris did not use; tz backzone, "Monaco", has them'
const FREE_DEPARTMENTS = [
  ...[
    'Ardèche',
    'Ariège',
    'Aude',
    'Aveyron',
    'Bouches-du-Rhône',
    'Cantal',
    'Corrèze',
    'Creuse',
    'Drôme',
    'Gard',
    'Gers',
  ],
  ...['Hérault', 'Indre', 'Isère', 'Loire', 'Haute-Loire', 'Lot', 'Lot-et-Garonne', 'Lozère', 'Puy-de-Dôme'],
  ...['Pyrénées-Orientales', 'Hautes-Pyrénées', 'Rhône', 'Savoie', 'Haute-Savoie', 'Tarn', 'Tarn-et-Garonne'],
  ...['Upper Garonne', 'Var', 'Département du Vaucluse', 'Haute-Vienne', 'Alpes-de-Haute-Provence', 'Hautes-Alpes'],
  ...['Alpes-Maritimes', 'South Corsica', 'Upper Corsica'],
]
/** The limit of the zones went through them. */
const DIVIDED_DEPARTMENTS = [
  ...['Ain', 'Allier', 'Charente', 'Cher', 'Dordogne', 'Gironde', 'Indre-et-Loire', 'Jura', 'Landes', 'Loire-et-Cher'],
  ...['Pyrénées-Atlantiques', 'Saône-et-Loire', 'Vienne'],
]

/** Regions on one side of a front or in another zone of occupation than the city of their zone. */
export const CLOCKS_OF_WARS: readonly ClockRegion[] = [
  {
    country: 'ES',
    states: NATIONALIST_IN_1937,
    from: '1937-05-23',
    until: '1937-06-17',
    clock: { as: '+01:00' },
    source: NATIONALISTS,
  },
  {
    country: 'ES',
    states: DIVIDED_IN_1937,
    from: '1937-05-23',
    until: '1937-06-17',
    clock: { also: '+01:00' },
    source: NATIONALISTS,
  },
  {
    country: 'ES',
    states: NATIONALIST_IN_1938,
    from: '1938-03-27',
    until: '1938-10-02',
    clock: { as: '+01:00' },
    source: NATIONALISTS,
  },
  {
    country: 'ES',
    states: DIVIDED_IN_1938,
    from: '1938-03-27',
    until: '1938-10-02',
    clock: { also: '+01:00' },
    source: NATIONALISTS,
  },
  {
    country: 'ES',
    states: NATIONALIST_IN_1938,
    from: '1938-10-02',
    until: '1939-04-16',
    clock: { as: '+00:00' },
    source: NATIONALISTS,
  },
  {
    country: 'ES',
    states: DIVIDED_IN_1938,
    from: '1938-10-02',
    until: '1939-04-16',
    clock: { also: '+00:00' },
    source: NATIONALISTS,
  },
  {
    country: 'FR',
    districts: FREE_DEPARTMENTS,
    from: '1940-06-15',
    until: '1942-11-02',
    clock: { as: 'Europe/Monaco' },
    source: VICHY,
  },
  {
    country: 'FR',
    districts: DIVIDED_DEPARTMENTS,
    from: '1940-06-15',
    until: '1942-11-02',
    clock: { also: 'Europe/Monaco' },
    source: VICHY,
  },
  {
    country: 'DE',
    states: [
      ...['Schleswig-Holstein', 'Hamburg', 'Lower Saxony', 'Bremen', 'North Rhine-Westphalia', 'Hesse'],
      ...['Rheinland-Pfalz', 'Saarland', 'Baden-Wurttemberg', 'Bavaria'],
    ],
    from: '1945-05-24',
    until: '1946-01-01',
    clock: { as: 'Europe/Amsterdam' },
    source:
      'Double summer time was that of Berlin and the Soviet zone: tz europe, "Germany", rule SovietZone. In the west summer time ended on 16 September 1945, as in the rule C-Eur and in Amsterdam',
  },
  {
    country: 'DE',
    states: ['Thuringia', 'Saxony-Anhalt', 'Saxony', 'Mecklenburg-Vorpommern'],
    from: '1945-05-24',
    until: '1945-07-05',
    clock: { also: 'Europe/Amsterdam' },
    source: 'American and British troops left the west of the Soviet zone from 1 to 4 July 1945; otherwise as above',
  },
]
