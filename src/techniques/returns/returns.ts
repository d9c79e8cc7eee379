import { z } from 'zod'
import type { FactsOf } from '../../contract/charts/reply.ts'
import { type Fields, minuteText, nameOf, under } from '../../wire/texts/words.ts'
import { passText, RETURN_CUTS, RETURNS_CHAPTER, returnText, withAspectsInOrder } from '../families/return/text.ts'
import { ADA, DATE_OF_BIRTH, exampleBirth, LOOKS_AND_LANGUAGE } from '../shown.ts'
import { data, picture, technique } from '../technique.ts'
import { RETURNS_OF_YEAR, ReturnsReply, ReturnsRequest, returnsInput, unitsOf } from './schema.ts'
import { RETURN_FACTS, ReturnWheelRequest, returnWheelInput } from './wheel-schema.ts'

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
        family: { of: 'timing', line: 'next ones of any body, with charts' },
        title: 'Returns',
        description: `Returns of a body (moon by default, or sun, saturn and so on): the next moments from search_start on when it is back at its natal position. The answer has the chart of the first, with its aspects to the natal chart, and the moments of the others. A retrograde planet passes three times or more; count has each pass. Ask for the birth, never invent it. Also ask where the person will be (return_city); the birthplace by default.`,
        omits: [...LOOKS_AND_LANGUAGE, 'decimals', 'return_target'],
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
    picture: picture({
      names: { chart_return: '/api/v1/natal/chart/return' },
      summary: 'The next return of any body: a bi-wheel around the natal chart, or alone',
      body: ReturnWheelRequest,
      carrier: 'natal',
      dataSummary: 'The content of a return chart as data',
      facts: RETURN_FACTS,
      read: returnWheelInput,
      page: {
        slug: 'chart-return',
        title: 'Return image',
        about: 'The next return of a planet, the Moon or the Sun, around the natal chart or alone.',
        group: 'Chart images',
        births: { natal: 'Birth' },
        first: ['body', 'search_start', 'return_city', 'mode', 'natal.theme_type'],
        example: { ...exampleBirth('natal.'), body: 'saturn', search_start: '2039-01-01' },
      },
      tool: {
        family: { of: 'wheels', line: 'the next return of any body' },
        title: 'Return of any body',
        description: `The chart of the next return of a body (moon by default, or saturn and so on) to its natal position, around the natal chart. Also ask where the person will be (return_city); the birthplace by default.`,
        omits: [...LOOKS_AND_LANGUAGE, 'show_return_aspects', 'return_planet_color', 'return_target'],
        requires: DATE_OF_BIRTH,
        asks: { births: ['natal'], place: RETURN_PLACE },
        example: { natal: ADA, body: 'saturn', search_start: '2027-01-01', return_city: 'Chicago' },
        question: { asked: 'Can you draw my next Saturn return?', says: /Return of Saturn at 20\d\d-/ },
      },
      words: { ring: 'return', restsOnBirth: true, about: returnSentences },
    }),
  },
})

const withArticle = (body: string): string => (body === 'sun' || body === 'moon' ? `the ${nameOf(body)}` : nameOf(body))

/** What the image says about its return. */
function returnSentences(facts: FactsOf<typeof RETURN_FACTS>): readonly string[] {
  const { return_body: body, return_utc, stands_for_utc: life } = facts
  const { return_number, return_pass: pass, return_passes: passes, return_arc_deg: arc_deg } = facts
  return [
    `Return of ${withArticle(body)} at ${return_utc}, ${passText({ return_number, pass, passes, arc_deg })}`,
    ...(life === return_utc ? [] : [`The converse return stands for ${life}`]),
  ]
}

/** The moments of further returns before the chart. */
function returnsText(reply: Reply): string {
  const { body, arc, direction, precession, ...first } = reply.meta.return
  const options = [
    ...(arc === 'full' ? [] : [`${arc} return`]),
    ...(direction === 'converse' ? ['converse'] : []),
    ...(precession ? [`corrected for precession by the ayanamsa ${nameOf(precession.ayanamsa)}`] : []),
  ]
  const further = (reply.further_returns ?? []).map((each) => each.return)
  return returnText(`Return of ${withArticle(body)}${options.length > 0 ? ` (${options.join(', ')})` : ''}`, reply, [
    passText(first),
    ...under(
      'Further returns:',
      further.map((each) => `${minuteText(each.exact_moment_local)} (${each.exact_moment_utc}), ${passText(each)}`),
    ),
  ])
}
