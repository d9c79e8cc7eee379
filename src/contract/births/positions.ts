import { z } from 'zod'

export const Degrees = z.number()

/** A longitude in its sign, as charts have it. */
export const ChartPosition = z.object({
  sign: z.string().describe('Abbreviation of the sign: Cap.'),
  sign_id: z.string(),
  pos: Degrees.describe('Degrees within the sign, with three decimals unless `decimals` asks for more.'),
  abs_pos: Degrees.describe('Ecliptic longitude, with the same number of decimals.'),
})

export const House = z.int().min(1).max(36)
