import type { ToolForm } from '../../techniques/shown.ts'
import { shortLetters } from '../../wire/structures/numerology.ts'
import type { Fields } from '../../wire/texts/given.ts'
import { numerologyText } from '../../wire/texts/numerology.ts'
import { CHART_FORMS, DATA_FORMS, DRAWING_FORMS } from './charts.ts'
import { NATAL_FORMS } from './natal.ts'
import { SKY_FORMS } from './sky.ts'

const PERSON: Fields = {
  method: { system: 'pythagorean' },
  subject: { birth_date: '1990-05-05', name: { birth: 'Ada Byron' } },
  date_context: { reference_date: '2027-01-01' },
}

const NUMEROLOGY: ToolForm = {
  operation: 'numerology_profile',
  title: 'Numerology of a person',
  description:
    'The numbers of a name and a date of birth in one of four systems: pythagorean (life path and cycles, the usual one), chaldean (names), kabbalah (Hebrew letters) or ank_jyotish (Indian). Ask the person for the full name at birth and the date of birth. date_context.reference_date is the day of the personal year: send the current date.',
  cost: 'one unit.',
  omits: [
    'name_source',
    'transliteration',
    'calendar',
    'year_anchor',
    'locale',
    'lat',
    'lng',
    'city',
    'master_policy',
    'compound_policy',
  ],
  requires: ['date_context', 'date_context.reference_date'],
  example: PERSON,
  trims: shortLetters,
  cuts: [{ field: 'data.interpretations', advice: 'Their numbers are in the other fields of data.' }],
  text: numerologyText,
}

/** Every tool, in the order of lists. With more than fifteen, models choose badly. They do not see those of apps. */
export const TOOL_FORMS: readonly ToolForm[] = [
  ...NATAL_FORMS,
  ...DATA_FORMS,
  ...CHART_FORMS,
  ...SKY_FORMS,
  NUMEROLOGY,
  ...DRAWING_FORMS,
]
