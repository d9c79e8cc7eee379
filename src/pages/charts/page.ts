import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { html, type Markup, trusted } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import { formHtml, type RequestFields } from '../playground/form.ts'
import type { Given } from '../playground/form-html.ts'
import { labelOf } from '../playground/labels.ts'
import { sitePage } from '../site.ts'
import { aspectGrid, aspectList } from './aspects.ts'
import { balanceTable } from './balance.ts'
import { personHeading, personName } from './person.ts'
import { housesTable, positionsTable } from './positions.ts'
import { readingOf } from './reading.ts'
import { CHART_ROOM } from './style.ts'

/** A chart as the calculation threads answer it, and its wheel. */
export interface Drawn {
  readonly reply: z.output<typeof NatalChartReply>
  readonly svg: string
}

interface RoomPage {
  readonly root: string
  /** The fields of the form: birth and options. */
  readonly fields: RequestFields
  readonly options: readonly string[]
  readonly given: Given
  readonly faults: readonly AddressFault[]
  /** Null before a birth was entered. */
  readonly drawn: Drawn | null
}

/** The chart room: a birth, and everything about its chart on one page. */
export const roomPage = ({ root, fields, options, given, faults, drawn }: RoomPage): Page =>
  sitePage({
    title: drawn ? personName(drawn.reply) : 'Charts',
    at: 'charts',
    root,
    script: 'charts/room.js',
    hasForms: true,
    style: CHART_ROOM,
    content: drawn
      ? html`<header class="person">${personHeading(drawn.reply)}</header>
${birthForm({ fields, options, given, isOpen: false })}${chartHtml(drawn)}`
      : html`<h1>Charts</h1>
<p>Enter a birth to see its chart: wheel, positions, houses, aspects and a reading.</p>
${faultNotice(faults)}${birthForm({ fields, options, given, isOpen: true })}`,
  })

interface BirthForm extends Pick<RoomPage, 'fields' | 'options' | 'given'> {
  readonly isOpen: boolean
}

/** The form works without a script: its fields become the address of the page. */
function birthForm({ fields, options, given, isOpen }: BirthForm): Markup {
  const form = html`<form id="birth" method="get" class="playground-form" autocomplete="off" novalidate>
${formHtml({ births: { '': 'Birth' }, first: [...options] }, fields, given)}
<div class="actions"><button type="submit" class="primary">Show the chart</button></div></form>`
  return isOpen
    ? form
    : html`<details class="drawer" id="drawer"><summary>Change the birth or the options</summary>${form}</details>`
}

const faultNotice = (faults: readonly AddressFault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="notice bad" role="alert"><p>The chart could not be calculated:</p><ul>${faults.map(
        ({ path, message }) => html`<li>${labelOf(path)}: ${message}</li>`,
      )}</ul></div>`

/** The parts of a chart, which a bar on a phone jumps to. */
const PARTS = { wheel: 'Wheel', positions: 'Positions', aspects: 'Aspects', reading: 'Reading' } as const

function chartHtml({ reply, svg }: Drawn): Markup {
  const { planets, houses, aspects, interpretation, warnings = [] } = reply
  const inOrder = [...new Set([...planets.map(({ id }) => id), ...aspects.flatMap(({ p1, p2 }) => [p1, p2])])]
  return html`<nav class="jump" aria-label="Parts of the chart"><ul>${Object.entries(PARTS).map(
    ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>
${warnings.length > 0 ? html`<div class="notice warn"><ul>${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>` : ''}
<div class="room">
<section id="wheel" class="sky" aria-label="Wheel">${trusted(svg)}</section>
<section id="positions" aria-label="Positions and houses">${positionsTable(reply)}${houses ? housesTable(houses) : ''}${balanceTable(planets)}</section>
<section id="aspects" aria-label="Aspects">${aspectGrid(inOrder, aspects)}${aspectList(aspects)}</section>
<section id="reading" aria-label="Reading"><h2>Reading</h2>${interpretation && readingOf(interpretation)}</section>
</div>`
}
