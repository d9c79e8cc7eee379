import { SIGNS } from '../../src/astro/sign.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { filled } from '../../src/languages/language.ts'
import { html, type Markup, trusted } from '../../src/platform/markup.ts'
import type { Foot } from './chapters.ts'
import * as glyph from './glyphs.ts'
import { birthDate, birthPlace, birthTime, wordsOf } from './words.ts'

/** The first page: the wheel, or a ring of signs without one, and the publisher at its foot. */
export function cover(content: ReportContent, withWheel: boolean, { label, logo }: Foot): Markup {
  return html`<section class="cover">
    <p class="kind">${wordsOf(content).books.subject}</p>
    <div class="${withWheel ? 'plate' : 'ring'}">${withWheel ? trusted(content.wheel_svg) : ringOfSigns}</div>
    <p class="${nameClass(content.subject.name)}"><bdi>${content.subject.name}</bdi></p>
    ${birthLines(content)}
    <div class="brand">${logo && html`<img class="logo" src="${logo.uri}" alt="${label ?? 'Logo'}"/>`}<p>${label}</p></div>
  </section>`
}

const STEP_DEGREES = 360 / SIGNS.length

/**
 * The middle of a sign on the ring, in degrees clockwise from the top. The zodiac runs counter-clockwise from Aries at
 * the left.
 */
const turnOf = (sign: number): number => -90 - (sign + 0.5) * STEP_DEGREES

const ringOfSigns: Markup = html`${SIGNS.map(
  ({ id }, sign) =>
    html`<i data-sign="${id}" style="transform: rotate(${turnOf(sign)}deg) translateY(-52mm) rotate(${-turnOf(sign)}deg)">${glyph.sign(id)}</i>`,
)}<b>${glyph.body('sun')}</b>`

/** The title page: the name of the subject, and the publisher in the footer. */
export function titlePage(content: ReportContent, logo: string | null, label: string | null): Markup {
  const { books } = wordsOf(content)
  const { ephemeris } = content.subject.settings
  return html`
  <section class="title-page">
    <p class="ornament">${['sun', 'moon', 'mercury', 'venus', 'mars'].map((id) => glyph.body(id))}</p>
    <p class="kind">${books.subjectOf}</p>
    <h1 class="${nameClass(content.subject.name)}"><bdi>${content.subject.name}</bdi></h1>
    ${birthLines(content)}
    <div class="imprint">
      ${logo && html`<img class="logo" src="${logo}" alt="${label ?? books.logo}"/>`}
      ${label && html`<p class="label">${label}</p>`}
      ${content.reading_language && html`<p>${books.readingLanguage}</p>`}<p>${filled(books.imprint, { ephemeris })}</p>
      <p>${books.disclaimer}</p>
    </div>
  </section>`
}

/** The most characters of a name, and the class for its size. */
const NAME_SIZES = [
  [22, 'name'],
  [44, 'name long'],
  [Number.POSITIVE_INFINITY, 'name longest'],
] as const

/** The class with the largest size that a name fits in. */
const nameClass = (name: string): string => NAME_SIZES.find(([most]) => name.length <= most)![1]

/** Date, time and place of birth, each on its own line. */
function birthLines(content: ReportContent): Markup {
  const { born } = content.subject
  const { name, coordinates } = birthPlace(born)
  const time = birthTime(born)
  const date = birthDate(content)
  const { books, charts } = wordsOf(content)
  const when = time === null ? filled(charts.noon, { date }) : filled(books.bornAt, { date, time })
  return html`<p class="born">${when}<br/><bdi>${name ?? coordinates}</bdi></p>`
}
