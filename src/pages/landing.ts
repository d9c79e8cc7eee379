import { CODE_COLOURS } from './docs/highlight.ts'
import type { Page } from './frame.ts'
import { commands, examples } from './landing/code.ts'
import { figureList, type Years } from './landing/figures.ts'
import { type Sky, skyFigure } from './landing/sky.ts'
import { SKY_NIGHT } from './landing/sky-palette.ts'
import { strengths } from './landing/strengths.ts'
import { LANDING_STYLE } from './landing/style.ts'
import { sitePage } from './site.ts'

interface Landing {
  readonly root: string
  /** The URL of the service, for the calls of the examples. */
  readonly base: string
  readonly years: Years
  /** Null if it could not be drawn. */
  readonly sky: Sky | null
}

/** The landing page: what this is, and how to get started. */
export const landingPage = ({ root, base, years, sky }: Landing): Page =>
  sitePage({
    title: 'Charts, tables and reports from the sky as it really was',
    description:
      'A self-hosted astrology API built on the Swiss Ephemeris: natal charts, transits, sky events, ephemeris tables, chart images and reports.',
    at: null,
    root,
    script: 'landing.js',
    style: `${CODE_COLOURS}${LANDING_STYLE}${SKY_NIGHT}`,
    content: `<div class="hero">
<div class="lead">
<h1>Charts, tables and reports from the sky as it really was</h1>
<p class="promise">Orrery is a self-hosted astrology API built on the Swiss Ephemeris. Every answer explains its time and its place, and warns where it differs from what you requested.</p>
<p class="actions"><a class="button primary" href="${root}account/sign-up">Get a key</a> <a class="button" href="${root}docs">Read the docs</a></p>
${figureList(years, root)}
</div>
${skyFigure(sky, root)}
</div>
${examples(base)}
<section class="run" aria-labelledby="run">
<div><h2 id="run">Run it yourself</h2>
<p>Two commands, in a copy of the source. You need Node 20 or newer and npm, but no root, Docker or database.</p></div>
${commands}
</section>
${strengths(root)}
${madeOf(root)}`,
  })

const madeOf = (root: string): string => `<section class="made" aria-labelledby="made">
<h2 id="made">What it is made of</h2>
<dl>
<div><dt>Calculations</dt><dd>Swiss Ephemeris by Dieter Koch and Alois Treindl, Astrodienst AG, derived from the JPL ephemeris DE431</dd></div>
<div><dt>Civil time</dt><dd>The tz database with its histories before 1970, and the zone polygons of timezone-boundary-builder, © OpenStreetMap contributors</dd></div>
<div><dt>Places</dt><dd>135,233 places of GeoNames, offline, in all scripts</dd></div>
<div><dt>Type</dt><dd>EB Garamond and Alegreya Sans, under the SIL Open Font License</dd></div>
<div><dt>Licence</dt><dd>GNU Affero General Public License, version 3. If you offer a changed Orrery over a network, you must offer its source to the users. <a href="${root}docs">Read how it works</a></dd></div>
</dl>
</section>`
