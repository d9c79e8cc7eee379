import { html, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import { headed } from '../../controls.ts'
import { dayText } from '../../days.ts'
import type { Viewed } from '../../view.ts'
import { warningsIn } from '../../warnings.ts'
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

/** Lords on the date in all techniques that the birth allows. */
export async function nowTable(
  viewed: Viewed,
): Promise<{ readonly table: Markup; readonly warnings: NonNullable<Viewed['chart']['warnings']> }> {
  const { on, lot } = ownOf(viewed)
  const profections = await askProfections(viewed)
  const firdaria = hasSect(viewed) ? await askFirdaria(viewed) : null
  const releasing = isTimed(viewed) ? await askReleasing(viewed, lot) : null
  const decennials = hasSect(viewed) ? await askDecennials(viewed) : null
  const { annual, monthly, active_month: active } = profections.profection
  const month = monthly.find((each) => each.month === active)
  const profected = [annual, ...(month ? [month] : [])].map((each, at) => ({
    what: at === 0 ? 'Profection of the year' : 'Profection of the month',
    lord: each.time_lord_id,
    sign: each.activated_sign_id,
    until: each.period.end,
  }))
  const shown = headed(
    on ? `Lords on ${dayText(on)}` : 'Lords now',
    (caption) =>
      table<Row>({
        caption,
        isCompact: true,
        columns: [
          { head: 'Technique', cell: ({ what }) => what },
          { head: 'Lord', cell: ({ lord }) => lordMark(lord) },
          { head: 'Sign', cell: ({ sign }) => sign && signName(sign) },
          { head: 'Until', cell: ({ until }) => html`<span class="day">${dayText(until)}</span>` },
        ],
        rows: [
          ...profected,
          ...(firdaria ? rows('Firdaria', firdaria.firdaria.active) : []),
          ...(releasing ? rows(`Releasing from ${LOTS[lot]}`, releasing.releasing.active) : []),
          ...(decennials ? rows('Decennials', decennials.decennials.active) : []),
        ],
      }),
    'lords-now',
  )
  return { table: shown, warnings: [...warningsIn([profections, firdaria ?? {}, releasing ?? {}, decennials ?? {}])] }
}
