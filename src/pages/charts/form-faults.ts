import { html, type Markup, trusted } from '../../platform/markup.ts'
import type { AddressFault } from '../playground/address.ts'
import { labelOf } from '../playground/labels.ts'
import { dateText } from './dates.ts'
import { type Edits, edited } from './plain-words.ts'

/** Refusals of the API that name its fields, in the words of the form. */
const EDITS: Edits = [
  [
    /^Field required\. If the time is unknown, .*$/,
    'Required. If you don’t know the time, tick “I don’t know the time”',
  ],
  [/^Field required$/, 'Required'],
  [/^A place is required: give city, or lat and lng$/, 'Required'],
  [/^lat and lng must be given together$/, 'Latitude and longitude must be given together'],
  [/give the nearest town, or lat and lng$/, 'enter the nearest town, or the coordinates'],
  [
    /For a village or a part of a city give its town as (.*), or lat and lng$/,
    'For a village or part of a city, enter its town as $1, or its coordinates',
  ],
  [
    /^The Moshier theory covers (\S+) to (\S+), and .* cover (\S+) to (\S+)$/,
    (_, ...ends) => rangeText(ends.slice(0, 4)),
  ],
  [/ do not exist by calendar `?auto`?: /, ' do not exist: '],
  [
    /kept the Julian calendar pass .*$/,
    'kept the Julian calendar, choose Julian under Calendar; for dates counted backwards, Gregorian',
  ],
  [/ in the gazetteer\./, ' in our list of places.'],
  [
    /^The (\S+) calendar has no \S+: the day must lie between 1 and (\d+) in this month$/,
    'This month has only $2 days in the $1 calendar',
  ],
  [/has no (\S+): the day must lie between (\d+) and (\d+) in this month$/, 'has only days $2 to $3 in this month'],
]

/** The days that can be calculated, by the theory or by files. */
function rangeText(ends: readonly string[]): string {
  const byTime = [...ends].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  return `The ephemeris covers ${dateText(byTime[0]!)} to ${dateText(byTime.at(-1)!)}`
}

/** A fault as a sentence for people. */
export const faultText = ({ message }: AddressFault): string => edited(message, EDITS)

/** The sentences of faults, by the paths of their fields. */
export const textsByPath = (faults: readonly AddressFault[]): ReadonlyMap<string, string> =>
  new Map(faults.map((fault) => [fault.path, faultText(fault)]))

interface Control {
  readonly id: string
  /** As it is in the markup of the form. */
  readonly label: string
}

/** Fields of the second birth have the labels of the first. */
const OF_SECOND = 'other.'

const LABEL = /<label for="([^"]+)"[^>]*>([^<]+)/g
const CONTROL = /<(?:input|select|textarea)\b[^>]*?\bid="([^"]+)"[^>]*?\bname="([^"]+)"/g
const CHOICE = /<label class="choice"><input\b[^>]*?\bname="([^"]+)"[^>]*>([^<]+)/g

/** The controls of a form with their labels, by the paths of their fields. */
function controlsOf({ markup }: Markup): ReadonlyMap<string, Control> {
  const labels = new Map([...markup.matchAll(LABEL)].map(([, id, text]) => [id!, text!]))
  const choices = new Map([...markup.matchAll(CHOICE)].map(([, name, text]) => [name!, text!]))
  return new Map(
    [...markup.matchAll(CONTROL)].flatMap(([, id, name]) => {
      const label = labels.get(id!) ?? choices.get(name!)
      return label === undefined ? [] : [[name!, { id: id!, label: label.trim() }] as const]
    }),
  )
}

/** What is wrong, each with a link to its field, below the label that the field has in the form. */
export function faultNotice(faults: readonly AddressFault[], form: Markup | null): Markup | null {
  if (faults.length === 0) return null
  const controls = form ? controlsOf(form) : new Map<string, Control>()
  const items = faults.map((fault) => {
    const { path } = fault
    const control = controls.get(path)
    const owner = path.startsWith(OF_SECOND) ? `${labelOf('other')}, ` : ''
    const text = faultText(fault)
    if (control) return html`<li><a href="#${control.id}">${owner}${trusted(control.label)}:</a> ${text}</li>`
    return html`<li>${path && `${path.split('.').map(labelOf).join(', ')}: `}${text}</li>`
  })
  return html`<div class="notice bad" role="alert"><p>The chart could not be calculated. Check:</p><ul>${items}</ul></div>`
}
