import type { ChartData } from '../../../../contract/charts/reply.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { SYNASTRY } from '../../../../techniques/synastry/synastry.ts'
import { table } from '../../../elements/table.ts'
import { ordinal } from '../../days.ts'
import { placeInSign } from '../../degrees.ts'
import { bodyMark } from '../../glyphs.ts'
import type { Viewed } from '../../view.ts'
import { wheelSection } from '../../wheel.ts'
import { crossAspects, crossGrid, crossTables } from './aspects.ts'
import { type Names, namesOf } from './births.ts'
import { RING_COLORS, ringsOf, withOwnNames } from './requests.ts'
import { secondBirthLine } from './second-birth.ts'

type Ring = ChartData['inner']

/** The charts of two people over each other: wheel, houses of the other, aspects between them. */
export async function showSynastry(viewed: Viewed): Promise<Markup> {
  const { ask } = viewed
  const names = namesOf(viewed)
  const request = {
    ...ringsOf(viewed),
    person_a_planet_color: RING_COLORS.second,
    person_b_planet_color: RING_COLORS.first,
  }
  const data = await withOwnNames(ask.pictured(SYNASTRY, request), 'person_a')
  const wheel = await ask.picture(SYNASTRY, request)
  const { inner, outer = inner } = data
  const aspects = crossAspects(data)
  return html`<div class="pair-head"><h2>${names.first} and ${names.second}: synastry</h2>
${secondBirthLine(data, names.second, 'person_a')}
<p class="rings"><span class="ring of-first">${names.first} inside</span> <span class="ring of-second">${names.second} outside</span></p></div>
<div class="room pair">
${wheelSection(wheel)}
<section class="overlays" aria-label="Houses of the other person">${overlay(inner, names.first, names.second)}${overlay(outer, names.second, names.first)}</section>
<section class="cross" aria-label="Aspects between the two">${crossGrid(aspects, { first: idsOf(inner, aspects, 'first'), second: idsOf(outer, aspects, 'second') }, names)}${crossTables(aspects, names)}</section>
</div>`
}

/** The points of a ring in its order, and the angles after them if they have aspects. */
function idsOf({ planets }: Ring, aspects: ReturnType<typeof crossAspects>, end: keyof Names): readonly string[] {
  return [...new Set([...planets.map(({ id }) => id), ...aspects.map((aspect) => aspect[end])])]
}

/** The bodies of one person in the houses of the other. */
function overlay({ planets }: Ring, owner: string, other: string): Markup {
  const hasHouses = planets.some(({ other_house: house }) => house !== undefined)
  const owned = possessive(owner)
  return html`${table<Ring['planets'][number]>({
    caption: hasHouses ? `${owned} planets in ${possessive(other)} houses` : `${owned} planets`,
    isCompact: true,
    columns: [
      { head: 'Point', cell: ({ id, name }) => html`<span class="named">${bodyMark(id, name)} ${name}</span>` },
      { head: 'Position', cell: ({ abs_pos }) => placeInSign(abs_pos) },
      ...(hasHouses
        ? [
            {
              head: 'House',
              isFigure: true,
              cell: ({ other_house: house }: Ring['planets'][number]) => house !== undefined && ordinal(house),
            },
          ]
        : []),
    ],
    rows: planets,
  })}${hasHouses ? '' : html`<p class="hint">${possessive(other)} time of birth is unknown, so there are no houses.</p>`}`
}

/** `Ada’s`, `James’s`. */
const possessive = (name: string): string => `${name}’s`
