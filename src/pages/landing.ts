import { html, joined, type Markup } from '../platform/markup.ts'
import { CODE_COLOURS } from './docs/highlight.ts'
import { count } from './elements/figures.ts'
import type { Page } from './frame.ts'
import { commands, examples } from './landing/examples.ts'
import { SKY_NIGHT, type Sky, skyFigure } from './landing/sky.ts'
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
      'A self-hosted astrology service built on the Swiss Ephemeris, with pages for people who read charts and an API for programs: natal charts, transits, sky events, ephemeris tables, chart images and reports.',
    at: null,
    root,
    script: 'landing.js',
    style: `${CODE_COLOURS}${LANDING_STYLE}${SKY_NIGHT}`,
    content: html`<div class="hero">
<div class="lead">
<h1>Charts, tables and reports from the sky as it really was</h1>
<p class="promise">Orrery is a self-hosted astrology service built on the Swiss Ephemeris. Every answer explains its time and its place, and warns where it differs from what you requested.</p>
${ways(root)}
${figureList(years, root)}
</div>
${skyFigure(sky, root)}
</div>
${examples(base)}
<section class="run" aria-labelledby="run">
<div><h2 id="run">Run it yourself</h2>
<p>Two commands, in a copy of the source. You need Node 20 or newer and npm, but no root access, Docker or database.</p></div>
${commands}
</section>
${strengths(root)}
${madeOf(root)}`,
  })

/** The two ways to begin: one for people who read charts, and one for those who write programs. */
const ways = (root: string): Markup => html`<div class="ways">
<div><p><b>To read charts.</b> Enter a birth and see its chart, transits and returns. You need no account.</p>
<p class="actions"><a class="button primary" href="${root}charts">Cast a chart</a></p></div>
<div><p><b>To write programs.</b> Get charts, tables and images from an API, with guides and examples.</p>
<p class="actions"><a class="button primary" href="${root}account/sign-up">Get a key</a> <a href="${root}docs">Read the docs</a></p></div>
</div>`

/** The first and the last whole year of the ephemeris of an installation, astronomical: 0 is 1 BC. */
interface Years {
  readonly first: number
  readonly last: number
}

/** A number whose measurement is documented elsewhere. */
interface Figure {
  readonly value: string
  readonly what: string
  /** Where it is documented, below the root. */
  readonly at: string
}

/** Numbers of the accuracy guide and of the benchmarks. A test counts them again. */
export const PROVEN = {
  horizons: 1_420,
  positions: 17_740,
  zoneChanges: 40_745,
  zones: 598,
  rowsPerSecond: 99_180,
} as const

const era = (year: number): string => (year > 0 ? `${year}` : `${1 - year}\u00a0BC`)

/** The proof, as four figures. */
export const figures = ({ first, last }: Years): readonly Figure[] => [
  {
    value: count(PROVEN.horizons),
    what: 'positions compared with JPL Horizons: within 0.5 arcseconds from 1900 to 2019',
    at: 'docs/accuracy#positions',
  },
  {
    value: count(PROVEN.zoneChanges),
    what: `clock changes checked, in all ${PROVEN.zones} time zones`,
    at: 'docs/accuracy#civil-time',
  },
  {
    value: count(last - first + 1),
    what: `years covered here, ${era(first)} to ${era(last)}${first > 0 ? '' : '\u00a0AD'}`,
    at: 'docs/ephemeris#time-and-range',
  },
  { value: count(PROVEN.rowsPerSecond), what: 'rows per second, of 13 bodies as CSV', at: 'docs/ephemeris#speed' },
]

/** The figures as HTML, each with a link to its documentation. */
const figureList = (years: Years, root: string): Markup => html`<ul class="proof">
${joined(
  figures(years).map(
    ({ value, what, at }) => html`<li><a href="${root}${at}"><b>${value}</b> <span>${what}</span></a></li>`,
  ),
)}
</ul>`

interface Strength {
  readonly title: string
  readonly text: string
  /** The page that says more, below the root, and its name. */
  readonly more: readonly [path: string, name: string]
}

/** Why Orrery, in one screen. */
const strengths = (root: string): Markup => html`<section aria-labelledby="special">
<h2 id="special">Why Orrery</h2>
<div class="strengths">
${joined(
  STRENGTHS.map(
    ({ title, text, more: [path, name] }) =>
      html`<div class="strength"><h3>${title}</h3><p>${text}</p><p><a href="${root}${path}">${name}</a></p></div>`,
  ),
)}
</div>
</section>`

const STRENGTHS: readonly Strength[] = [
  {
    title: 'Checked against two authorities',
    text: `From 1900 to 2019 the Sun, the Moon and the planets are within 0.5 arcseconds of JPL Horizons, which does not use the Swiss Ephemeris. ${count(PROVEN.positions)} positions, 25 house systems and 47 ayanamsas equal the output of swetest, the reference program of the Swiss Ephemeris. Civil time equals the tz database at ${count(PROVEN.zoneChanges)} changes.`,
    more: ['docs/accuracy', 'Accuracy'],
  },
  {
    title: 'Exact passages',
    text: 'A transit shows, to the second, each exact hit of a retrograde loop, and when it enters and leaves its orb. Each text names the placement that it is about.',
    more: ['docs/transits', 'Transits'],
  },
  {
    title: 'Tables of any length',
    text: 'A million rows of 13 bodies arrive in ten seconds, while the service takes only 12 MB more memory. Exports write up to 500 million rows as Parquet, Arrow, CSV or NDJSON.',
    more: ['docs/exports', 'Exports'],
  },
  {
    title: 'Reports like a book',
    text: 'A psychological report has about fifty typeset pages and a chart, as PDF, JSON or Markdown. Headings and tables come in seven languages.',
    more: ['docs/reports', 'Reports'],
  },
  {
    title: 'Self-hosted',
    text: 'One command starts the service with its database. Once installed, it needs no network and no third-party account. Its pages load nothing from third parties.',
    more: ['docs/operations', 'Operations'],
  },
  {
    title: 'Ready for assistants',
    text: 'The calculations are tools for AI assistants, over the Model Context Protocol. Assistants sign in with OAuth and the user’s consent.',
    more: ['docs/mcp', 'Assistants'],
  },
]

const madeOf = (root: string): Markup => html`<section class="made" aria-labelledby="made">
<h2 id="made">What it is made of</h2>
<dl>
<div><dt>Calculations</dt><dd>Swiss Ephemeris by Dieter Koch and Alois Treindl, Astrodienst AG, derived from the JPL ephemeris DE431</dd></div>
<div><dt>Civil time</dt><dd>The tz database with its histories before 1970, and the zone polygons of timezone-boundary-builder, © OpenStreetMap contributors</dd></div>
<div><dt>Places</dt><dd>${count(135_233)} places of GeoNames, offline, in all scripts</dd></div>
<div><dt>Typefaces</dt><dd>EB Garamond and Alegreya Sans, under the SIL Open Font License</dd></div>
<div><dt>Licence</dt><dd>GNU Affero General Public License, version 3. If you offer a changed Orrery over a network, you must offer its source to the users. <a href="${root}docs">Read how it works</a></dd></div>
</dl>
</section>`
