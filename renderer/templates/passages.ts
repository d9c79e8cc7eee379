import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { readingLang } from './language.ts'
import { paragraphs } from './paragraphs.ts'

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
