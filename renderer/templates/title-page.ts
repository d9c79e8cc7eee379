import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { birthLines, nameClass } from './cover.ts'
import * as glyph from './glyphs.ts'

/** The title page: the name of the subject, and the publisher in the footer. */
export const titlePage = (content: ReportContent, logo: string | null, label: string | null): Markup => html`
  <section class="title-page">
    <p class="ornament">${['sun', 'moon', 'mercury', 'venus', 'mars'].map((id) => glyph.body(id))}</p>
    <p class="kind">A psychological reading of the natal chart of</p>
    <h1 class="${nameClass(content.subject.name)}"><bdi>${content.subject.name}</bdi></h1>
    ${birthLines(content)}
    <div class="imprint">
      ${logo && html`<img class="logo" src="${logo}" alt="${label ?? 'Logo'}"/>`}
      ${label && html`<p class="label">${label}</p>`}
      <p>Calculated with ${content.subject.settings.ephemeris} and typeset by Orrery, free software under the GNU Affero
      General Public License, version 3. Set in EB Garamond and Alegreya Sans, which are published under the SIL Open
      Font License.</p>
      <p>These pages describe; they do not foretell. They are no substitute for medical, legal or financial advice.</p>
    </div>
  </section>`
