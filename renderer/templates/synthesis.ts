import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { anchorOf } from './chapters.ts'
import { type Pages, pageOf } from './contents.ts'
import { entryGlyphs } from './entry-glyphs.ts'
import * as glyph from './glyphs.ts'
import { readingLang, wordsOf } from './language.ts'
import { paragraphs } from './paragraphs.ts'

/** The dominant factors with their reasons, and links to their texts. */
export const synthesis = (content: ReportContent, pages: Pages): Markup =>
  html`${content.synthesis.map((finding) => {
    const own = content.sections.flatMap(({ entries }) => entries).find(({ title }) => title === finding.title)
    return html`
  <article class="entry finding">
    <header>
      <h2>${finding.title}</h2>
      <div class="margin"><div class="glyphs">${own ? entryGlyphs(own.key, content) : named(finding.title, content)}</div></div>
    </header>
    <ul class="because">${finding.because.map((reason) => html`<li>${reason}</li>`)}</ul>
    ${finding.body && paragraphs(finding.body, readingLang(content))}
    ${own && html`<p class="see"><a href="#${anchorOf(own.key)}">${wordsOf(content).books.readMore} ${pageOf(anchorOf(own.key), pages)}</a></p>`}
  </article>`
  })}`

/** The glyph of the body at the beginning of a title. */
function named(title: string, { placements }: ReportContent): Markup | null {
  const first = placements.find(({ name }) => title.startsWith(`${name} `))
  return first ? glyph.body(first.id) : null
}
