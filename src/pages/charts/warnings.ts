import type { z } from 'zod'
import type { Warning } from '../../contract/warnings.ts'
import { html, type Markup } from '../../platform/markup.ts'
import type { NatalReply } from './view.ts'

/** A warning as a person reads it. */
export type Message = Pick<z.output<typeof Warning>, 'message'>

/** How an answer differs from its request. */
export const warningList = (warnings: readonly Message[]): Markup | null =>
  warnings.length === 0
    ? null
    : html`<div class="notice warn"><ul>${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`

/** The warnings of some answers, each once. */
export function warningsIn<Told extends Message>(
  replies: readonly { readonly warnings?: readonly Told[] | undefined }[],
): readonly Told[] {
  return [...new Map(replies.flatMap(({ warnings = [] }) => warnings).map((each) => [each.message, each])).values()]
}

/** The warnings of the answers of a view that the page does not have above it, each once. */
export function furtherWarnings(
  { warnings: shown = [] }: Pick<NatalReply, 'warnings'>,
  ...told: readonly (readonly Message[] | undefined)[]
): Markup | null {
  const texts = new Set(told.flatMap((warnings) => warnings?.map(({ message }) => message) ?? []))
  for (const { message } of shown) texts.delete(message)
  return warningList([...texts].map((message) => ({ message })))
}
