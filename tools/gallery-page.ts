import { html, trusted } from '../src/platform/markup.ts'

interface Shown {
  readonly title: string
  readonly files: readonly string[]
}

/** A page of pictures: each chart in its themes, then a birth by each house system. */
export function galleryPage(charts: readonly Shown[], houses: readonly Shown[]): string {
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orrery: gallery</title><style>${trusted(STYLE)}</style></head><body>
<header><h1>Orrery</h1><p>Every kind of chart, in every theme. Births of public persons as biographies give them.</p></header>
${charts.map(({ title, files }) => html`<section><h2>${title}</h2><div class="themes">${files.map((file) => pictureOf(file, title))}</div></section>`)}
<section><h2>One birth, every house system</h2><div class="houses">${houses.map(({ title, files }) => html`<figure>${files.map((file) => pictureOf(file, title))}<figcaption>${title}</figcaption></figure>`)}</div></section>
</body></html>`
  return `<!doctype html>${page.markup}`
}

const pictureOf = (file: string, title: string) =>
  html`<a href="${file}"><img src="${file}" loading="lazy" alt="${title}"></a>`

const STYLE = `
:root { --ink: #1a1a1a; --soft: #6b6f76; --paper: #f6f5f1; --edge: #dedbd2 }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 1500px; padding: 48px 32px; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif }
header { border-bottom: 1px solid var(--edge); margin-bottom: 40px }
h1 { font-weight: 400; font-size: 44px; letter-spacing: .02em; margin: 0 }
header p { color: var(--soft); margin: 4px 0 24px }
h2 { font-weight: 400; font-size: 22px; margin: 0 0 12px }
section { margin-bottom: 52px }
.themes { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 16px }
.houses { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 20px }
figure { margin: 0 }
figcaption { color: var(--soft); font-size: 14px; padding-top: 6px; text-align: center }
img { display: block; width: 100%; height: auto; aspect-ratio: 1; border: 1px solid var(--edge); border-radius: 4px; background: #fff }
a:focus-visible img, a:hover img { border-color: var(--soft) }
`
