import { html, type Markup } from '../../platform/markup.ts'

/** What the address of a calendar says. */
export interface AskedMonth {
  readonly year: number
  /** From 1 to 12. */
  readonly month: number
  /** As it was given. */
  readonly zone: string | null
  readonly city: string | null
  readonly hasAspects: boolean
  /** The query of the chart that the calendar was opened from. */
  readonly birth: string | null
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-12`. */
export const monthId = ({ year, month }: Pick<AskedMonth, 'year' | 'month'>): string =>
  `${String(year).padStart(4, '0')}-${two(month)}`

interface Settings extends AskedMonth {
  /** Something in the address is wrong. */
  readonly isWrong: boolean
}

/** The form of the month. Its script completes zones and places. */
export const calendarSettings = ({
  year,
  month,
  zone,
  city,
  hasAspects,
  birth,
  isWrong,
}: Settings): Markup => html`<details class="drawer"${isWrong ? ' open' : ''}><summary>Month, time zone and place</summary>
<form id="calendar-settings" method="get" autocomplete="off">
<div class="row"><div class="field"><label for="c-month">Month</label><input type="month" id="c-month" name="month" value="${monthId({ year, month })}" placeholder="2026-12"></div>
<div class="field"><label for="c-city">Place</label><input type="text" id="c-city" name="city" value="${city ?? ''}" spellcheck="false" aria-describedby="c-city-hint" data-place=""><p class="hint" id="c-city-hint">Optional. Sets the time zone, and the place of the charts you open</p></div>
<div class="field"><label for="c-zone">Time zone</label><input type="text" id="c-zone" name="zone" value="${zone ?? ''}" spellcheck="false" aria-describedby="c-zone-hint" data-zone><p class="hint" id="c-zone-hint">Such as Europe/Athens. Without one, that of the place</p></div></div>
<p><label class="check"><input type="checkbox" name="aspects" value="true"${hasAspects ? ' checked' : ''}> Exact aspects between planets</label></p>
${birth === null ? '' : html`<input type="hidden" name="birth" value="${birth}">`}
<p class="actions"><button type="submit" class="primary">Show month</button></p></form></details>`
