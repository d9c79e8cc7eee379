import { BENEFIC_DAYS, bothHalves, type MuhurtaRule, NAKSHATRA_CLASSES, numbered, tithis } from './rule.ts'

const { fixed, movable, gentle, light } = NAKSHATRA_CLASSES
const NO_SIGNS = numbered()

/** Any good work: what all texts agree on. */
const GENERAL_WORK: MuhurtaRule = {
  title: 'Any good work',
  tithis: bothHalves(2, 3, 5, 7, 10, 11, 13),
  nakshatras: numbered(...fixed, ...movable, ...gentle, ...light),
  weekdays: BENEFIC_DAYS,
  months: null,
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: null,
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Muhurta Chintamani, chapters 1 and 2',
    'B. V. Raman, Muhurtha: Sunday, Tuesday, Saturday and tithis 4, 8, 9, 12, 14 are avoided',
  ],
}

/** The tithis and weekdays of Drik Panchang reproduce its published dates of 2026. */
const VEHICLE_PURCHASE: MuhurtaRule = {
  title: 'Purchase of a vehicle',
  tithis: tithis([3, 5, 6, 8, 10, 11, 13, 15], [1, 3, 5, 6, 8, 10, 11, 13]),
  nakshatras: numbered(4, ...movable, ...gentle, ...light),
  weekdays: new Set([0, ...BENEFIC_DAYS]),
  months: null,
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: numbered(2, 3, 4, 7, 9, 12),
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Drik Panchang, Vehicle Purchase: nakshatras, tithis and weekdays of its dates of 2026',
    'Dastak Times on vehicle muhurtas: nakshatras, and Taurus, Gemini, Cancer, Libra, Sagittarius, Pisces rising',
  ],
}

/** Published dates are not chosen by tithi. */
const PROPERTY_PURCHASE: MuhurtaRule = {
  title: 'Purchase of land or a house',
  tithis: null,
  nakshatras: numbered(5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27),
  weekdays: new Set([4, 5]),
  months: null,
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: null,
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Drik Panchang, Property Purchase: nakshatras and weekdays',
    'Patrika, 8 January 2026: the dates of January 2026',
  ],
}

const GRIHA_PRAVESH: MuhurtaRule = {
  title: 'Entry into a new house',
  tithis: bothHalves(2, 3, 5, 7, 10, 11, 12, 13),
  nakshatras: numbered(...fixed, ...gentle),
  weekdays: BENEFIC_DAYS,
  months: numbered(2, 3, 11, 12),
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: numbered(2, 5, 8, 11),
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Muhurta Chintamani, chapter 13: gentle and fixed nakshatras; Magha, Phalguna, Vaishakha, Jyeshtha',
    'Housing.com and Gurumantraa on Griha Pravesh: the same months, tithis, weekdays, and fixed signs rising',
  ],
}

const NAMKARAN: MuhurtaRule = {
  title: 'Naming of a child',
  tithis: tithis([2, 3, 5, 7, 10, 11, 12, 13], [1, 2, 3, 5, 7, 10, 11, 12]),
  nakshatras: numbered(...fixed, ...movable, ...gentle, ...light),
  weekdays: BENEFIC_DAYS,
  months: null,
  allowsAdhika: true,
  allowsPitruPaksha: true,
  lagnas: numbered(2, 3, 5, 6, 8, 9, 11, 12),
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Drik Panchang, Namakarana: nakshatras, weekdays, no movable sign rising; it also allows tithi 1 of the bright and 13 of the dark half',
    'Astromuhurat on Namkaran: tithis and weekdays',
  ],
}

const MUNDAN: MuhurtaRule = {
  title: 'First tonsure',
  tithis: bothHalves(2, 3, 5, 7, 10, 11, 13),
  nakshatras: numbered(5, 14, 18, 27, ...movable, ...light),
  weekdays: BENEFIC_DAYS,
  months: numbered(2, 3, 11, 12),
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: numbered(2, 3, 4, 6, 7, 9, 12),
  avoidedSunSigns: NO_SIGNS,
  sources: [
    'Indianastrology.com on Mundan: the northern course of the Sun without Chaitra, weekdays, signs of benefics rising, no Anuradha',
    'Vedastrology on Choulam: nakshatras, tithis, weekdays',
  ],
}

const MARRIAGE: MuhurtaRule = {
  title: 'Marriage',
  tithis: bothHalves(2, 3, 5, 7, 10, 11, 13),
  nakshatras: numbered(4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27),
  weekdays: BENEFIC_DAYS,
  months: numbered(2, 3, 9, 11, 12),
  allowsAdhika: false,
  allowsPitruPaksha: false,
  lagnas: numbered(3, 6, 7),
  avoidedSunSigns: numbered(9, 12),
  sources: [
    'Muhurta Chintamani, chapter 6, and Astrobix on Vivah: nakshatras, tithis; no Sun in Sagittarius or Pisces, not between Ashadha and Kartika',
    'B. V. Raman, Muhurtha, chapter on marriage: months, and Gemini, Virgo, Libra rising',
  ],
}

const EVERY_DAY: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6])

/**
 * A weekday is closed for the direction in which it has its spear (disha shool): Monday and Saturday for the east, Thursday for the south,
 * Sunday and Friday for the west, Tuesday and Wednesday for the north. The signs of a direction may rise. Aquarius and Pisces never do.
 */
const TRAVEL: MuhurtaRule = {
  title: 'Journey',
  tithis: tithis([2, 3, 5, 7, 10, 11, 13], [1, 2, 3, 5, 7, 10, 11, 13]),
  nakshatras: numbered(1, 5, 7, 8, 13, 17, 22, 23, 27),
  weekdays: EVERY_DAY,
  months: null,
  allowsAdhika: true,
  allowsPitruPaksha: true,
  lagnas: numbered(3, 5, 6, 7, 8),
  avoidedSunSigns: NO_SIGNS,
  directions: {
    east: { avoidedWeekdays: new Set([1, 6]), lagnas: numbered(1, 5, 9) },
    south: { avoidedWeekdays: new Set([4]), lagnas: numbered(2, 6, 10) },
    west: { avoidedWeekdays: new Set([0, 5]), lagnas: numbered(3, 7) },
    north: { avoidedWeekdays: new Set([2, 3]), lagnas: numbered(4, 8) },
  },
  sources: [
    'Muhurta Chintamani, chapter 11 (Yatra): the nine nakshatras; no tithi 4, 6, 8, 9, 12, 14, full or new Moon, or first of the bright half; disha shool',
    'K. N. Tiwari, Yatra Muhurta (kntiwari.com): the same tithis, and the same nakshatras without Punarvasu; Vastu Tapeshwar: the same disha shool',
    'Muhurta Chintamani, chapter 11: signs that rise head first and those of the direction; no Aquarius or Pisces rising',
  ],
}

/** The purposes that a time is searched for. */
export const MUHURTA_RULES = {
  general_work: GENERAL_WORK,
  vehicle_purchase: VEHICLE_PURCHASE,
  property_purchase: PROPERTY_PURCHASE,
  griha_pravesh: GRIHA_PRAVESH,
  namkaran: NAMKARAN,
  mundan: MUNDAN,
  marriage: MARRIAGE,
  travel: TRAVEL,
} as const satisfies Record<string, MuhurtaRule>
export type MuhurtaPurpose = keyof typeof MUHURTA_RULES
