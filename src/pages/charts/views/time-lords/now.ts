import { html, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import { dayText } from '../../days.ts'
import type { Viewed } from '../../view.ts'
import { askDecennials, askFirdaria, askProfections, askReleasing, hasSect, isTimed, LOTS, ownOf } from './asks.ts'
import { lordMark, type Period, signName } from './periods.ts'

interface Row {
  readonly what: string
  readonly lord: string
  readonly sign?: string | undefined
  /** The date on which the next one begins, or the last day. */
  readonly until: string
}

const LEVELS = 2

const rows = (what: string, active: readonly Period[]): readonly Row[] =>
  active.slice(0, LEVELS).map(({ level, lord_id: lord, sign_id: sign, period }) => ({
    what: level === 1 ? what : `${what}, part`,
    lord,
    sign,
    until: period.ends_at,
  }))

/** The lords of the date in all techniques that the birth allows. */
export async function nowTable(viewed: Viewed): Promise<Markup> {
  const { on } = ownOf(viewed)
  const { profection } = await askProfections(viewed)
  const { annual, monthly, active_month: active } = profection
  const month = monthly.find((each) => each.month === active)
  const profected = [annual, ...(month ? [month] : [])].map((each, at) => ({
    what: at === 0 ? 'Profection of the year' : 'Profection of the month',
    lord: each.time_lord_id,
    sign: each.activated_sign_id,
    until: each.period.end,
  }))
  return table<Row>({
    caption: on ? `Lords on ${dayText(on)}` : 'Lords now',
    isCompact: true,
    columns: [
      { head: 'Technique', cell: ({ what }) => what },
      { head: 'Lord', cell: ({ lord }) => lordMark(lord) },
      { head: 'Sign', cell: ({ sign }) => sign && signName(sign) },
      { head: 'Until', cell: ({ until }) => html`<span class="day">${dayText(until)}</span>` },
    ],
    rows: [
      ...profected,
      ...(hasSect(viewed) ? rows('Firdaria', (await askFirdaria(viewed)).firdaria.active) : []),
      ...(isTimed(viewed) ? await releasingRows(viewed) : []),
      ...(hasSect(viewed) ? rows('Decennials', (await askDecennials(viewed)).decennials.active) : []),
    ],
  })
}

async function releasingRows(viewed: Viewed): Promise<readonly Row[]> {
  const { lot } = ownOf(viewed)
  const { releasing } = await askReleasing(viewed, lot)
  return rows(`Releasing from ${LOTS[lot]}`, releasing.active)
}
