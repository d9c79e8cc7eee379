import type { z } from 'zod'
import type { Trace } from '../../../../contract/numerology/number.ts'
import { html, type Markup } from '../../../../platform/markup.ts'

type Step = NonNullable<z.output<typeof Trace>>[number]
interface Term {
  readonly of: string
  readonly value: number
}

/** What the inputs of steps are called. Words of the name stay as they are. */
const NAMES: Readonly<Record<string, string>> = {
  birth_month: 'month of birth',
  birth_day: 'day of birth',
  birth_year: 'year of birth',
  birth_date: 'date of birth',
  life_path: 'life path',
  expression: 'expression',
  soul_urge: 'soul urge',
  personality: 'personality',
  maturity: 'maturity',
  personal_year: 'personal year',
  personal_month: 'personal month',
  calendar_year: 'calendar year',
  calendar_month: 'calendar month',
  calendar_day: 'calendar day',
  personal_day: 'personal day',
  initials: 'initials',
  letters: 'letters',
  digits: 'numbers',
}

const nameOf = (of: string): string =>
  NAMES[of] ?? of.replace(/^(pinnacle|challenge)_(\d)$/, '$1 $2').replaceAll('_', ' ')

const said = ({ of, value }: Term): string => `${nameOf(of)} ${value}`

const listed = (parts: readonly string[], sign: string): string => parts.join(` ${sign} `)

/** A step in words: `year of birth 1990: 1 + 9 + 9 + 0 = 19`. */
function stepText(step: Step): string {
  switch (step.kind) {
    case 'letters': {
      const letters = step.letters.map(({ letter, value }) => `${letter} ${value}`)
      return `${nameOf(step.of)}: ${listed(letters, '+')}${letters.length > 1 ? ` = ${step.result}` : ''}`
    }
    case 'digits':
      return `${nameOf(step.of)}, ${step.from}: ${listed(step.digits.map(String), '+')} = ${step.result}`
    case 'kept':
      return `${nameOf(step.of)}: ${step.result} is a master number and is not reduced`
    case 'sum':
      return `${listed(step.terms.map(said), '+')} = ${step.result}`
    case 'difference':
      return `difference of ${listed(step.terms.map(said), 'and')}: ${step.result}`
    case 'counts':
      return `letters with each number: ${step.counts.map((count, at) => `${at + 1}: ${count}`).join(', ')}`
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** How a number was computed, in order. A number without steps is its own input. */
export const stepList = (trace: readonly Step[] | undefined): Markup | null =>
  trace && trace.length > 0
    ? html`<ol class="steps">${trace.map((step) => html`<li>${sentence(stepText(step))}</li>`)}</ol>`
    : null
