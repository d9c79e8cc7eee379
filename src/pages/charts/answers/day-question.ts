import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, objectsIn, textOf } from '../answer-values.ts'
import { clockText, sentence, spanText } from './cells.ts'

/** A question about the times of a day: the answer as a sentence, then the times. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const periods = objectsIn(value['periods'])
  if (path.length > 0 || textOf(value['answer']) === '') return {}
  const context = isMembers(value['panchang_context']) ? value['panchang_context'] : {}
  const day = textOf(context['date'])
  return {
    answer: html`<section class="prose"><h3>${sentence(textOf(value['question']))}</h3><p><b>${answerText(value, day)}</b></p><p class="soft">${textOf(value['rule'])}</p></section>`,
    ...(periods.length > 0 && { periods: periodsTable(periods, day) }),
    ...{ question: null, rule: null, period: null, current_period: null, sections: null, panchang_context: null },
  }
}

/** `Rahu Kaal: 15:33 to 17:03`, or the sentence of the API where it is about more than one time. */
function answerText(value: Members, day: string): string {
  const { period, current_period: now } = value
  const current = isMembers(now) ? ` Now: ${textOf(now['name'])}, until ${clockText(now['end_iso'])}.` : ''
  return isMembers(period) ? `${textOf(period['name'])}: ${spanText(period, day)}.${current}` : textOf(value['answer'])
}

const periodsTable = (rows: readonly Members[], day: string): Markup =>
  table<Members>({
    caption: 'Times of the day',
    isCompact: true,
    columns: [
      { head: 'Time', cell: ({ name }) => textOf(name) },
      { head: 'From and to', cell: (each) => spanText(each, day) },
      { head: 'Part', cell: ({ section }) => inWords(textOf(section)) },
      { head: 'Lord', cell: ({ lord }) => textOf(lord) },
      { head: 'Quality', cell: ({ quality }) => inWords(textOf(quality)) },
    ],
    rows,
  })
