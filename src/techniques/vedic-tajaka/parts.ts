import { z } from 'zod'
import { PLANETS } from '../../astro/vedic/dignity.ts'
import { AFFLICTIONS, KAMBOOLA_GRADES } from '../../astro/vedic/tajaka-condition.ts'
import { PATYAYINI_LORDS } from '../../astro/vedic/tajaka-dashas.ts'
import { MATTER_YOGAS } from '../../astro/vedic/tajaka-matters.ts'
import { GrahaName } from '../../contract/vedic/panchang.ts'

export const PlanetName = z.enum(PLANETS)

/** A house with the yogas of its lord and the lord of the lagna. */
export const Matter = z.object({
  house: z.int().min(2).max(12),
  lagna_lord: PlanetName,
  house_lord: PlanetName,
  yogas: z
    .array(
      z.object({
        yoga: z.enum(MATTER_YOGAS),
        through: z.array(PlanetName).describe('Other planets that make the yoga.'),
        kamboola: z
          .object({
            with: PlanetName.describe('The planet that the Moon approaches.'),
            moon_grade: z.enum(KAMBOOLA_GRADES),
            planet_grade: z.enum(KAMBOOLA_GRADES),
          })
          .nullable()
          .describe('The kind of a kamboola.'),
        afflictions: z
          .array(z.object({ planet: PlanetName, by: z.enum(AFFLICTIONS) }))
          .describe('Why a yoga is rudda or durapha.'),
      }),
    )
    .describe('Empty if one planet rules both houses.'),
})

const Stretch = {
  starts_at: z.string().describe('Local at the place of the year.'),
  ends_at: z.string().describe('The instant at which the next period begins.'),
}
const periodOf = <Lord extends z.ZodType>(lord: Lord) => ({
  lord,
  ...Stretch,
  days: z.number(),
  parts: z
    .array(z.object({ lord, ...Stretch }))
    .optional()
    .describe('With two `dasha_levels`.'),
})

/** The dashas of a year. */
export const Dashas = z
  .object({
    mudda: z
      .array(z.object(periodOf(GrahaName)))
      .describe('Vimshottari in a year. The first lord comes again at the end, with the rest of its period.'),
    patyayini: z.array(
      z.object({
        ...periodOf(z.enum(PATYAYINI_LORDS)),
        krisamsa: z.number().describe('The degrees of the planet or the lagna in its sign.'),
        patyamsa: z.number().describe('Its difference from the krisamsa before it.'),
      }),
    ),
  })
  .nullable()
  .describe('Dashas of the year. Null without a time of birth.')
