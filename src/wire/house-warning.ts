import type { HouseSystem } from '../astro/house.ts'

/** What to tell when a house system is undefined at a latitude and another one was used; null when it was not so. */
export const houseWarning = (used: HouseSystem, requested: HouseSystem) =>
  used === requested
    ? null
    : {
        code: 'house_system_undefined' as const,
        message: `${requested} houses are undefined at this latitude and instant; ${used} houses are given instead`,
        requested,
      }
