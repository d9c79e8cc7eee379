import type { ClockRegion } from './clock-region.ts'

const GERMANY = 'A part of Germany: Reichsgesetzblatt 1893, p. 93, law of 12 March 1893; tz europe, "Germany"'
const AUSTRIA =
  'A part of Austria or Hungary, whose railways took Central European time in 1890 and 1891: tz europe, "Hungary", after Röll, Eisenbahnzeit. Towns could keep their own'
const ITALIAN_AUSTRIA = 'A part of Austria until the armistice of 3 November 1918, not under the decree of 1866'
const RIGA = 'A part of Poland by the peace of Riga of 18 March 1921, League of Nations Treaty Series 6, p. 51'

const PRUSSIAN_POSEN = [
  ...['Leszno', 'Poznań', 'Powiat chodzieski', 'Powiat czarnkowsko-trzcianecki', 'Powiat gnieźnieński'],
  ...['Powiat gostyński', 'Powiat grodziski', 'Powiat jarociński', 'Powiat kościański', 'Powiat krotoszyński'],
  ...['Powiat kępiński', 'Powiat leszczyński', 'Powiat międzychodzki', 'Powiat nowotomyski', 'Powiat obornicki'],
  ...['Powiat ostrowski', 'Powiat ostrzeszowski', 'Powiat pilski', 'Powiat pleszewski', 'Powiat poznański'],
  ...['Powiat rawicki', 'Powiat szamotulski', 'Powiat wolsztyński', 'Powiat wrzesiński', 'Powiat wągrowiecki'],
  ...['Powiat złotowski', 'Powiat średzki', 'Powiat śremski'],
]
const PRUSSIAN_KUJAWY = [
  ...['Bydgoszcz', 'Grudziądz', 'Toruń', 'Powiat Toruński', 'Powiat brodnicki', 'Powiat bydgoski', 'Powiat chełmiński'],
  ...['Powiat grudziądzki', 'Powiat inowrocławski', 'Powiat mogileński', 'Powiat nakielski', 'Powiat sępoleński'],
  ...['Powiat tucholski', 'Powiat wąbrzeski', 'Powiat świecki', 'Powiat żniński'],
]
const PRUSSIAN_SILESIA = [
  ...['Bytom', 'Chorzów', 'Gliwice', 'Jastrzębie-Zdrój', 'Katowice', 'Mysłowice', 'Piekary Śląskie', 'Ruda Śląska'],
  ...['Rybnik', 'Siemianowice Śląskie', 'Tychy', 'Zabrze', 'Świętochłowice', 'Żory', 'Powiat gliwicki'],
  ...['Powiat lubliniecki', 'Powiat mikołowski', 'Powiat pszczyński', 'Powiat raciborski', 'Powiat rybnicki'],
  ...['Powiat tarnogórski', 'Powiat wodzisławski'],
]

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
    country: 'PL',
    states: ['Lower Silesia', 'Opole Voivodeship', 'Lubusz', 'West Pomerania', 'Warmia-Masuria'],
    from: '1893-04-01',
    until: '1945-05-09',
    clock: { as: 'Europe/Berlin' },
    source: GERMANY,
  },
  {
    country: 'PL',
    states: ['Greater Poland'],
    districts: PRUSSIAN_POSEN,
    from: '1893-04-01',
    until: '1918-12-27',
    clock: { as: 'Europe/Berlin' },
    source: GERMANY,
  },
  {
    country: 'PL',
    states: ['Kujawsko-Pomorskie'],
    districts: PRUSSIAN_KUJAWY,
    from: '1893-04-01',
    until: '1920-01-10',
    clock: { as: 'Europe/Berlin' },
    source: GERMANY,
  },
  {
    country: 'PL',
    states: ['Pomerania'],
    from: '1893-04-01',
    until: '1920-01-10',
    clock: { as: 'Europe/Berlin' },
    source: GERMANY,
  },
  {
    country: 'PL',
    states: ['Silesia'],
    districts: PRUSSIAN_SILESIA,
    from: '1893-04-01',
    until: '1922-06-20',
    clock: { as: 'Europe/Berlin' },
    source: GERMANY,
  },
  {
    country: 'PL',
    states: ['Lesser Poland', 'Subcarpathia', 'Silesia'],
    from: '1891-10-01',
    until: '1915-08-05',
    clock: { also: '+01:00' },
    source: AUSTRIA,
  },
  {
    country: 'UA',
    states: ['Lviv', 'Ternopil', 'Ivano-Frankivsk', 'Chernivtsi'],
    from: '1891-10-01',
    until: '1918-11-01',
    clock: { also: 'Europe/Vienna' },
    source: AUSTRIA,
  },
  {
    country: 'UA',
    states: ['Lviv', 'Ternopil', 'Ivano-Frankivsk'],
    from: '1919-07-18',
    until: '1939-09-17',
    clock: { as: 'Europe/Warsaw' },
    source:
      'Eastern Galicia under Polish administration from July 1919, and a part of Poland by the decision of 15 March 1923',
  },
  {
    country: 'UA',
    states: ['Volyn', 'Rivne Oblast'],
    from: '1921-03-18',
    until: '1939-09-17',
    clock: { as: 'Europe/Warsaw' },
    source: RIGA,
  },
  {
    country: 'BY',
    states: ['Brest', 'Grodnenskaya'],
    from: '1921-03-18',
    until: '1939-09-17',
    clock: { as: 'Europe/Warsaw' },
    source: RIGA,
  },
  {
    country: 'RO',
    states: [
      ...[
        'Alba County',
        'Arad County',
        'Bihor County',
        'Bistrița-Năsăud County',
        'Brașov County',
        'Caraș-Severin County',
      ],
      ...['Cluj County', 'Covasna County', 'Harghita County', 'Hunedoara County', 'Maramureş', 'Mureș County'],
      ...['Satu Mare County', 'Sălaj County', 'Sibiu County', 'Suceava', 'Timiș County'],
    ],
    from: '1890-11-01',
    until: '1918-12-01',
    clock: { also: 'Europe/Budapest' },
    source: AUSTRIA,
  },
]
