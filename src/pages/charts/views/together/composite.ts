import type { ChartData } from '../../../../contract/charts/reply.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { COMPOSITE } from '../../../../techniques/composite/composite.ts'
import { table } from '../../../elements/table.ts'
import { ordinal } from '../../days.ts'
import { placeInSign } from '../../degrees.ts'
import { bodyMark } from '../../glyphs.ts'
import { housesTable } from '../../positions.ts'
import type { Viewed } from '../../view.ts'
import { wheelSection } from '../../wheel.ts'
import { aspectTables, ownAspects } from './aspects.ts'
import { namesOf, SAYS } from './births.ts'
import { pairOf, withOwnNames } from './requests.ts'
import { secondBirthLine } from './second-birth.ts'

type Ring = ChartData['inner']
interface Row {
  readonly id: string
  readonly name: string
  readonly abs_pos: number
  readonly house?: number | undefined
}

/** One chart of the midpoints between two charts: wheel, positions, houses and aspects. */
export async function showComposite(viewed: Viewed): Promise<Markup> {
  const { ask } = viewed
  const names = namesOf(viewed)
  const request = pairOf(viewed)
  const data = await withOwnNames(ask.pictured(COMPOSITE, request))
  const wheel = await ask.picture(COMPOSITE, request)
  const { inner } = data
  return html`<div class="pair-head"><h2>${names.first} and ${names.second}: composite</h2>
${secondBirthLine(data, names.second)}</div>
<p class="soft">${SAYS.composite}${inner.cusps ? cuspsText(inner.settings.house_system) : ' Without both times of birth it has no houses.'}</p>
<div class="room pair">
${wheelSection(wheel)}
<section class="overlays" aria-label="Positions and houses">${positions(inner)}${inner.cusps ? housesTable(inner.cusps.map((abs_pos, at) => ({ house: at + 1, abs_pos }))) : ''}</section>
<section class="cross" aria-label="Aspects">${aspectTables(ownAspects(data))}</section>
</div>`
}

/** Where the houses of a composite come from. */
const cuspsText = (houses: string | undefined): string =>
  houses === 'whole_sign' || houses === 'equal'
    ? ' Its houses begin at the composite Ascendant.'
    : ' Its cusps are the midpoints of the cusps of both charts.'

/** The midpoints, then the angles. */
function positions({ planets, angles }: Ring): Markup {
  const shown: readonly Row[] = [
    ...planets.filter(({ id }) => id !== 'asc' && id !== 'mc'),
    ...(angles
      ? [
          { id: 'asc', name: 'Ascendant', abs_pos: angles.asc },
          { id: 'mc', name: 'Midheaven', abs_pos: angles.mc },
        ]
      : []),
  ]
  return table<Row>({
    caption: 'Positions',
    isCompact: true,
    columns: [
      { head: 'Point', cell: ({ id, name }) => html`<span class="named">${bodyMark(id, name)} ${name}</span>` },
      { head: 'Position', cell: ({ abs_pos }) => placeInSign(abs_pos) },
      ...(angles
        ? [{ head: 'House', isFigure: true, cell: ({ house }: Row) => house !== undefined && ordinal(house) }]
        : []),
    ],
    rows: shown,
  })
}
