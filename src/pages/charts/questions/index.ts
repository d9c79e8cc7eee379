import type { Question } from '../question.ts'
import { ECLIPSES } from './eclipses.ts'
import { INGRESSES } from './ingresses.ts'
import { RETROGRADES } from './retrogrades.ts'
import { RETURNS } from './returns.ts'
import { TRANSITS_OF_YEAR } from './transits.ts'

/** The questions of the page, in their order. */
export const QUESTIONS: readonly Question[] = [RETURNS, TRANSITS_OF_YEAR, ECLIPSES, RETROGRADES, INGRESSES]
