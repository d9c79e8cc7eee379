import { PLANETS, type Planet } from '../dignity.ts'

/** Days from the creation to the beginning of the Kali age, and from that to 1 January 1970 (Surya Siddhanta 1.45-51). */
const CREATION_TO_KALI = 714_402_296_627
const KALI_TO_1970 = 1_852_122
const YEAR_DAYS = 360
const MONTH_DAYS = 30

const lordAfter = (weekdays: number): Planet => PLANETS[weekdays % 7]!

/**
 * The lords of the year and the month of a day: those of the weekdays on which its year of 360 days and its month of 30 days from the
 * creation on have begun (Surya Siddhanta 1.51-52). Days count from 1 January 1970.
 */
export function yearAndMonthLords(day: number): { readonly abda: Planet; readonly masa: Planet } {
  const days = CREATION_TO_KALI + KALI_TO_1970 + day
  return {
    abda: lordAfter(Math.floor(days / YEAR_DAYS) * YEAR_DAYS),
    masa: lordAfter(Math.floor(days / MONTH_DAYS) * MONTH_DAYS),
  }
}
