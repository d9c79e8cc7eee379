import { z } from 'zod'
import type { Body } from '../view.ts'

const COORDINATE_MAX = { lat: 90, lng: 180 } as const
const TEXT_MAX = 200

/** A place other than that of the birth, in the address of a view. */
export const WHERE = z
  .object({
    city: z.string().max(TEXT_MAX).optional(),
    lat: z.number().min(-COORDINATE_MAX.lat).max(COORDINATE_MAX.lat).optional(),
    lng: z.number().min(-COORDINATE_MAX.lng).max(COORDINATE_MAX.lng).optional(),
  })
  .optional()
export type Where = NonNullable<z.output<typeof WHERE>>

/** Whether the address of a view has a place. */
export const hasPlace = ({ where }: Body): boolean =>
  Object.values((where ?? {}) as Where).some((value) => value !== undefined)
