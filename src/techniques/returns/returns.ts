import { z } from 'zod'
import { type Fields, minuteText, nameOf, under } from '../../wire/texts/words.ts'
import { passText, RETURN_CUTS, RETURNS_CHAPTER, returnText, withAspectsInOrder } from '../return-text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LANGUAGE, LOOKS } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { RETURNS_OF_YEAR, ReturnsReply, ReturnsRequest, returnsInput, unitsOf } from './schema.ts'

type Reply = z.output<typeof ReturnsReply>

/** The structured content of the tool: the moments of the further returns, without their charts. */
const ShortReply = ReturnsReply.extend({
  further_returns: z.array(ReturnsReply.shape.further_returns.unwrap().element.shape.return).optional(),
})

const shortReply = ({ further_returns: further, ...reply }: Reply): Fields => ({
  ...withAspectsInOrder(reply),
  ...(further && { further_returns: further.map((each) => each.return) }),
})

const RETURN_PLACE = { fields: 'return_', called: 'the place of the return' }

/** The moments at which a body is back at its natal place. */
export const RETURNS = technique({
  id: 'returns',
  faces: {
    data: data({
      area: 'transits',
      chapter: RETURNS_CHAPTER,
      guide: 'Returns',
      names: { returns_calculate: '/api/v1/western/returns/calculate' },
      summary: 'Returns of any body: the next ones from a date on, each with its chart',
      description:
        'A year has 13 or 14 lunar returns. For all returns of a body between two dates, without charts, use the search.',
      body: ReturnsRequest,
      reply: ReturnsReply,
      read: (body, _, { now, warnings }) => returnsInput(body, now, { warnings }),
      price: { units: unitsOf, says: `one unit for each return, ${RETURNS_OF_YEAR} for a year of the Moon` },
      page: {
        slug: 'returns',
        title: 'Returns',
        about: 'The moments when the Moon, the Sun or a planet returns to its natal position, with their charts.',
        group: 'Births',
        births: { natal: 'Birth' },
        first: ['body', 'search_start', 'return_city', 'count'],
        example: { ...exampleBirth('natal.'), body: 'moon', search_start: '2026-03-01' },
      },
      tool: {
        family: { of: 'timing', line: 'next returns of Moon or planets, with charts' },
        title: 'Returns',
        description: `Returns of a body (moon by default, or sun, saturn and so on): the next moments from search_start on when it is back at its natal position. The answer has the chart of the first, with its aspects to the natal chart, and the moments of the others. A retrograde planet passes three times or more; count has each pass. Ask for the birth, never invent it. Also ask where the person will be (return_city); the birthplace by default.`,
        omits: [...LOOKS, LANGUAGE, 'return_target'],
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'], place: RETURN_PLACE },
        example: { natal: ADA, search_start: '2027-01-01', return_city: 'Chicago' },
        output: ShortReply,
        trims: shortReply,
        cuts: RETURN_CUTS,
        text: returnsText,
        largest: { search_start: undefined, year: 2027 },
        question: { asked: 'When is my next lunar return?', says: /Return of the Moon of Ada.*: 2027-01-/ },
      },
    }),
  },
})

/** The moments of further returns before the chart. */
function returnsText(reply: Reply): string {
  const { body, arc, direction, precession, ...first } = reply.meta.return
  const options = [
    ...(arc === 'full' ? [] : [`${arc} return`]),
    ...(direction === 'converse' ? ['converse'] : []),
    ...(precession ? [`corrected for precession by the ayanamsa ${nameOf(precession.ayanamsa)}`] : []),
  ]
  const name = body === 'sun' || body === 'moon' ? `the ${nameOf(body)}` : nameOf(body)
  const further = (reply.further_returns ?? []).map((each) => each.return)
  return returnText(`Return of ${name}${options.length > 0 ? ` (${options.join(', ')})` : ''}`, reply, [
    passText(first),
    ...under(
      'Further returns:',
      further.map((each) => `${minuteText(each.exact_moment_local)} (${each.exact_moment_utc}), ${passText(each)}`),
    ),
  ])
}
