import type { NumerologyProfileResponse } from '../../../../contract/numerology/reply.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import { stepList } from './steps.ts'

export type Profile = Extract<NumerologyProfileResponse['data'], { kind: 'pythagorean' }>
type Numbered = Profile['core']['life_path']
type Uncounted = Extract<NonNullable<Profile['core']['soul_urge']>, { value: null }>

/** What a number is made of, by its calculation. */
const SAYS = {
  life_path: ['Life path', 'The month, day and year of birth, each reduced and then added.'],
  birthday: ['Birthday', 'The day of the month.'],
  expression: ['Expression', 'All letters of the name at birth.'],
  soul_urge: ['Soul urge', 'The vowels of the name at birth.'],
  personality: ['Personality', 'The consonants of the name at birth.'],
  maturity: ['Maturity', 'Life path plus expression.'],
  personal_year: ['Personal year', 'The month and day of birth plus the calendar year.'],
  personal_month: ['Personal month', 'The personal year plus the calendar month.'],
  personal_day: ['Personal day', 'The personal month plus the calendar day.'],
  balance: ['Balance', 'The initials of the name.'],
  subconscious_self: ['Subconscious self', 'How many of the numbers 1 to 9 occur in the name.'],
} as const
type Calculation = keyof typeof SAYS

/** A number with its text, and how it was computed. */
function numberCard(profile: Profile, id: Calculation, number: Numbered | Uncounted | undefined): Markup | null {
  if (!number) return null
  const [name, made] = SAYS[id]
  if (number.value === null)
    return html`<section class="number"><h3>${name} <span class="soft">none</span></h3><p>The name has no ${number.reason === 'no_vowels' ? 'vowels' : 'consonants'}.</p></section>`
  const { value, compound, is_master: isMaster, karmic_debts: debts, trace } = number
  const text = profile.interpretations?.find((each) => each.calculation === id && each.number === value)
  const from = compound ? html` <span class="soft compound">from ${compound.split('/')[0]}</span>` : ''
  const marks = [isMaster && 'a master number', ...debts.map((debt) => `karmic debt ${debt}`)]
    .filter(Boolean)
    .join(', ')
  const steps = stepList(trace)
  return html`<section class="number"><h3>${name} <b class="value">${value}</b>${from}</h3>
${marks && html`<p class="soft">${sentence(marks)}</p>`}${text && html`<p><b>${text.title}.</b> ${text.text}</p>`}
${steps ? html`<details><summary>How it is calculated</summary><p>${made}</p>${steps}</details>` : html`<p class="soft">${made}</p>`}</section>`
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The numbers of the date and the name, then those of the day. */
export function numberCards(profile: Profile, on: string): Markup {
  const { core, cycles, name } = profile
  const ids = ['life_path', 'birthday', 'expression', 'soul_urge', 'personality', 'maturity'] as const
  const personal = ['personal_year', 'personal_month', 'personal_day'] as const
  return html`<h2>Core numbers</h2>
<div class="numbers">${ids.map((id) => numberCard(profile, id, core[id]))}${name && numberCard(profile, 'balance', name.balance)}${name && numberCard(profile, 'subconscious_self', name.subconscious_self)}</div>
${name && html`<p>Hidden passion: ${name.hidden_passion.digits.join(', ')} (${name.hidden_passion.count} letters${name.hidden_passion.digits.length > 1 && ' each'}). Karmic lessons: ${name.karmic_lessons.digits.join(', ') || 'none'}.</p>`}
<h2>Personal numbers on ${on}</h2>
<div class="numbers">${personal.map((id) => numberCard(profile, id, cycles[id]))}</div>`
}

interface LifePeriod {
  readonly what: string
  readonly ages: string
  readonly value: number
}

/** Pinnacles, life cycles and challenges, each with its ages. */
export function lifeTable({ life }: Profile): Markup {
  const { pinnacles, life_cycles: cycles, challenges } = life
  const ages = ({ from_age: from, to_age: to }: (typeof pinnacles)[number]): string =>
    to === null ? `from ${from}` : `${from} to ${to}`
  const rows: readonly LifePeriod[] = [
    ...cycles.map((each) => ({ what: `Life cycle ${each.ordinal}`, ages: ages(each), value: each.value })),
    ...pinnacles.map((each) => ({ what: `Pinnacle ${each.ordinal}`, ages: ages(each), value: each.value })),
    ...challenges.map((each) => ({
      what: each.is_main ? `Challenge ${each.ordinal} (main)` : `Challenge ${each.ordinal}`,
      ages: '',
      value: each.value,
    })),
  ]
  return table<LifePeriod>({
    caption: 'Periods of life',
    isCompact: true,
    columns: [
      { head: 'Period', cell: ({ what }) => what },
      { head: 'Ages', cell: ({ ages: said }) => said || null },
      { head: 'Number', isFigure: true, cell: ({ value }) => value },
    ],
    rows,
  })
}
