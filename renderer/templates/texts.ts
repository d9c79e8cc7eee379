import type { z } from 'zod'
import type { InterpretationEntry } from '../../src/contract/births/interpretation.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { html, type Markup } from '../../src/platform/markup.ts'
import { anchorOf, type Pages, pageOf } from './chapters.ts'
import * as glyph from './glyphs.ts'
import { readingLang, wordsOf } from './words.ts'

/** How to read the book, and what astrology can't do. */
export const introduction = ({ introduction: parts = [], ...content }: ReportContent): Markup =>
  html`${parts.map(({ title, body }) => html`<div class="passage"${readingLang(content)}><h2>${title}</h2>${paragraphs(body, undefined)}</div>`)}`

/** The portrait is one text without headings. */
export const portrait = ({ portrait: parts = [], ...content }: ReportContent): Markup =>
  html`<div class="passage portrait"${readingLang(content)}>${parts.map((part) => paragraphs(part, undefined))}</div>`

export const questions = ({ questions: parts = [], ...content }: ReportContent): Markup =>
  html`<ol class="questions"${readingLang(content)}>${parts.map((question) => html`<li>${question}</li>`)}</ol>`

export const glossary = ({ glossary: terms = [] }: ReportContent): Markup =>
  html`<dl class="terms">${terms.map(({ term, body }) => html`<div><dt>${term}</dt><dd>${body}</dd></div>`)}</dl>`

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

/** A text as paragraphs, split at empty lines. `lang` is their language attribute, if their language differs from the book's. */
const paragraphs = (body: string, lang: Markup | undefined): Markup =>
  html`${body.split('\n\n').map((paragraph) => html`<p class="body"${lang}>${paragraph}</p>`)}`

/** The key of a text is `<about>.<rest>`, such as `planet.sun.sign.aries`. */
const DRAW: Readonly<Record<string, (content: ReportContent, ...rest: readonly string[]) => readonly Markup[]>> = {
  planet: (_, id, kind, where) => [
    glyph.body(id!),
    kind === 'sign' ? glyph.sign(where!) : kind === 'house' ? glyph.house(Number(where)) : glyph.retrograde,
  ],
  angle: (content, id, _kind, sign) => [glyph.bodyIn(content, id!), glyph.sign(sign!)],
  aspect: (content, a, type, b) =>
    ends(content, a!, b!).flatMap((id, index) => [
      ...(index > 0 ? [glyph.aspect(type!)] : []),
      glyph.bodyIn(content, id),
    ]),
  ruler: ({ houses, placements }, ruled, _, where) => {
    const ruler = houses[Number(ruled) - 1]?.ruler
    const placed = placements.find(({ name }) => name === ruler)
    return [placed && glyph.body(placed.id), glyph.house(Number(where))].filter((each) => each !== undefined)
  },
  element: (_, id) => [glyph.element(id!)],
  mode: (_, id) => [glyph.mode(id!)],
  stellium: (_, kind, where) => [kind === 'sign' ? glyph.sign(where!) : glyph.house(Number(where))],
  pattern: (_, kind) => [glyph.figure(kind!)],
  dignity: (_, id) => [glyph.body(id!)],
  unaspected: (_, id) => [glyph.body(id!)],
  blend: (content, pair) => pair!.split('_').map((id) => glyph.bodyIn(content, id)),
  moon_phase: (_, phase) => [glyph.moonPhase(phase!)],
}

/** Keys have the bodies of an aspect in alphabetical order, books in the order of placements. */
const ends = ({ placements }: ReportContent, a: string, b: string): string[] =>
  placements.map(({ id }) => id).filter((id) => id === a || id === b)

/** The glyphs beside the heading of a text; empty for kinds of keys without glyphs. */
function entryGlyphs(key: string, content: ReportContent): readonly Markup[] {
  const [about = '', ...rest] = key.split('.')
  return DRAW[about]?.(content, ...rest) ?? []
}
