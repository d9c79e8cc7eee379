import type { PageForm, ToolForm } from '../techniques/shown.ts'
import { shortLetters } from '../wire/structures/numerology.ts'
import type { Fields } from '../wire/texts/given.ts'
import { numerologyText } from '../wire/texts/numerology.ts'

const PERSON: Fields = {
  method: { system: 'pythagorean' },
  subject: { birth_date: '1990-05-05', name: { birth: 'Ada Byron' } },
  date_context: { reference_date: '2027-01-01' },
}

export const NUMEROLOGY_TOOL: ToolForm = {
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

export const NUMEROLOGY_PAGE: PageForm = {
  slug: 'numerology',
  title: 'Numerology profile',
  about: 'The numbers of a name and a date in four systems, each with its steps and its sources.',
  group: 'Numbers and places',
  first: [
    'method',
    'subject.birth_date',
    'subject.name.birth',
    'subject.name.current',
    'date_context.reference_date',
    'include_interpretations',
  ],
  example: {
    'method.system': 'pythagorean',
    'subject.birth_date': '1879-03-14',
    'subject.name.birth': 'Albert Einstein',
    'date_context.reference_date': '2026-03-01',
  },
}
