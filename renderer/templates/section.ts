import type { z } from 'zod'
import type { InterpretationEntry } from '../../src/contract/interpretation.ts'
import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { anchorOf } from './chapters.ts'
import { entryGlyphs } from './entry-glyphs.ts'
import { readingLang, wordsOf } from './language.ts'
import { paragraphs } from './paragraphs.ts'

type Entry = z.output<typeof InterpretationEntry>

/** The texts of a section. */
export const section = (entries: readonly Entry[], content: ReportContent): Markup =>
  html`${entries.map((each) => entry(each, content))}${
    entries.length === 0 && html`<p class="entry">${wordsOf(content).books.nothingHere}</p>`
  }`

const entry = ({ key, title, motto, body, tags }: Entry, content: ReportContent): Markup => html`
  <article class="entry">
    <header>
      <h2 id="${anchorOf(key)}">${title}</h2>
      <p class="motto"${readingLang(content)}>${motto}</p>
      <div class="margin"><div class="glyphs">${entryGlyphs(key, content)}</div><p class="tags"${readingLang(content)}>${tags.map((tag) => html`<span>${tag}</span> `)}</p></div>
    </header>
    ${paragraphs(body, readingLang(content))}
  </article>`
