import { html, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import type { Around } from './answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from './answer-values.ts'
import { momentText } from './dates.ts'

/** The events of the sky within an object: the sentence first, then the moment on the clock of the request. */
export function eventsView(value: Members, { whole }: Around): Found {
  const events = objectsIn(value['events'])
  if (events.length === 0 || !events.every((each) => textOf(each['kind']) !== '' && textOf(each['utc']) !== ''))
    return {}
  const { meta } = whole
  const zone = isMembers(meta) ? textOf(meta['timezone']) : ''
  return { events: eventsTable(events, zone || 'UTC') }
}

const eventsTable = (events: readonly Members[], zone: string): Markup =>
  table({
    caption: `Events, by the clock of ${inWords(zone)}`,
    isCompact: true,
    columns: [
      {
        head: 'Event',
        cell: (event) => html`<span class="prose">${textOf(event['formulation']) || sentenceOf(event)}</span>`,
      },
      { head: 'When', cell: (event) => momentText(textOf(event['local']) || textOf(event['utc'])) },
    ],
    rows: events,
  })

/** What happens, where the request asked for no sentences: `Mars: ingress, Pisces`. */
function sentenceOf(event: Members): string {
  const bodies = objectsIn(event['bodies']).map(({ name }) => textOf(name))
  const what = [event['phase'] ?? event['kind'], event['aspect'], event['turns'], event['sign']]
  const words = what.map(textOf).filter(Boolean).map(inWords).join(', ')
  return bodies.length > 0 ? `${bodies.join(' and ')}: ${words}` : words
}

/** The phase of the Moon in one line. */
export function phaseView(value: Members): Found {
  const phase = value['moon_phase']
  if (!isMembers(phase)) return {}
  const [label, lit] = [textOf(phase['label']), numberOf(phase['illumination'])]
  if (label === '' || lit === null) return {}
  return { moon_phase: html`<p class="phase">Phase of the Moon: <b>${label}</b>, ${Math.round(lit * 100)} % lit.</p>` }
}
