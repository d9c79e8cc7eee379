import { html, type Markup } from '../../platform/markup.ts'
import type { NatalReply } from './view.ts'

interface Told {
  readonly message: string
}

/** What the service assumed for a view, without what the page says of the chart already. */
export function furtherWarnings(chart: NatalReply, ...told: readonly (readonly Told[] | undefined)[]): Markup | null {
  const known = new Set(chart.warnings?.map(({ message }) => message))
  const messages = new Set(told.flatMap((warnings) => warnings?.map(({ message }) => message) ?? []))
  const further = [...messages].filter((message) => !known.has(message))
  return further.length === 0
    ? null
    : html`<div class="notice warn"><ul>${further.map((message) => html`<li>${message}</li>`)}</ul></div>`
}
