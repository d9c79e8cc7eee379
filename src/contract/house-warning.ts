import type { HouseSystem } from '../astro/house.ts'

/** The warning that another house system replaces one that is undefined at a latitude. Null if none does. */
export const houseWarning = (used: HouseSystem, requested: HouseSystem) =>
  used === requested
    ? null
    : {
        code: 'house_system_undefined' as const,
        message: `${requested} houses are undefined at this latitude and instant; ${used} houses are given instead`,
        requested,
      }
