import type { HouseSystem } from '../astro/house.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'

/** The warning that another house system replaces one that is undefined at a latitude. Null if none does. */
export const houseWarning = (used: HouseSystem, requested: HouseSystem) =>
  used === requested
    ? null
    : {
        code: 'house_system_undefined' as const,
        message: filled(CATALOGUES.en.methods.differences.house_system_undefined, { requested, used }),
        requested,
      }
