import { normalise } from '../../angle.ts'

/** Bodies whose mean longitudes the strength by motion takes. */
const MEAN_BODIES = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
type MeanBody = (typeof MEAN_BODIES)[number]

/** Mean longitudes, in degrees: that of the Sun as seen from the Earth, those of planets as seen from the Sun. */
export type MeanLongitudes = Readonly<Record<MeanBody, number>>

/**
 * Terms in Julian centuries from J2000, for the mean equinox of date: Meeus, Astronomical Algorithms, 2nd ed., formula 25.2 for
 * the Sun and table 31.A for planets.
 */
const TERMS: Readonly<Record<MeanBody, readonly number[]>> = {
  Sun: [280.466_46, 36_000.769_83, 0.000_303_2],
  Mars: [355.433, 19_141.696_447_1, 0.000_310_52, 0.000_000_016],
  Mercury: [252.250_906, 149_474.072_249_1, 0.000_303_5, 0.000_000_018],
  Jupiter: [34.351_519, 3_036.302_774_8, 0.000_223_3, 0.000_000_037],
  Venus: [181.979_801, 58_519.213_030_2, 0.000_310_14, 0.000_000_015],
  Saturn: [50.077_444, 1_223.511_068_6, 0.000_519_08, -0.000_000_03],
}

const J2000 = 2_451_545
const CENTURY_DAYS = 36_525

/** The mean longitudes at a Julian day in TT, less an ayanamsha. */
export function meanLongitudes(jdTt: number, ayanamsaDeg: number): MeanLongitudes {
  const centuries = (jdTt - J2000) / CENTURY_DAYS
  return ofAll((body) => normalise(TERMS[body].reduceRight((sum, term) => sum * centuries + term, 0) - ayanamsaDeg))
}

const ofAll = (of: (body: MeanBody) => number): MeanLongitudes => ({
  Sun: of('Sun'),
  Mars: of('Mars'),
  Mercury: of('Mercury'),
  Jupiter: of('Jupiter'),
  Venus: of('Venus'),
  Saturn: of('Saturn'),
})

/** A row of Raman's tables: the longitude at their epoch, degrees a day, a correction, and its change each year since 1900. */
type RamanRow = readonly [atEpoch: number, perDay: number, correction: number, perYear: number]

/**
 * B. V. Raman, Graha and Bhava Balas, chapter 6 and tables 4 to 9, in the zodiac of his ayanamsha. That of Mercury is 13 degrees
 * from the modern mean longitude.
 */
const RAMAN_TABLES: Readonly<Record<MeanBody, RamanRow>> = {
  Sun: [257.4568, 0.985_602_65, 0, 0],
  Mars: [270.22, 0.524_019, 0, 0],
  Mercury: [164, 4.092_318, 6.67, -0.001_33],
  Jupiter: [220.04, 0.083_096, -3.33, -0.0067],
  Venus: [328.51, 1.602_146, -5, -0.0001],
  Saturn: [236.74, 0.033_439, 5, 0.001],
}

/** Midnight of 1 January 1900 on Raman's meridian of Ujjain, 76 degrees east, in UT. */
const RAMAN_EPOCH = 2_415_020.5 - 76 / 360
const YEAR_DAYS = 365.25

/** Raman's mean longitudes at a Julian day in UT, moved by the degrees that another zodiac is behind that of his ayanamsha. */
export function ramanMeanLongitudes(jd: number, moveDeg: number): MeanLongitudes {
  const days = jd - RAMAN_EPOCH
  return ofAll((body) => {
    const [atEpoch, perDay, correction, perYear] = RAMAN_TABLES[body]
    return normalise(atEpoch + perDay * days + correction + perYear * Math.floor(days / YEAR_DAYS) + moveDeg)
  })
}

/** The mean daily motion as seen from the Earth, in degrees. Mercury and Venus go round with the Sun. */
export const MEAN_MOTIONS: Readonly<Record<Exclude<MeanBody, 'Sun'>, number>> = {
  Mars: TERMS.Mars[1]! / CENTURY_DAYS,
  Mercury: TERMS.Sun[1]! / CENTURY_DAYS,
  Jupiter: TERMS.Jupiter[1]! / CENTURY_DAYS,
  Venus: TERMS.Sun[1]! / CENTURY_DAYS,
  Saturn: TERMS.Saturn[1]! / CENTURY_DAYS,
}
