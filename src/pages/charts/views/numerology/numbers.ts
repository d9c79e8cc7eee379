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
  return html`<section class="number" id="${anchorOf(id)}"><h3>${name} <b class="value">${value}</b>${from}</h3>
${marks && html`<p class="soft">${sentence(marks)}</p>`}${text && html`<p><b>${text.title}.</b> ${text.text}</p>`}
${steps ? html`<details><summary>How it is calculated</summary><p>${made}</p>${steps}</details>` : html`<p class="soft">${made}</p>`}</section>`
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const anchorOf = (id: Calculation): string => `number-${id.replaceAll('_', '-')}`

const CORE = ['life_path', 'birthday', 'expression', 'soul_urge', 'personality', 'maturity'] as const
const PERSONAL = ['personal_year', 'personal_month', 'personal_day'] as const

/** All numbers in one row, each a link to its text. */
function glance({ core, cycles }: Profile): Markup {
  const numbers = [...CORE.map((id) => [id, core[id]] as const), ...PERSONAL.map((id) => [id, cycles[id]] as const)]
  return html`<ul class="glance" aria-label="All numbers">${numbers.map(
    ([id, number]) =>
      number &&
      number.value !== null &&
      html`<li><a href="#${anchorOf(id)}"><span>${SAYS[id][0]}</span> <b class="value">${number.value}</b></a></li>`,
  )}</ul>`
}

/** All numbers, then the texts of those of the date and the name, then those of the day. */
export function numberCards(profile: Profile, on: string): Markup {
  const { core, cycles, name } = profile
  return html`${glance(profile)}
<h2>Core numbers</h2>
<div class="numbers">${CORE.map((id) => numberCard(profile, id, core[id]))}${name && numberCard(profile, 'balance', name.balance)}${name && numberCard(profile, 'subconscious_self', name.subconscious_self)}${name && letterCards(name)}</div>
<h2>Personal numbers on ${on}</h2>
<div class="numbers">${PERSONAL.map((id) => numberCard(profile, id, cycles[id]))}</div>`
}

/** Which numbers the letters of the name have most often, and which not at all. */
const letterCards = ({ hidden_passion: passion, karmic_lessons: lessons }: NonNullable<Profile['name']>): Markup => {
  const letters = passion.count === 1 ? '1 letter' : `${passion.count} letters`
  return html`<section class="number"><h3>Hidden passion <b class="value">${passion.digits.join(', ')}</b></h3>
<p class="soft">The most frequent number of the name: ${letters}${passion.digits.length > 1 && ' each'}.</p></section>
<section class="number"><h3>Karmic lessons <b class="value">${lessons.digits.join(', ') || 'none'}</b></h3>
<p class="soft">The numbers that no letter of the name has.</p></section>`
}

interface LifePeriod {
  readonly what: string
  readonly ages?: string
  readonly value: number
}

/** Life cycles and pinnacles with their ages, and challenges. */
export function lifeTables({ life }: Profile): Markup {
  const { pinnacles, life_cycles: cycles, challenges } = life
  const ages = ({ from_age: from, to_age: to }: (typeof pinnacles)[number]): string =>
    to === null ? `from ${from}` : `${from} to ${to}`
  const aged = (period: (typeof pinnacles)[number] | (typeof cycles)[number]): LifePeriod => ({
    what: `${period.ordinal}`,
    ages: ages(period),
    value: period.value,
  })
  const challenged = ({ ordinal, is_main: isMain, value }: (typeof challenges)[number]): LifePeriod => ({
    what: isMain ? `${ordinal} (main)` : `${ordinal}`,
    value,
  })
  return html`<h2>Periods of life</h2>
<div class="periods">${periodTable('Life cycles', cycles.map(aged))}${periodTable('Pinnacles', pinnacles.map(aged))}${periodTable('Challenges', challenges.map(challenged))}</div>`
}

const periodTable = (caption: string, rows: readonly LifePeriod[]): Markup =>
  table<LifePeriod>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Period', cell: ({ what }) => what },
      ...(rows.some(({ ages }) => ages) ? [{ head: 'Ages', cell: ({ ages }: LifePeriod) => ages }] : []),
      { head: 'Number', isFigure: true, cell: ({ value }) => value },
    ],
    rows,
  })
