import type { z } from 'zod'
import type { ChartWarning } from '../../../contract/charts/reply.ts'
import type { ReturnAspect, ReturnChart, ReturnHead, ReturnMoment } from '../../../contract/charts/return-reply.ts'
import {
  ASPECT_ORDER,
  aspectName,
  aspectsInOrder,
  motionText,
  noteLine,
  paragraphs,
  placeText,
  pointLines,
  position,
  under,
} from '../../../wire/texts/words.ts'
import type { Cut } from '../../shown.ts'

/** The chapter of all returns in the documentation of the API. */
export const RETURNS_CHAPTER = {
  name: 'Returns',
  about: 'The moments when a body returns to its natal position, with their charts.',
}

/** What the data of all returns have in common. */
type Reply = z.output<typeof ReturnHead> &
  z.output<typeof ReturnChart> & { readonly warnings?: readonly z.output<typeof ChartWarning>[] | undefined }

type Aspect = z.output<typeof ReturnAspect>

const ends = ({ p1_id, p2_id }: Aspect): readonly string[] => [p1_id, p2_id]

/** A return for a model: major aspects of planets and angles come first. */
export const withAspectsInOrder = <Given extends Pick<Reply, 'aspects' | 'natal_comparison'>>({
  aspects,
  natal_comparison: natal,
  ...reply
}: Given) => ({
  ...reply,
  aspects: aspectsInOrder(aspects, ends),
  natal_comparison: { ...natal, aspects: aspectsInOrder(natal.aspects, ends) },
})

/** The lists that are shortened in the answer of a tool that is too long. */
export const RETURN_CUTS: readonly Cut[] = ['natal_comparison.aspects', 'aspects'].map((field) => ({
  field,
  advice: 'Major aspects of planets and angles come first. Leave out include_minor_aspects or include_features.',
}))

/**
 * A return as text. `called` is the name of the return, and `further` has lines before its chart. Bodies and houses come before
 * the long lists of aspects, so that they are never left out.
 */
export function returnText(called: string, reply: Reply, further: readonly string[] = []): string {
  const { natal_subject: natal, time, settings, angles, natal_comparison: beside, warnings = [] } = reply
  const houses = settings.house_system_name ? `, ${settings.house_system_name} houses` : ''
  return paragraphs(
    [
      `${called} of ${natal.name}, ${natal.datetime}: ${time.local} (${time.utc}), ${placeText(reply.location)}.`,
      `${settings.zodiac_type} zodiac${houses}.`,
    ],
    warnings.map(({ message }) => noteLine(message)),
    further,
    under('Points of the return:', pointsOf(reply)),
    angles ? [`Ascendant ${position(angles.asc)}, Midheaven ${position(angles.mc)}`] : [],
    under(`Aspects to the natal chart, ${ASPECT_ORDER}:`, aspectsInOrder(beside.aspects, ends).map(aspectOf('natal '))),
    under(`Aspects within the return, ${ASPECT_ORDER}:`, aspectsInOrder(reply.aspects, ends).map(aspectOf(''))),
  )
}

/** `Sun 18°18' Pis, house 4, natal house 6`. Without a time of birth there are no houses. */
const pointsOf = ({ planets, natal_comparison: { house_overlay: overlay } }: Reply): string[] =>
  pointLines(planets).map((line, index) => (overlay ? `${line}, natal house ${overlay[index]!.natal_house}` : line))

const aspectOf =
  (owner: string) =>
  ({ p1_name, p2_name, type, orb, is_applying }: Aspect): string =>
    `${p1_name} ${aspectName(type)} ${owner}${p2_name}, orb ${orb}°, ${motionText(is_applying)}`

type Moment = Pick<z.output<typeof ReturnMoment>, 'return_number' | 'pass' | 'passes' | 'arc_deg'> & {
  readonly retrograde?: boolean
}

/** `return 1, pass 2 of 3, retrograde`. */
export const passText = ({ return_number, pass, passes, retrograde, arc_deg }: Moment): string =>
  [
    `return ${return_number}`,
    ...(arc_deg === 0 ? [] : [`at ${arc_deg}°`]),
    ...(passes > 1 ? [`pass ${pass} of ${passes}`] : []),
    ...(retrograde ? ['retrograde'] : []),
  ].join(', ')
