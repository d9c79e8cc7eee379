import type { z } from 'zod'
import type { AnyProgressedReply } from '../../../contract/charts/progression-reply.ts'
import {
  minuteText,
  motionText,
  nameOf,
  paragraphs,
  placeText,
  pointLines,
  under,
  warningLines,
} from '../../../wire/texts/words.ts'

type Reply = z.output<AnyProgressedReply>
type Row = Reply['aspects']['progressed_to_natal'][number] | Reply['aspects']['progressed_to_progressed'][number]

/** How an answer that is too long is shortened. */
export const ASPECT_CUTS = ['aspects.progressed_to_progressed', 'aspects.progressed_to_natal'].map((field) => ({
  field,
  advice: 'The closest aspects come first. Leave out include_minor_aspects or include_features.',
}))

const TITLES: Readonly<Record<Reply['meta']['system'], string>> = {
  secondary: 'Secondary progressions',
  tertiary: 'Tertiary progressions',
  minor: 'Minor progressions',
}

/** A progressed chart for a model: the points before the aspects, so that they are never left out. */
export function progressedText({ meta, natal_subject: natal, location, progressed_chart, aspects, warnings }: Reply) {
  const { points, angles, house_system } = progressed_chart
  const { ascendant, midheaven } = angles ?? {}
  const houses = house_system ? ` Houses are progressed houses (${house_system}).` : ''
  return paragraphs(
    [
      `${TITLES[meta.system]} of ${natal.name}, born ${natal.datetime}, to ${meta.target_date}: ${meta.direction}, age ${meta.age_years.toFixed(2)}, the sky of ${minuteText(meta.progressed_datetime)} UTC, ${placeText(location)}.${meta.system === 'secondary' ? '' : ` ${meta.key}.`}${houses}`,
    ],
    warningLines(warnings),
    under('Progressed points:', pointLines(Object.values(points))),
    ascendant && midheaven
      ? [
          `Progressed Ascendant ${ascendant.longitude_text}, midheaven ${midheaven.longitude_text}. Rule: ${meta.angle_rule}.`,
        ]
      : [],
    under(
      'Progressed to natal, the closest first:',
      aspects.progressed_to_natal.map((row) => line(row, row.progressed_point, `natal ${nameOf(row.natal_point)}`)),
    ),
    under(
      'Progressed to progressed, the closest first:',
      aspects.progressed_to_progressed.map((row) => line(row, row.point_1, `progressed ${nameOf(row.point_2)}`)),
    ),
  )
}

/** `progressed Moon square natal Mars, orb 0.21°, applying, exact 2027-03-01`. */
const line = ({ aspect, orb_deg, applying, exact_date: exact }: Row, from: string, to: string): string =>
  `progressed ${nameOf(from)} ${aspect.name} ${to}, orb ${orb_deg.toFixed(2)}°, ${motionText(applying)}${exact ? `, exact ${exact.slice(0, exact.indexOf('T'))}` : ''}`
