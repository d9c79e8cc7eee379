import { svg as html, type Markup } from '../../src/wheel/markup.ts'

/** A text as paragraphs, which empty lines part. `lang` is the attribute of their language, if it is not that of the book. */
export const paragraphs = (body: string, lang: Markup | undefined): Markup =>
  html`${body.split('\n\n').map((paragraph) => html`<p class="body"${lang}>${paragraph}</p>`)}`
