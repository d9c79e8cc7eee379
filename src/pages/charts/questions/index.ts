import type { Question } from '../question.ts'
import { ECLIPSES } from './eclipses.ts'
import { INGRESSES } from './ingresses.ts'
import { RETROGRADES } from './retrogrades.ts'
import { RETURNS } from './returns.ts'

/** The questions of the page, in their order. */
export const QUESTIONS: readonly Question[] = [RETURNS, RETROGRADES, INGRESSES, ECLIPSES]
