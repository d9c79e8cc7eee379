import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Given } from '../playground/form-html.ts'
import { nextOf } from './ahead.ts'
import { momentText } from './dates.ts'
import { type Cast, castText, isEarly, momentLink } from './moments.ts'
import type { Answer, Asking, Found, Question } from './question.ts'
import { warningList } from './warnings.ts'

/** What the address of the page has. */
export interface AskedWhen {
  /** Null before one was chosen. */
  readonly question: Question | null
  /** The birth and its options, as they were typed. */
  readonly birth: Given
  /** The fields of the question, with their defaults. */
  readonly own: Asking['own']
  /** As it was given. */
  readonly zone: string | null
  readonly today: string
  /** The time of the request in UTC. */
  readonly now: string
}

interface Answered {
  readonly asked: AskedWhen
  readonly root: string
  local(utc: string): string
}

/** From this number on, a list is as wide as the window. */
const MANY = 7

/** The answer to a question: the sentence, and the table of its moments. */
export function answerHtml({ summary, found, warnings, note }: Answer, { asked, root, local }: Answered): Markup {
  const cast = castOf(asked)
  const next = nextOf(
    found.toSorted((a, b) => a.utc.localeCompare(b.utc)),
    asked.now,
  )
  const row = (each: Found): Markup => {
    const at = local(each.utc)
    const state = each === next ? 'next' : each.utc < asked.now ? 'over' : ''
    return html`<tr role="row"${state && html` class="${state}"`}><th role="rowheader" scope="row">${momentLink(root, each.title, at, cast, momentText(at))}</th> <td role="cell">${each.says}</td></tr>`
  }
  return html`<div class="answered"><div class="in-short">${summary}</div>${warningList(warnings)}
<div class="moments${found.length < MANY ? '' : ' many'}">${joined(
    partsOf(found).map(
      ({ under, rows }) => html`<table role="table">${
        under === undefined ? html`<caption class="aside">Dates in order</caption>` : html`<caption>${under}</caption>`
      }<thead role="rowgroup" class="aside"><tr role="row"><th role="columnheader" scope="col">Date and time</th><th role="columnheader" scope="col">Event</th></tr></thead>
<tbody role="rowgroup">${joined(rows.map(row))}</tbody></table>`,
    ),
  )}</div>
<p class="soft">Times are in ${asked.zone === null ? 'UTC' : html`the time zone ${asked.zone}`}. Each date opens the chart of that moment, cast for ${castText(cast)}.${isEarly(found.map(({ utc }) => utc)) && ' Dates are those of the Gregorian calendar.'}${note ? ` ${note}` : ''}</p></div>`
}

interface Part {
  readonly under: string | undefined
  readonly rows: Found[]
}

/** The moments by the headings of their parts, in their order. */
function partsOf(found: readonly Found[]): readonly Part[] {
  const parts: Part[] = []
  for (const each of found) {
    const last = parts.at(-1)
    if (last && last.under === each.under) last.rows.push(each)
    else parts.push({ under: each.under, rows: [each] })
  }
  return parts
}

/** The chart of a moment is cast for the birthplace, with the options of the birth where the question is about it. */
function castOf({ birth, question }: AskedWhen): Cast {
  const typed = (name: string): string | undefined => birth.get(name)?.[0]
  const lat = typed('lat')
  const lng = typed('lng')
  const options = [...birth].filter(([path]) => question?.needsBirth && CHART_OPTIONS.test(path))
  return {
    city: typed('city') ?? null,
    coordinates: lat !== undefined && lng !== undefined ? { lat, lng } : undefined,
    options: Object.fromEntries(options.map(([path, values]) => [path, values.join(',')])),
  }
}

const CHART_OPTIONS =
  /^(?:house_system|zodiac_type|sidereal_ayanamsa|include_features|include_minor_aspects|orb_settings\b.*)$/
