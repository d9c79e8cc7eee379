import { bodyId } from '../../astro/body.ts'
import type { HouseSystem } from '../../astro/house.ts'
import { moshierDifferences } from '../../astro/moshier.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import { houseSystemName, labelOf, listed, pointName } from '../../languages/labels.ts'
import type { Language } from '../../languages/language.ts'
import { calendarFacts } from './calendar-warnings.ts'
import type { CastBirth } from './cast.ts'
import { clockFacts } from './clock-warnings.ts'
import { mismatchFacts } from './place-warnings.ts'
import { warningsOf } from './warnings.ts'
import { twoDigitYear } from './year-warning.ts'

/** Every way in which a chart differs from the request, as sentences for a reader. */
export function notesOf(cast: CastBirth, language: Language): string[] {
  const { differences } = CATALOGUES[language].methods
  const facts = factsOf(cast, language)
  return warningsOf(cast).map(({ code }) => filled(labelOf(differences, code), facts))
}

/** The values in the sentences about all differences. */
function factsOf(cast: CastBirth, language: Language): Readonly<Record<string, string | number>> {
  const { born, chart, terms } = cast
  const century = twoDigitYear(born.moment)
  return {
    ...clockFacts(born, cast.ascendants, language),
    ...calendarFacts(cast, language),
    ...mismatchFacts(born.mismatch),
    requested: systemIn(language, terms.houses),
    used: chart.houses ? systemIn(language, chart.houses.system) : '',
    bodies: chart.unknown.map((body) => pointName(language, bodyId(body))).join(', '),
    ...moshierDifferences(chart.jd),
    ...(century && {
      year: century.year,
      before: century.before,
      meant: listed(language, century.meant.map(String), 'or'),
    }),
  }
}

/** English notes are the messages of an answer, which have the ids of systems. */
const systemIn = (language: Language, system: HouseSystem): string =>
  language === 'en' ? system : houseSystemName(language, system)
