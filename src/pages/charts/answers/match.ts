import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { placeText } from '../degrees.ts'
import { sentence } from './cells.ts'

/** A match by the Moon: the score in a sentence, the two persons, the eight kootas, and the doshas. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const { ashtakoota, doshas, persons } = value
  if (path.length > 0 || !isMembers(ashtakoota)) return {}
  const kootas = objectsIn(ashtakoota['kootas'])
  return {
    ashtakoota: [scoreOf(value, ashtakoota), ...(kootas.length > 0 ? [kootasTable(kootas)] : [])],
    persons: personsTable(objectsIn(persons)),
    ...(isMembers(doshas) && { doshas: doshasTable(doshas, objectsIn(persons)) }),
    summary: null,
  }
}

function scoreOf(value: Members, own: Members): Markup {
  const summary = isMembers(value['summary']) ? value['summary'] : {}
  const needed = numberOf(summary['minimum_traditional_threshold'])
  const others = objectsIn(own['school_scores']).map(
    ({ school, score }) => `${inWords(textOf(school))} ${numberOf(score)}`,
  )
  return html`<section class="prose"><h3>${numberOf(own['score']) ?? '–'} of ${numberOf(own['max_score'])} points${textOf(own['recommendation']) !== '' && `: ${textOf(own['recommendation']).toLowerCase()}`}</h3>${
    needed !== null && html`<p>By tradition, at least ${needed} points are needed.</p>`
  }${others.length > 1 && html`<p class="soft">By school: ${others.join(', ')}.</p>`}</section>`
}

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

const DEGREES_OF_SIGN = 30

const personsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'The two people',
    isCompact: true,
    columns: [
      { head: 'Name', cell: ({ label }) => textOf(label) },
      { head: 'As', cell: ({ part }) => textOf(part) },
      {
        head: 'Moon',
        cell: (row) => {
          const { id, degree, name } = within(row, 'moon_sign')
          const [sign, at] = [numberOf(id), numberOf(degree)]
          return sign === null || at === null ? textOf(name) : placeText((sign - 1) * DEGREES_OF_SIGN + at)
        },
      },
      {
        head: 'Nakshatra, pada',
        cell: (row) => {
          const { name, pada } = within(row, 'moon_nakshatra')
          return [textOf(name), numberOf(pada)].filter(Boolean).join(' ')
        },
      },
    ],
    rows,
  })

const kootasTable = (rows: readonly Members[]): Markup =>
  html`<div class="full">${table<Members>({
    caption: 'The eight kootas',
    isCompact: true,
    columns: [
      { head: 'Koota', cell: ({ name }) => textOf(name) },
      {
        head: 'Points',
        isFigure: true,
        cell: ({ score, max_score: most }) => `${numberOf(score)} of ${numberOf(most)}`,
      },
      {
        head: 'Why',
        cell: ({ evidence }) =>
          html`<span class="prose">${objectsIn(evidence)
            .map(({ message }) => textOf(message))
            .join('; ')}</span>`,
      },
    ],
    rows,
  })}</div>`

interface Dosha {
  readonly name: string
  readonly isActive: boolean
  readonly text: string
  readonly eased: readonly string[]
}

const messagesOf = (value: unknown): readonly string[] => objectsIn(value).map(({ message }) => textOf(message))

function doshasTable(doshas: Members, given: readonly Members[]): Markup {
  const manglik = within(doshas, 'manglik')
  const persons = ['person1', 'person2'].flatMap((name, at): readonly Dosha[] => {
    const own = within(manglik, name)
    if (textOf(own['message']) === '') return []
    return [
      {
        name: `Mangal, ${textOf(given[at]?.['label']) || `person ${at + 1}`}`,
        isActive: own['active'] === true,
        text: textOf(own['message']),
        eased: messagesOf(own['cancellations']),
      },
    ]
  })
  const together = textOf(within(manglik, 'compatibility')['message'])
  const others = Object.entries(doshas).flatMap(([name, own]): readonly Dosha[] =>
    isMembers(own) && name !== 'manglik' && textOf(own['message']) !== ''
      ? [
          {
            name: sentence(inWords(name)),
            isActive: own['active'] === true,
            text: textOf(own['message']),
            eased: messagesOf(own['exceptions']),
          },
        ]
      : [],
  )
  const both: readonly Dosha[] =
    together === '' ? [] : [{ name: 'Mangal, both', isActive: false, text: together, eased: [] }]
  return html`<div class="full">${table<Dosha>({
    caption: 'Doshas',
    isCompact: true,
    columns: [
      { head: 'Dosha', cell: ({ name }) => name },
      {
        head: 'Found',
        cell: ({ isActive, name }) => (name === 'Mangal, both' ? '' : isActive ? html`<b>yes</b>` : 'no'),
      },
      {
        head: 'What was found',
        cell: ({ text, eased }) =>
          html`<span class="prose">${text}${eased.length > 0 && html`<br><span class="soft">Eased: ${eased.join('; ')}</span>`}</span>`,
      },
    ],
    rows: [...persons, ...both, ...others],
  })}</div>`
}
