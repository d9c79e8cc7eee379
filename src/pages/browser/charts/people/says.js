// What the page of people says of an error.
import { outcomeOf, refusalLine } from '../../refusals.js'

export const lineOf = (error) => (error.outcome || !error.message ? refusalLine(outcomeOf(error)) : error.message)
