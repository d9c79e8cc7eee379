import { type Markup, svg, trusted } from '../../src/platform/markup.ts'
import { bodyGlyph } from '../../src/wheel/glyph.ts'

/** Colours of sketches by day and by night: the ground, ink, and fields from quiet to loud. */
const STYLE = `text{font:15px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#211d1b}
.soft{fill:#6b625a;font-size:13px}.bold{font-weight:700}.mid{text-anchor:middle}.end{text-anchor:end}
.ground{fill:#fff}.field{fill:#f1ecdf}.other{fill:#e4dccb}.loud{fill:#e3c98f}.line{stroke:#94702f;stroke-width:2}.thin{stroke:#d8cfbf}.glyph{fill:none;stroke:#211d1b;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.moon{fill:#e9e4d4}.shadow{fill:#3a3f5c}.night{fill:#2b3157}.dusk{fill:#565f92}.dawn{fill:#8d95c0}.civil{fill:#c3c3d6}.day{fill:#f6dc9a}
@media(prefers-color-scheme:dark){text{fill:#f1ecdf}.soft{fill:#b3ad9f}.ground{fill:#1c2140}.field{fill:#2a3056}
.other{fill:#363d68}.loud{fill:#7d6533}.line{stroke:#dcc48f}.thin{stroke:#343a5c}.glyph{stroke:#f1ecdf}.moon{fill:#e9e4d4}.shadow{fill:#0c0f20}
.night{fill:#0e1226}.dusk{fill:#242b55}.dawn{fill:#454e85}.civil{fill:#7a7fa6}.day{fill:#d9b45f}}`
  .split('\n')
  .join('')

const CORNER = 12

/** A sketch of figures: a ground, and what stands on it. Letters are those of the reader's system. */
export const sketch = (title: string, width: number, height: number, parts: readonly Markup[]): string =>
  `${
    svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title><style>${trusted(STYLE)}</style><rect class="ground" width="${width}" height="${height}" rx="${CORNER}"/>${parts}</svg>`
      .markup
  }\n`

/** A coordinate in tenths of a unit. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

export const text = (words: string, x: number, y: number, looks = ''): Markup =>
  svg`<text${looks ? svg` class="${looks}"` : ''} x="${tenths(x)}" y="${tenths(y)}">${words}</text>`

export const box = (looks: string, x: number, y: number, width: number, height: number): Markup =>
  svg`<rect class="${looks}" x="${tenths(x)}" y="${tenths(y)}" width="${tenths(Math.max(0, width))}" height="${tenths(height)}"/>`

export const line = (looks: string, x: number, from: number, to: number): Markup =>
  svg`<path class="${looks}" d="M${tenths(x)} ${tenths(from)}V${tenths(to)}"/>`

/** The glyph of a planet, of the wheels. */
export const glyph = (body: string, x: number, y: number, height: number): Markup =>
  svg`<path class="glyph" d="${bodyGlyph({ id: body, name: body, variant: null }, { x, y }, height)}"/>`
