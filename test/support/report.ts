import type { Atlas } from '../../src/calculation/charting/place.ts'
import { orderedNatal } from '../../src/calculation/charting/report.ts'
import { type NatalChartRequest, NatalChartRequest as Request } from '../../src/contract/births/natal.ts'
import { ReportContent } from '../../src/contract/reports/content.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'

const nobody = () => {
  throw new Error('The births of these tests have coordinates')
}
const sky = swissSky(ephemerisFiles(undefined))
const atlas = { find: nobody, suggest: nobody, distance: () => null, near: () => [], zonesNear: () => [], zonesAt }
const corpus = lazyCorpus()

/** Births as they are published or made up to be hard to set. */
export const BIRTHS = {
  einstein: {
    ...{ name: 'Albert Einstein', year: 1879, month: 3, day: 14, hour: 11, minute: 30 },
    ...{ city: 'Ulm, Germany', lat: 48.4011, lng: 9.9876, tz_str: 'Europe/Berlin' },
  },
  untimed: {
    ...{ name: 'Mary Ann Untimed', year: 1965, month: 8, day: 2, time_known: false },
    ...{ city: 'Leeds, United Kingdom', lat: 53.7965, lng: -1.5478, tz_str: 'Europe/London' },
  },
  longNamed: {
    ...{
      name: 'Maria Wilhelmina Konstantina Friederike von und zu Hohenstaufen-Lichtenberg und der Mark, geborene Gräfin Brøndsted-Ångström de la Vega y Castellanos de Montemayor-Villanueva',
      year: 1990,
      month: 2,
      day: 20,
    },
    ...{ hour: 6, minute: 15, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, United Kingdom' },
    ...{ lat: 53.2207, lng: -4.2092, tz_str: 'Europe/London' },
  },
  greek: {
    ...{ name: 'Ελένη Παπαδοπούλου', year: 1981, month: 1, day: 1, hour: 23, minute: 30 },
    ...{ city: 'Αθήνα, Ελλάδα', lat: 37.98376, lng: 23.72784, tz_str: 'Europe/Athens' },
  },
  cyrillic: {
    ...{ name: 'Людмила Щербакова', year: 1974, month: 6, day: 4, hour: 4, minute: 5 },
    ...{ city: 'Київ, Україна', lat: 50.4501, lng: 30.5234, tz_str: 'Europe/Kyiv', house_system: 'whole_sign' },
  },
  /** The Sun, Moon and five planets within 40 degrees. */
  crowded: {
    ...{ name: 'Crowded', year: 1962, month: 2, day: 5, hour: 9, minute: 0 },
    ...{ city: 'Lisbon, Portugal', lat: 38.7223, lng: -9.1393, tz_str: 'Europe/Lisbon' },
    ...{ include_features: ['lilith', 'south_node', 'ceres', 'pallas', 'juno', 'vesta', 'vertex', 'part_of_fortune'] },
  },
} as const

export type BirthName = keyof typeof BIRTHS

/** The content of the report of a birth. `distance` tells how far its city is from its coordinates. */
export function contentOf(birth: object, distance: Atlas['distance'] = () => null): ReportContent {
  const request: NatalChartRequest = Request.parse(birth)
  const { text, wheelSvg } = orderedNatal(sky, { ...atlas, distance }, corpus, request).report
  return ReportContent.parse({ ...text, wheel_svg: wheelSvg })
}
