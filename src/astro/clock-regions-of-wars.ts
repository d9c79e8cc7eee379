import type { ClockRegion } from './clock-region.ts'

const NATIONALISTS =
  'tz europe, "Spain": the rules of Nationalist Spain beside those of the Republic, after Planesas, La hora oficial en España y sus cambios'
/** In the hands of the Nationalists before May 1937, and before March 1938. */
const NATIONALIST_IN_1937 = ['Galicia', 'Castille and León', 'Navarre', 'La Rioja']
const NATIONALIST_IN_1938 = [...NATIONALIST_IN_1937, 'Basque Country', 'Cantabria', 'Asturias']
/** Divided by the front, or taken during the war. */
const DIVIDED_IN_1938 = [
  'Andalusia',
  'Aragon',
  'Balearic Islands',
  'Castille-La Mancha',
  'Catalonia',
  'Extremadura',
  'Valencia',
  'Murcia',
]
const DIVIDED_IN_1937 = [...DIVIDED_IN_1938, 'Basque Country', 'Cantabria', 'Asturias']

const VICHY =
  'tz europe, "France": Le Corre\'s limit of the free zone, and the rules of 1941 to 1944, which Paris did not use; tz backzone, "Monaco", has them'
const FREE_DEPARTMENTS = [
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
  'Hérault',
  'Indre',
  'Isère',
  'Loire',
  'Haute-Loire',
  'Lot',
  'Lot-et-Garonne',
  'Lozère',
  'Puy-de-Dôme',
  'Pyrénées-Orientales',
  'Hautes-Pyrénées',
  'Rhône',
  'Savoie',
  'Haute-Savoie',
  'Tarn',
  'Tarn-et-Garonne',
  'Upper Garonne',
  'Var',
  'Département du Vaucluse',
  'Haute-Vienne',
  'Alpes-de-Haute-Provence',
  'Hautes-Alpes',
  'Alpes-Maritimes',
  'South Corsica',
  'Upper Corsica',
]
/** The limit of the zones went through them. */
const DIVIDED_DEPARTMENTS = [
  'Ain',
  'Allier',
  'Charente',
  'Cher',
  'Dordogne',
  'Gironde',
  'Indre-et-Loire',
  'Jura',
  'Landes',
  'Loire-et-Cher',
  'Pyrénées-Atlantiques',
  'Saône-et-Loire',
  'Vienne',
]

const OCCUPIED_IN_1914 = [
  'Département du Nord',
  'Pas-de-Calais',
  'Somme',
  'Aisne',
  'Ardennes',
  'Oise',
  'Marne',
  'Meuse',
  'Meurthe et Moselle',
  'Vosges',
]
const TAKEN_IN_MAY_1940 = ['Département du Nord', 'Pas-de-Calais', 'Somme', 'Aisne', 'Ardennes', 'Oise', 'Meuse']

const WESTERN_TIME_ON_THE_RHINE =
  'The Allies ordered western European time in the occupied Rhineland: G. Krugler, Allemagne, décembre 1918, Revue historique des armées 254; railways from 15 December 1918, the clocks of the British zone from 17 December, Stadtarchiv Solingen at archivewk1.hypotheses.org; by October 1923 only railways, Kreisblatt Schleiden at 1923krise.hypotheses.org'
/** Circles of the Lower Rhine west of the river, of the bridgehead at Solingen, and of that at Mainz in Hesse. */
const RHINE_BY_CIRCLES: readonly NonNullable<ClockRegion['around']>[] = [
  [51.25, 6.4, 24],
  [51.6, 6.2, 24],
  [51.45, 6.58, 8],
  [51.17, 7.08, 6],
  [50.06, 8.2, 22],
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
      'Schleswig-Holstein',
      'Hamburg',
      'Lower Saxony',
      'Bremen',
      'North Rhine-Westphalia',
      'Hesse',
      'Rheinland-Pfalz',
      'Saarland',
      'Baden-Wurttemberg',
      'Bavaria',
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
  {
    country: 'DE',
    states: ['State of Berlin', 'Brandenburg', 'Saxony', 'Saxony-Anhalt', 'Thuringia', 'Mecklenburg-Vorpommern'],
    from: '1945-05-20',
    until: '1945-05-24',
    clock: { also: '+03:00' },
    source:
      'Bersarin\'s order of 20 May 1945, Moscow time in Berlin, four days before the tz database: tz europe, "Germany"',
  },
  ...[
    { states: ['Rheinland-Pfalz', 'Saarland'] },
    { districts: ['Regierungsbezirk Köln'] },
    ...RHINE_BY_CIRCLES.map((around) => ({ around })),
  ].map(
    (region): ClockRegion => ({
      country: 'DE',
      ...region,
      from: '1918-12-01',
      until: '1923-10-08',
      clock: { also: '+00:00' },
      source: WESTERN_TIME_ON_THE_RHINE,
    }),
  ),
  {
    country: 'FR',
    districts: OCCUPIED_IN_1914,
    from: '1914-08-25',
    until: '1918-11-12',
    clock: { also: 'Europe/Berlin' },
    source:
      'The occupied part of France had German time, as Belgium had: tz europe, "Belgium"; Wikipédia, "Heure allemande"',
  },
  {
    country: 'FR',
    districts: TAKEN_IN_MAY_1940,
    from: '1940-05-10',
    until: '1940-06-15',
    clock: { also: 'Europe/Brussels' },
    source:
      'The German army brought its time as it advanced: Y. Poulle, La France à l’heure allemande, Bibliothèque de l’École des chartes 157 (1999), pp. 493-502; tz europe, "Belgium"',
  },
]
