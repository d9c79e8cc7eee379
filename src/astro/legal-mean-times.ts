/**
 * The meaning of the mean time of a zone: that of each place, that of the zone's city, or a placeholder for an unknown
 * time.
 */
export type MeanTime = 'place' | 'city' | 'unknown'

/** The mean time of a city that was the law of all places of a zone. */
interface LegalMeanTime {
  readonly zones: readonly string[]
  /** Unix milliseconds of the first instant of the law, where the tz database has the mean time before it. */
  readonly fromMs?: number
  readonly source: string
}

/**
 * In other zones a mean time of the tz database is that of one city, of its railways or of its telegraph, and other
 * towns kept their own. To add a row, see CONTRIBUTING. Every row needs a public source.
 */
const LEGAL_MEAN_TIMES: readonly LegalMeanTime[] = [
  {
    zones: ['Europe/Paris', 'Africa/Algiers'],
    source: 'Law of 14 March 1891, the hour of Paris in France and Algeria: tz europe, "France"',
  },
  { zones: ['Europe/Monaco'], source: 'Ordinance of 13 May 1892: tz backzone, "Monaco", after the Journal de Monaco' },
  {
    zones: ['Europe/Dublin', 'Eire', 'Europe/Belfast'],
    source: 'Statutes (Definition of Time) Act 1880, 43 & 44 Vict. c. 9: Dublin mean time in Ireland',
  },
  {
    zones: ['Europe/Amsterdam'],
    fromMs: Date.UTC(1909, 3, 30, 23, 40, 28),
    source: 'Law for the whole country from 1 May 1909: tz backzone, "Netherlands", after R. H. van Gent',
  },
  {
    zones: ['Europe/Rome', 'Europe/San_Marino', 'Europe/Vatican'],
    source: 'Decree of 22 September 1866, without Sicily and Sardinia: tz europe, "Italy"',
  },
  {
    zones: ['Europe/Zurich', 'Europe/Busingen'],
    source:
      'Time of post and telegraph, except in Geneva, which is a row of regions: tz europe, "Switzerland", after Messerli 1995 and Treindl',
  },
  {
    zones: ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'Asia/Hanoi', 'Asia/Phnom_Penh', 'Asia/Vientiane'],
    source: 'Phu Lien mean time in all Indochina from 1 July 1906: tz asia, "Vietnam", after Tran Tien Binh 2005',
  },
  {
    zones: ['America/Montevideo'],
    fromMs: Date.UTC(1908, 5, 10, 3, 44, 51),
    source: 'Ley No. 3920 of 10 June 1908: tz southamerica, "Uruguay"',
  },
  {
    zones: ['Africa/Monrovia'],
    fromMs: Date.UTC(1919, 2, 1, 0, 43, 8),
    source: 'The Nautical Almanac for 1970, p. 264, time of Liberia until 7 January 1972: tz africa, "Liberia"',
  },
  {
    zones: [
      'America/Argentina/Buenos_Aires',
      'America/Argentina/Cordoba',
      'America/Argentina/Salta',
      'America/Argentina/Tucuman',
      'America/Argentina/La_Rioja',
      'America/Argentina/San_Juan',
      'America/Argentina/Jujuy',
      'America/Argentina/Catamarca',
      'America/Argentina/Mendoza',
      'America/Argentina/San_Luis',
      'America/Argentina/Rio_Gallegos',
      'America/Argentina/Ushuaia',
      'America/Argentina/ComodRivadavia',
      'America/Buenos_Aires',
      'America/Catamarca',
      'America/Cordoba',
      'America/Jujuy',
      'America/Mendoza',
      'America/Rosario',
    ],
    source:
      'Standard time in Argentina from 31 October 1894 to 1 May 1920, that of Córdoba: tz southamerica, "Argentina"',
  },
]

const LAWS: ReadonlyMap<string, LegalMeanTime> = new Map(
  LEGAL_MEAN_TIMES.flatMap((law) => law.zones.map((zone) => [zone, law] as const)),
)

/** Whether the mean time of a zone's city was law in all of the zone at an instant. */
export const isLawAt = (zone: string, epochMs: number): boolean => {
  const law = LAWS.get(zone)
  return law !== undefined && epochMs >= (law.fromMs ?? -Infinity)
}

/**
 * The instant at which the mean time of a zone's city became law, where the tz database has it before; null elsewhere.
 */
export const lawBegins = (zone: string): number | null => LAWS.get(zone)?.fromMs ?? null

/** Names of standard times of Greenwich's kind that end like the mean time of a city. */
const STANDARD = new Set(['GMT', 'NZMT', 'WEMT', 'CEMT'])
/**
 * Summer time on the mean time of Moscow in 1917 to 1919, of Riga in 1918 and 1919, and of La Paz in 1931 and 1932: the
 * seconds by which the clocks of the country were advanced.
 */
const SUMMER: ReadonlyMap<string, number> = new Map([
  ['MST 12679', 3_600],
  ['MDST 16279', 7_200],
  ['LST 9394', 3_600],
  ['BST -12756', 3_600],
])

/** The summer time on top of the mean time of a city, in seconds; 0 elsewhere. */
export const summerSeconds = (time: { readonly abbreviation: string; readonly offsetSeconds: number }): number =>
  SUMMER.get(`${time.abbreviation} ${time.offsetSeconds}`) ?? 0

/** The mean time that an abbreviation of the tz database means; null for a standard time and its summer time. */
export function meanTimeOfName(abbreviation: string, offsetSeconds: number): Exclude<MeanTime, 'place'> | null {
  if (abbreviation === '-00') return 'unknown'
  if (summerSeconds({ abbreviation, offsetSeconds }) > 0) return 'city'
  const isMean = /^[A-Z]+MT$/.test(abbreviation) && abbreviation !== 'LMT' && !STANDARD.has(abbreviation)
  return isMean ? 'city' : null
}
