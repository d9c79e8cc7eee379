import { html, type Markup, trusted } from '../../platform/markup.ts'

/** A wheel of the current sky, as the calculation threads draw it. */
export interface Sky {
  readonly caption: string
  readonly svg: string
}

/**
 * The wheel of the current sky. Without a script it is an image, with everything in its description. Null: it could not
 * be drawn.
 */
export const skyFigure = (sky: Sky | null, root: string): Markup =>
  sky === null
    ? html`<figure class="sky"><figcaption class="notice warn"><p>The current sky cannot be drawn at the moment: all calculation threads are busy. Reload this page.</p></figcaption></figure>`
    : html`<figure class="sky" id="sky" data-source="${root}now/wheel">
<div id="wheel">${trusted(sky.svg)}</div>
<figcaption>
<p id="caption" role="status">${sky.caption}</p>
<p class="here" hidden><button type="button" id="here">Use my location</button>
<span class="hint" id="here-hint">Your location is rounded to a tenth of a degree and sent only to this service. It is not logged.</span></p>
<div id="facts" aria-live="polite" hidden><p><b id="facts-name"></b> <span id="facts-place"></span></p>
<ul id="facts-aspects"></ul></div>
</figcaption>
</figure>`

/** A colour of the wheel by day and by night. */
interface Shade {
  readonly light: string
  readonly dark: string
}

const shade = (light: string, dark: string): Shade => ({ light, dark })

const INK = shade('#211D1B', '#F1ECDF')
const SOFT = shade('#6B625A', '#B3AD9F')
const GOLD = shade('#7D5D22', '#DCC48F')
const BODY = shade('#1F2444', '#F6F1E4')
const RED = shade('#A3302B', '#F09A90')
const GREEN = shade('#2F6B4F', '#8FC7A8')
const BLUE = shade('#2B6391', '#8FB8E0')
const DISK = shade('#FFFFFF', '#1C2140')

/**
 * The colours of a wheel on a page, from the tokens of the pages. One drawing serves both themes: each light colour has
 * one dark colour, which a rule substitutes.
 */
const SHADES = {
  background: shade('#FDFAF2', '#12162B'),
  disk: DISK,
  text: INK,
  muted: SOFT,
  line: shade('#A89B84', '#5B638F'),
  axis: GOLD,
  planet: BODY,
  house: SOFT,
  accent: GOLD,
  fire: RED,
  earth: GREEN,
  air: shade('#8A5A00', '#E0B060'),
  water: BLUE,
  fire_background: shade('#F8EAE4', '#392540'),
  earth_background: shade('#E9F1E9', '#1F3645'),
  air_background: shade('#FAF1DB', '#383242'),
  water_background: shade('#E5EEF5', '#1D3458'),
  angular_house_background: shade('#F8F3E6', '#222850'),
  house_background: DISK,
  outer_planet: BODY,
  first_ring: BODY,
  second_ring: BODY,
  retrograde: RED,
  conjunction: GOLD,
  opposition: RED,
  trine: BLUE,
  square: RED,
  sextile: GREEN,
  quincunx: GREEN,
  minor: SOFT,
} as const satisfies Readonly<Record<string, Shade>>

const SHADE_OF = Object.entries(SHADES)

/** The colours in which a wheel for a page is drawn. */
export const SKY_THEME = Object.fromEntries(SHADE_OF.map(([name, { light }]) => [name, light])) as Record<
  keyof typeof SHADES,
  string
>

/** The light colours that have a dark one. */
export const SKY_COLORS: ReadonlyMap<string, string> = new Map(SHADE_OF.map(([, { light, dark }]) => [light, dark]))

/** The rules that draw such a wheel by night. */
export const SKY_NIGHT = [...SKY_COLORS]
  .flatMap(([light, dark]) =>
    ['fill', 'stroke'].map((ink) => `.sky [${ink}='${light}'] { ${ink}: light-dark(${light}, ${dark}) }`),
  )
  .join('\n')
