import { CALENDAR_FEEDS, type CalendarFeed } from '../../contract/sky/calendar.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'

const FEED_NAMES: Readonly<Record<CalendarFeed, string>> = {
  phases: 'Phases of the Moon and eclipses',
  moon: 'Moon: phases, signs, void of course',
  sky: 'New and full Moons, retrogrades, sign changes of planets',
  all: 'All of these, and exact aspects between planets',
}

/** The feeds, as programs of calendars subscribe to them. */
export function subscribing(base: string): Markup {
  const feed = `${base}/charts/calendar.ics`
  return html`<section class="subscribe"><h2>Subscribe</h2>
<p>Your calendar app will show the next twelve months and stay up to date. You need no key.</p>
<ul>${joined(
    CALENDAR_FEEDS.map(
      (id) =>
        html`<li><b>${FEED_NAMES[id]}</b><div><a class="button" href="${feed.replace(/^https?:/, 'webcal:')}?events=${id}" aria-label="Subscribe: ${FEED_NAMES[id]}">Subscribe</a> <a href="calendar.ics?events=${id}" download="sky-${id}.ics" aria-label="Download as a file: ${FEED_NAMES[id]}">Download as a file</a></div></li>`,
    ),
  )}</ul>
<details><summary>Addresses for Google Calendar, Outlook and other apps</summary>
<p>If nothing opens, add a calendar by its address, which these apps call “From URL” or “Subscribe from web”.</p>
<dl>${joined(CALENDAR_FEEDS.map((id) => html`<div><dt>${FEED_NAMES[id]}</dt><dd><code>${feed}?events=${id}</code></dd></div>`))}</dl></details></section>`
}
