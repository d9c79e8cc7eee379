import { type ClockRegion, GERMANY } from './clock-region.ts'

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

/** Up to 1920 all of Pomerania was Prussian; these stayed German, or became the Free City of Danzig. */
const GERMAN_POMERANIA = [
  ...['Gdańsk', 'Sopot', 'Słupsk', 'Powiat bytowski', 'Powiat człuchowski', 'Powiat gdański', 'Powiat kwidzyński'],
  ...['Powiat lęborski', 'Powiat malborski', 'Powiat nowodworski', 'Powiat sztumski', 'Powiat słupski'],
]

/** Regions that are Polish today and were German, or were Polish and no longer are. */
export const CLOCKS_OF_POLAND: readonly ClockRegion[] = [
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
    country: 'PL',
    states: ['Pomerania'],
    districts: GERMAN_POMERANIA,
    from: '1920-01-10',
    until: '1945-05-09',
    clock: { as: 'Europe/Berlin' },
    source:
      'Germany, or the Free City of Danzig, which kept German time: treaty of Versailles, articles 27, 28 and 100; tz europe, "Germany"',
  },
]
