import { z } from 'zod'
import { BirthFields } from '../../../../contract/births/birth.ts'
import { PartnerBirth } from '../../../../contract/charts/requests.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { formHtml, requestFields } from '../../../playground/form.ts'
import { keptChoice } from '../../choices.ts'
import { personName } from '../../person.ts'
import type { Body, Viewed } from '../../view.ts'

/** How the charts of two people are put together. */
export const KINDS = { synastry: 'Synastry', composite: 'Composite' } as const
export type Kind = keyof typeof KINDS
const KIND_IDS = Object.keys(KINDS) as [Kind, ...Kind[]]

const { state: _state, country: _country, ...OtherBirth } = BirthFields

/** The second birth, and what is made of the two. */
export const TogetherFields = z.object({
  kind: z.enum(KIND_IDS).default('synastry'),
  other: z.strictObject(OtherBirth).partial().optional(),
})

/** The other birth as it was given: without it there is nothing to compare. */
export const otherOf = ({ own }: Pick<Viewed, 'own'>): Body | undefined => own['other'] as Body | undefined

/** What the two people are called. */
export interface Names {
  readonly first: string
  readonly second: string
}

const UNNAMED: Names = { first: 'First person', second: 'Second person' }

export function namesOf({ chart, birth, own }: Pick<Viewed, 'chart' | 'birth' | 'own'>): Names {
  const other = otherOf({ own })?.['name']
  return {
    first: birth['name'] ? personName(chart) : UNNAMED.first,
    second: typeof other === 'string' && other.trim() !== '' ? other.trim() : UNNAMED.second,
  }
}

const SECOND_BIRTH = requestFields({ body: TogetherFields.pick({ other: true }) })

/** What each way to compare shows. */
export const SAYS: Readonly<Record<Kind, string>> = {
  synastry:
    'One chart around the other, with the aspects between them and the houses that the planets of each fall into.',
  composite: 'A single chart of the midpoints between the two charts.',
}

/** Where the script offers the people that are saved. */
const SAVED = html`<div class="saved-people" data-people="charts/people" hidden></div>`

/** The form of the second birth, with a button for each way to compare. Once it is filled in, it is folded below links to these. */
export function togetherControls(viewed: Viewed): Markup {
  const birth = formHtml({ births: { other: 'Second person' }, first: [] }, SECOND_BIRTH, viewed.given)
  if (!otherOf(viewed))
    return html`<h2>Compare with a second person</h2>
<div class="partner">${SAVED}${birth}
<div class="actions">${KIND_IDS.map((kind) => html`<button type="submit" name="kind" value="${kind}"${kind === KIND_IDS[0] && html` class="primary"`}>${KINDS[kind]}</button>`)}</div></div>
<dl class="ways">${KIND_IDS.map((kind) => html`<dt>${KINDS[kind]}</dt><dd>${SAYS[kind]}</dd>`)}</dl>`
  const isWhole = PartnerBirth.safeParse(otherOf(viewed)).success
  const kind = TogetherFields.shape.kind.safeParse(viewed.own['kind']).data ?? KIND_IDS[0]
  return html`${keptChoice('kind', kind)}<details class="partner"${isWhole ? '' : ' open'}><summary>Change the second person</summary>${SAVED}${birth}
<div class="actions"><button type="submit" class="primary">Compare</button></div></details>`
}
