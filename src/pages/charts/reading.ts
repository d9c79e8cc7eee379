import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import type { SectionId } from '../../interpretation/sections.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'

type Interpretation = NonNullable<z.output<typeof NatalChartReply>['interpretation']>

const paragraphs = (text: string): readonly Markup[] =>
  text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)

/** The reading as prose: what dominates the chart, then each section under its heading. */
export function readingOf({ synthesis = [], sections }: Interpretation): Markup {
  const headings = CATALOGUES.en.readings.sections
  return html`${synthesis.length > 0 ? html`<h3>What dominates</h3>${joined(synthesis.map(dominant))}` : ''}
${joined(
  Object.entries(sections)
    .filter(([, entries]) => entries.length > 0)
    .map(
      ([id, entries]) =>
        html`<h3>${headings[id as SectionId]}</h3>${joined(
          entries.map(
            ({ title, motto, body }) =>
              html`<details class="passage"><summary><b>${title}</b> <span class="soft">${motto}</span></summary>${paragraphs(body)}</details>`,
          ),
        )}`,
    ),
)}`
}

const dominant = ({ title, because, body }: NonNullable<Interpretation['synthesis']>[number]): Markup =>
  html`<div class="dominant"><h4>${title}</h4>${body === null ? '' : paragraphs(body)}<p class="soft">${because.join(' · ')}</p></div>`
