import { escapeHtml } from '../../mail/letters.ts'

/** A wheel of now, as the calculation threads draw it. */
export interface Sky {
  readonly caption: string
  readonly svg: string
}

/** The wheel of now. Without a script it is a picture, with everything in its description. Null: it could not be drawn. */
export const skyFigure = (sky: Sky | null, root: string): string =>
  sky === null
    ? `<figure class="sky"><figcaption class="notice warn"><p>The sky of now cannot be drawn at the moment: all calculation threads are busy. Load this page again.</p></figcaption></figure>`
    : `<figure class="sky" id="sky" data-source="${root}now/wheel">
<div id="wheel">${sky.svg}</div>
<figcaption>
<p id="caption" role="status">${escapeHtml(sky.caption)}</p>
<p class="here" hidden><button type="button" id="here">For where I am</button>
<span class="hint" id="here-hint">Asks your browser for your place, rounds it to a tenth of a degree, and sends it to this service alone. It is not logged.</span></p>
<div id="facts" aria-live="polite" hidden><p><b id="facts-name"></b> <span id="facts-place"></span></p>
<ul id="facts-aspects"></ul></div>
</figcaption>
</figure>`
