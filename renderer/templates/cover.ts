import { SIGNS } from '../../src/astro/sign.ts'
import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { birthDate, birthPlace, birthTime } from './birth-words.ts'
import * as glyph from './glyphs.ts'

/** Names with more characters are set smaller. */
const NAME_SIZES = [
  [22, 'name'],
  [44, 'name long'],
  [Number.POSITIVE_INFINITY, 'name longest'],
] as const

/** The class with the largest size that a name fits in. */
export const nameClass = (name: string): string => NAME_SIZES.find(([most]) => name.length <= most)![1]

/** Date, time and place of birth, each on its own line. */
export function birthLines({ subject: { born } }: ReportContent): Markup {
  const { name, coordinates } = birthPlace(born)
  const time = birthTime(born)
  return html`<p class="born">${birthDate(born)}${time && ` at ${time}`}<br/><bdi>${name ?? coordinates}</bdi></p>`
}

/** The first page: the wheel, or a ring of signs without one. */
export function cover(content: ReportContent, withWheel: boolean, label: string | null): Markup {
  return html`<section class="cover">
    <p class="kind">A psychological reading of the natal chart</p>
    <div class="${withWheel ? 'plate' : 'ring'}">${withWheel ? { markup: content.wheel_svg } : ringOfSigns}</div>
    <p class="${nameClass(content.subject.name)}"><bdi>${content.subject.name}</bdi></p>
    ${birthLines(content)}
    <p class="brand">${label}</p>
  </section>`
}

const STEP_DEGREES = 360 / SIGNS.length

const ringOfSigns: Markup = html`${SIGNS.map(
  ({ id }, index) =>
    html`<i style="transform: rotate(${index * STEP_DEGREES}deg) translateY(-52mm)">${glyph.sign(id)}</i>`,
)}<b>${glyph.body('sun')}</b>`
