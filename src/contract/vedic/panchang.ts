import { z } from 'zod'
import { GRAHAS } from '../../astro/vedic/names.ts'

export const LocalInstant = z.string().describe('Local time with its offset.')

/** A time on the clock of a day. */
export const ClockTime = z
  .string()
  .nullable()
  .describe(
    'Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.',
  )

export const GrahaName = z.enum(GRAHAS)

const TermFields = {
  name: z.string(),
  iast: z.string().describe('The name in Latin letters with diacritics.'),
  devanagari: z.string(),
}

const SpanFields = {
  starts_at_iso: LocalInstant,
  ends_at: z.string().describe('HH:MM:SS, counted from the midnight of the date.'),
  ends_at_iso: LocalInstant,
}

export const TithiReply = z.object({
  number: z.int().min(1).max(15).describe('Number within the half of the month.'),
  month_number: z.int().min(1).max(30).describe('Number counted from the new Moon.'),
  ...TermFields,
  paksha: z.enum(['Shukla', 'Krishna']),
  lord: GrahaName,
  ...SpanFields,
  sunrises: z
    .enum(['none', 'one', 'two'])
    .describe('How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).'),
})

export const NakshatraReply = z.object({
  number: z.int().min(1).max(27),
  ...TermFields,
  pada: z.int().min(1).max(4).describe('The quarter at the beginning of the day, or where the nakshatra begins later.'),
  lord: GrahaName,
  ...SpanFields,
})

export const YogaReply = z.object({
  number: z.int().min(1).max(27),
  ...TermFields,
  meaning: z.string(),
  auspicious: z.boolean().describe('False for the nine yogas in which nothing new should be begun.'),
  ...SpanFields,
})

export const KaranaReply = z.object({
  number: z.int().min(1).max(11),
  ...TermFields,
  type: z.enum(['movable', 'fixed']),
  ...SpanFields,
})

export const StretchReply = z.object({
  start: z.string().describe('HH:MM, cut to the minute and counted from the midnight of the date.'),
  end: z.string(),
  start_iso: LocalInstant,
  end_iso: LocalInstant,
})

export const AbhijitReply = StretchReply.extend({
  available: z.boolean().describe('False on a Wednesday, when Abhijit does not count.'),
})

export const WeekdayReply = z.object({
  number: z.int().min(1).max(7).describe('1 is Sunday.'),
  name: z.string(),
  sanskrit: z.string(),
  devanagari: z.string(),
  lord: GrahaName,
})

export const DayRule = z
  .object({
    start: LocalInstant,
    end: LocalInstant,
    begins_with: z
      .enum(['sunrise', 'six_hours_before_noon'])
      .describe('Where the Sun does not rise on the date, the day begins six hours before it culminates.'),
  })
  .describe('The day of the panchang, from sunrise to sunrise.')

const Month = z.object({ name: z.string(), number: z.int().min(1).max(12) })

export const LunarMonthReply = z.object({
  ...TermFields,
  number: z.int().min(1).max(12).describe('Chaitra is 1.'),
  amanta: z.literal(true).describe('`name` counts months from new Moon to new Moon.'),
  month_type: z
    .enum(['regular', 'adhika', 'kshaya'])
    .describe('The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.'),
  omitted_month: z.string().nullable().describe('The name that a kshaya month leaves out.'),
  purnimanta: Month.describe('The month from full Moon to full Moon.'),
  starts_at_iso: LocalInstant,
  ends_at_iso: LocalInstant,
  vikram_samvat: z.int(),
  vikram_samvat_convention: z.literal('chaitra_shukladi').describe('The year begins with the new Moon of Chaitra.'),
  vikram_samvat_kartikadi: z.int().describe('The year that begins with Kartika, as in Gujarat.'),
  shaka_samvat: z.int(),
})

/** The name of the year, the season, and the half of the year. */
export const RitualYear = {
  samvatsara: Month.extend({ number: z.int().min(1).max(60) }).describe(
    'The year in the cycle of sixty named years, as South India counts: no name is left out.',
  ),
  samvatsara_north: Month.extend({ number: z.int().min(1).max(60) }).describe(
    'The year in the cycle as North India counts: by the mean motion of Jupiter (Surya Siddhanta) at the beginning of the solar year.',
  ),
  ritu: z.object({ ...TermFields, english: z.string() }).describe('The season by the lunar month.'),
  ayana: z
    .object({
      sidereal: z
        .enum(['Uttarayana', 'Dakshinayana'])
        .describe('Begins when the Sun enters sidereal Capricorn or Cancer.'),
      tropical: z.enum(['Uttarayana', 'Dakshinayana']).describe('Begins at the solstices.'),
    })
    .describe('The half of the year, at the beginning of the day.'),
}
