import type { ReportContent } from '../../src/contract/reports/content.ts'
import type { Catalogue } from '../../src/languages/catalogues.ts'
import { filled } from '../../src/languages/language.ts'
import { html, type Markup } from '../../src/platform/markup.ts'
import * as glyph from './glyphs.ts'
import { birthDate, birthPlace, birthTime, wordsOf } from './words.ts'

/** The methods and sources of the book. */
export function method(content: ReportContent): Markup {
  const { methods } = wordsOf(content)
  const { notes, born } = content.subject
  return html`
  <table class="facts">
    <caption><h2>${methods.data}</h2></caption>
    <tbody>${factsOf(content, methods).map(([what, value]) => value && html`<tr><th scope="row">${methods.facts[what]}</th><td><bdi>${value}</bdi></td></tr>`)}</tbody>
  </table>
  ${
    notes.length > 0 &&
    html`<div class="passage"><h2>${methods.notes}</h2><ul>${notes.map((note) => html`<li>${sentence(note)}</li>`)}</ul></div>`
  }
  ${explanations(methods, born.time_known)}`
}

const DATE = 10
const UTC_MINUTES = 16

/** The data of a chart, by what they are. */
function factsOf(content: ReportContent, methods: Catalogue['methods']) {
  const { born, settings, name } = content.subject
  const place = birthPlace(born)
  const universal = { date: born.utc.slice(0, DATE), time: born.utc.slice(DATE + 1, UTC_MINUTES) }
  return [
    ['name', name],
    ['date', birthDate(content)],
    ['time', birthTime(born) ?? methods.timeUnknown],
    ['universal', filled(methods.universal, universal)],
    ['place', place.name],
    ['coordinates', place.coordinates],
    ['zone', zoneWithOffset(born)],
    ['houses', born.time_known ? settings.house_system_name : methods.noHouses],
    ['zodiac', settings.zodiac],
    ['ephemeris', settings.ephemeris],
  ] as const
}

/** The zone with the offset that was used: `America/Toronto (-05:00)`. A zone that is an offset stands alone. */
function zoneWithOffset({ timezone, local }: ReportContent['subject']['born']): string {
  const [offset = ''] = /[+-]\d\d:\d\d(?::\d\d)?$/.exec(local) ?? []
  return offset === '' || offset === timezone ? timezone : `${timezone} (${offset})`
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function explanations({ passages }: Catalogue['methods'], isTimed: boolean): Markup {
  const { positions, time, weights, texts, licence } = passages
  const known = isTimed ? 'timed' : 'untimed'
  const parts = [
    [positions.title, positions.body],
    [time.title, time.body, time[known]],
    [weights.title, weights.body, weights[known], weights.ranks],
    [texts.title, texts.body],
    [licence.title, licence.body],
  ] as const
  return html`
  ${parts.map(([title, ...sentences]) => html`<div class="passage"><h2>${title}</h2>\n  <p>${sentences.join(' ')}</p></div>\n  `)}<p class="end">${glyph.body('sun')}</p>`
}
