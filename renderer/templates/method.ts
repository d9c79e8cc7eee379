import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { birthDate, birthPlace, birthTime } from './birth-words.ts'
import * as glyph from './glyphs.ts'

const UTC_MINUTES = 16

/** The methods and sources of the book. */
export function method({ subject }: ReportContent): Markup {
  const { born, settings, name, notes } = subject
  const place = birthPlace(born)
  const facts = [
    ['Name', name],
    ['Date of birth', birthDate(born)],
    ['Time of birth', birthTime(born) ?? 'not known; the chart is cast for noon'],
    ['Universal time', `${born.utc.slice(0, UTC_MINUTES).replace('T', ', ')}`],
    ['Place of birth', place.name],
    ['Coordinates', place.coordinates],
    ['Time zone', born.timezone],
    ['Houses', born.time_known ? settings.house_system_name : 'none without a time of birth'],
    ['Zodiac', settings.zodiac],
    ['Ephemeris', settings.ephemeris],
  ] as const
  return html`
  <table class="facts">
    <caption><h2>The data of this chart</h2></caption>
    <tbody>${facts.map(([what, value]) => value && html`<tr><th scope="row">${what}</th><td><bdi>${value}</bdi></td></tr>`)}</tbody>
  </table>
  ${
    notes.length > 0 &&
    html`<div class="passage"><h2>Notes on this chart</h2><ul>${notes.map((note) => html`<li>${sentence(note)}</li>`)}</ul></div>`
  }
  ${explanations(born.time_known)}`
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const explanations = (isTimed: boolean): Markup => html`
  <div class="passage"><h2>Positions</h2>
  <p>The places of the Sun, the Moon and the planets are computed by the Swiss Ephemeris of Astrodienst, which follows the
  planetary ephemerides of the Jet Propulsion Laboratory. They are geocentric and apparent, and are given to the minute of
  arc. A planet is called retrograde when, seen from the Earth, it moves backwards through the zodiac.</p></div>
  <div class="passage"><h2>Time and place</h2>
  <p>The time on the clock was turned into universal time by the IANA time zone database, with the history of summer
  time and of changes of zone at the place of birth. For births before standard time the local mean time of the
  birthplace is used. ${
    isTimed
      ? 'The Ascendant moves by one degree in four minutes, so the time of birth matters: an error of a quarter of an hour can move cusps of houses by some degrees.'
      : 'Without a time there are no houses and no Ascendant, and the Moon can be up to seven degrees from where it is shown; texts that depend on them are left out.'
  }</p></div>
  <div class="passage"><h2>Aspects and weights</h2>
  <p>Aspects are the five major ones: conjunction, sextile, square, trine and opposition. An aspect counts when it is
  within its orb; the closer it is, the more it counts. The balance of elements and modes is counted by weight: the
  lights${isTimed && ' and the Ascendant'} count more than the slow planets, which a whole generation shares. The chapter ‘What
  weighs most’ ranks the planets by what they rule, how near they stand to an angle, their dignity and their aspects,
  and names those reasons.</p></div>
  <div class="passage"><h2>The texts</h2>
  <p>Each text speaks of one combination: a planet in a sign or a house, an aspect, the ruler of a house. They were
  written for this service and are chosen by the chart alone; the same chart always has the same book. Where two of them
  seem to disagree, both may be true of you, at different hours. Astrology is a language for thinking about a life, and
  what you recognise in it counts for more than what is printed here.</p></div>
  <div class="passage"><h2>Licence</h2>
  <p>The service that calculated and typeset this book is Orrery, free software under the GNU Affero General Public
  License, version 3: every user of the service over a network has a right to its source code. The Swiss Ephemeris is
  used under the same licence. The typefaces are EB Garamond and Alegreya Sans, with Noto for letters that they lack, under the SIL Open
  Font License, version 1.1; the symbols of planets and signs were drawn for this service.</p></div>
  <p class="end">${glyph.body('sun')}</p>`
