import type { z } from 'zod'
import type { InterpretationEntry, Interpretation as Reply } from '../../contract/births/interpretation.ts'
import type { SectionId } from '../../interpretation/sections.ts'
import { READINGS } from '../../languages/en/readings.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { dateText } from './dates.ts'

type Interpretation = z.output<typeof Reply>
type Entry = z.output<typeof InterpretationEntry>

const paragraphs = (text: string): readonly Markup[] =>
  text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)

interface Look {
  /** Sections but the first are closed, where a page has more than the reading. */
  readonly isFolded: boolean
}

/** The reading as prose: what dominates the chart, then each section under its heading. */
export const readingOf = (reading: Interpretation, look?: Look): Markup =>
  html`${dominantIn(reading)}
${sectionsOf(reading, look)}`

/** What dominates the chart. */
export const dominantIn = ({ synthesis = [] }: Interpretation): Markup =>
  html`${synthesis.length > 0 && html`<h3>Dominant in this chart</h3>${joined(synthesis.map(dominant))}`}`

/** Each section of the reading under its heading. */
export function sectionsOf({ sections }: Interpretation, { isFolded }: Look = { isFolded: false }): Markup {
  const headings: Readonly<Record<SectionId, string>> = READINGS.sections
  const shown = Object.entries(sections).filter(([, entries]) => entries.length > 0)
  return joined(
    shown.map(([id, entries], at) => {
      const heading = html`<h3>${headings[id as SectionId]}</h3>`
      const passages = joined(entries.map(passage))
      return isFolded
        ? html`<details class="part"${at === 0 ? ' open' : ''}><summary>${heading}</summary>${passages}</details>`
        : html`${heading}${passages}`
    }),
  )
}

const passage = ({ title, motto, body, passage: dates }: Entry): Markup =>
  html`<details class="passage"><summary><b>${title}</b> <span class="soft">${motto}</span></summary>${datesOf(dates)}${paragraphs(body)}</details>`

const dominant = ({ title, because, body }: NonNullable<Interpretation['synthesis']>[number]): Markup =>
  html`<div class="dominant"><h4>${title}</h4>${body === null ? '' : paragraphs(body)}<p class="soft">${because.join(' · ')}</p></div>`

/** When an aspect of a transit is within its orb, and when it is exact. */
function datesOf(passage: Entry['passage']): Markup | null {
  if (!passage) return null
  const { enters_orb: from, exact, leaves_orb: to } = passage
  const texts = [
    from && `within orb from ${dateText(from.local)}`,
    exact.length > 0 && `exact on ${exact.map(({ local }) => dateText(local)).join(', ')}`,
    to && `within orb until ${dateText(to.local)}`,
  ].filter(Boolean)
  return html`<p class="soft">${texts.join(' · ')}</p>`
}
