import { bodyId } from '../../astro/body.ts'
import { utcText } from '../../astro/civil.ts'
import type { Return } from '../../astro/returns.ts'
import type { Sky } from '../../astro/sky.ts'
import { withShown } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { SecondLabels, WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { pointName } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import { castReturning, returnsOf } from '../families/return/found.ts'
import { mirrored, targetOf } from '../families/return/target.ts'
import { returnWheel } from '../families/return/wheel.ts'
import { LABELS } from './labels.ts'
import type { RETURN_FACTS, ReturnWheelInput } from './wheel-schema.ts'

/** The next return of a body around the natal chart, inside it on its own houses, or alone. */
export function returnsWheel(
  sky: Sky,
  atlas: Atlas,
  input: ReturnWheelInput,
  language: Language,
): WheelWithFacts<FactsOf<typeof RETURN_FACTS>> {
  const cast = castReturning(sky, atlas, withShown(input.natal, input.display_settings), input.body)
  const { where, returns, field, warnings } = returnsOf(sky, atlas, cast, input)
  const [found] = returns
  const { jd, arcDegrees, number, pass, passes } = found
  const wheel = returnWheel(sky, input, {
    kind: 'returns',
    of: 'return',
    language,
    labels: labelsOf(cast.name, input, found, language),
    dateField: field,
    ...{ cast, where, jd, warnings },
  })
  const life = input.direction === 'converse' ? mirrored(targetOf(cast, input), jd) : jd
  return {
    ...wheel,
    facts: {
      return_utc: utcText(jd),
      return_body: input.body,
      return_arc_deg: arcDegrees,
      return_number: number,
      return_pass: pass,
      return_passes: passes,
      stands_for_utc: utcText(life),
    },
  }
}

/** `Saturn return`; `Saturn return (+180°, converse)` if it is not the next full one. */
function labelsOf(
  name: string,
  { body, direction, precession_corrected }: ReturnWheelInput,
  { arcDegrees }: Return,
  language: Language,
): SecondLabels {
  const { title, called, ring, options } = LABELS[language]
  const further = [
    ...(arcDegrees === 0 ? [] : [`+${arcDegrees}°`]),
    ...(direction === 'converse' ? [options.converse] : []),
    ...(precession_corrected ? [options.precession] : []),
  ]
  const plain = filled(called, { body: pointName(language, bodyId(body)) })
  const full = further.length > 0 ? `${plain} (${further.join(', ')})` : plain
  return { title: filled(title, { called: full, name }), called: full, ring }
}
