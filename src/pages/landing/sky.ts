import { escapeHtml } from '../../platform/mail/letters.ts'

/** A wheel of the current sky, as the calculation threads draw it. */
export interface Sky {
  readonly caption: string
  readonly svg: string
}

/**
 * The wheel of the current sky. Without a script it is an image, with everything in its description. Null: it could not
 * be drawn.
 */
export const skyFigure = (sky: Sky | null, root: string): string =>
  sky === null
    ? `<figure class="sky"><figcaption class="notice warn"><p>The current sky cannot be drawn at the moment: all calculation threads are busy. Reload this page.</p></figcaption></figure>`
    : `<figure class="sky" id="sky" data-source="${root}now/wheel">
<div id="wheel">${sky.svg}</div>
<figcaption>
<p id="caption" role="status">${escapeHtml(sky.caption)}</p>
<p class="here" hidden><button type="button" id="here">Use my location</button>
<span class="hint" id="here-hint">Asks your browser for your location, rounds it to a tenth of a degree, and sends it only to this service. It is not logged.</span></p>
<div id="facts" aria-live="polite" hidden><p><b id="facts-name"></b> <span id="facts-place"></span></p>
<ul id="facts-aspects"></ul></div>
</figcaption>
</figure>`
