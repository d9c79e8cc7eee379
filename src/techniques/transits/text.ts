import type { z } from 'zod'
import { Reading, withShort } from '../../wire/structures/reading.ts'
import { ASPECT_ORDER, aspectsInOrder, transitEnds } from '../../wire/texts/aspect-order.ts'
import type { Fields } from '../../wire/texts/given.ts'
import { aspectName, nameOf } from '../../wire/texts/names.ts'
import { readingOf } from '../../wire/texts/natal.ts'
import { motionText, parts, placeText, pointLines, under, warningLines } from '../../wire/texts/words.ts'
import { TransitReply } from './schema.ts'

type Reply = z.output<typeof TransitReply>

/** Transits, the bodies before the long list of aspects, so that they are never left out. */
export function transitText({ aspects, warnings, interpretation, ...reply }: Reply): string {
  return parts(
    [
      `Transits at ${reply.transit_date}, ${placeText(reply.location)},`,
      `over the chart of ${reply.natal_subject.name}, ${reply.natal_subject.datetime}. Houses are natal houses.`,
    ],
    warningLines(warnings),
    under('Transiting bodies:', pointLines(reply.transit_planets)),
    under(`Transit aspects, ${ASPECT_ORDER}:`, aspectsInOrder(aspects, transitEnds).map(aspectOf)),
    interpretation ? readingOf(interpretation) : [],
  )
}

function aspectOf({ between, type, orb, is_applying, passage }: Reply['aspects'][number]): string {
  const exact = passage?.exact.map(({ local }) => local.slice(0, 'yyyy-mm-dd'.length)) ?? []
  const when = exact.length > 0 ? `, exact ${exact.join(' and ')}` : ''
  return `transiting ${nameOf(between.transit)} ${aspectName(type)} natal ${nameOf(between.natal)}, orb ${orb}°, ${motionText(is_applying)}${when}`
}

/** The structured content of the tool. */
export const TransitStructure = TransitReply.extend({ interpretation: Reading })

/** The aspects by importance, and the texts in short form. */
export const shortTransits = ({ interpretation, ...answer }: Pick<Reply, 'aspects' | 'interpretation'>): Fields => ({
  ...answer,
  aspects: aspectsInOrder(answer.aspects, transitEnds),
  ...withShort(interpretation),
})
