import { z } from 'zod'
import { LANGUAGES } from '../languages/language.ts'

/** The language of labels. Passages of readings are in English. */
export const LabelLanguage = z.enum(LANGUAGES).meta({ id: 'LabelLanguage' })
