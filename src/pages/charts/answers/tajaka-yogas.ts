import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import { inWords, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { angleText } from '../degrees.ts'
import { aspectCell, sentence } from './cells.ts'

const HOUSE_YOGAS: Readonly<Record<string, string>> = {
  ishkavala: 'Ishkavala: no planet is in house 3, 6, 9 or 12.',
  induvara: 'Induvara: all planets are in houses 3, 6, 9 and 12.',
}

/** The yogas of a year of Tajaka: of two planets, of all planets, and of the lord of the lagna with lords of houses. */
export function yogaViews(yogas: Members): readonly Markup[] {
  const [pairs, matters] = [objectsIn(yogas['pairs']), objectsIn(yogas['matters'])]
  const ofHouses = HOUSE_YOGAS[textOf(yogas['houses'])]
  return [
    ...(ofHouses ? [html`<p class="prose">${ofHouses}</p>`] : []),
    ...(pairs.length > 0 ? [pairsTable(pairs)] : []),
    ...(matters.length > 0 ? [mattersTable(matters)] : []),
  ]
}

const namesText = (value: unknown): string => (isList(value) ? value.map(textOf).join(', ') : '')

/** `Ithasala, vartamana`, and what strengthens or cancels it. */
function pairText({ yoga, kind, manahoo, kamboola }: Members): string {
  const cancelling = namesText(manahoo)
  const parts = [
    sentence(textOf(yoga)),
    textOf(kind),
    kamboola === true && 'strengthened by the Moon (kamboola)',
    cancelling !== '' && `cancelled by ${cancelling} (manahoo)`,
  ]
  return parts.filter(Boolean).join(', ')
}

const pairsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Yogas of two planets, the faster first',
    columns: [
      {
        head: 'Planets',
        cell: ({ faster, slower, aspect }) =>
          aspectCell(textOf(faster).toLowerCase(), textOf(aspect), textOf(slower).toLowerCase()),
      },
      { head: 'Yoga', cell: pairText },
      { head: 'Apart', isFigure: true, cell: ({ degrees_apart: apart }) => angleText(numberOf(apart) ?? 0) },
    ],
    rows,
  })

const AFFLICTIONS: Readonly<Record<string, string>> = {
  house_6_8_12: 'in house 6, 8 or 12',
  malefic: 'afflicted by a malefic',
}

/** `Rudda (Mars combust, Jupiter retrograde)`. */
function matterText({ yoga, through, afflictions, kamboola }: Members): string {
  const by = namesText(through)
  const reasons = [
    by !== '' && `through ${by}`,
    isMembers(kamboola) &&
      `with ${textOf(kamboola['with'])}, ${textOf(kamboola['moon_grade'])} and ${textOf(kamboola['planet_grade'])}`,
    ...objectsIn(afflictions).map(
      ({ planet, by: reason }) => `${textOf(planet)} ${AFFLICTIONS[textOf(reason)] ?? textOf(reason)}`,
    ),
  ].filter(Boolean)
  const name = sentence(inWords(textOf(yoga)))
  return reasons.length > 0 ? `${name} (${reasons.join(', ')})` : name
}

const mattersTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: `Matters of the houses: yogas of ${textOf(rows[0]?.['lagna_lord'])}, lord of the lagna, with the lord of each house`,
    columns: [
      { head: 'House', cell: ({ house }) => numberOf(house) },
      { head: 'Lord', cell: (row) => textOf(row['house_lord']) },
      {
        head: 'Yogas',
        cell: (row) =>
          row['house_lord'] === row['lagna_lord']
            ? 'The same planet rules the lagna'
            : objectsIn(row['yogas']).map(matterText).join('; ') || 'none',
      },
    ],
    rows,
  })
