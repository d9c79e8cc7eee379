import type { ReportContent } from '../../src/contract/report-content.ts'
import { filled } from '../../src/languages/filled.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { birthLines, nameClass } from './cover.ts'
import * as glyph from './glyphs.ts'
import { wordsOf } from './language.ts'

/** The title page: the name of the subject, and the publisher in the footer. */
export function titlePage(content: ReportContent, logo: string | null, label: string | null): Markup {
  const { books } = wordsOf(content)
  const { ephemeris } = content.subject.settings
  return html`
  <section class="title-page">
    <p class="ornament">${['sun', 'moon', 'mercury', 'venus', 'mars'].map((id) => glyph.body(id))}</p>
    <p class="kind">${books.subjectOf}</p>
    <h1 class="${nameClass(content.subject.name)}"><bdi>${content.subject.name}</bdi></h1>
    ${birthLines(content)}
    <div class="imprint">
      ${logo && html`<img class="logo" src="${logo}" alt="${label ?? books.logo}"/>`}
      ${label && html`<p class="label">${label}</p>`}
      ${content.reading_language && html`<p>${books.readingLanguage}</p>`}<p>${filled(books.imprint, { ephemeris })}</p>
      <p>${books.disclaimer}</p>
    </div>
  </section>`
}
