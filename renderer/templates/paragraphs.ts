import { svg as html, type Markup } from '../../src/wheel/markup.ts'

/** A text as paragraphs, which empty lines part. */
export const paragraphs = (body: string): Markup =>
  html`${body.split('\n\n').map((paragraph) => html`<p class="body">${paragraph}</p>`)}`
