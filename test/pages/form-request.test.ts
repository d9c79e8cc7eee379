import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodyReader } from '../../src/contract/input/reading.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { formOf } from '../../src/operations/page-forms.ts'
import { calculationsOf } from '../../src/pages/playground/calculations.ts'
import { formHtml, requestFields } from '../../src/pages/playground/form.ts'
import { parametersOf, requestOf } from '../../src/pages/playground/form-request.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { controlsIn, type FormControl } from '../support/form-controls.ts'

/** The request of the controls that count: not those of a variant that was not chosen, and no clock of an unknown time. */
function sent(controls: readonly FormControl[]) {
  const stated = (name: string) => controls.find((each) => each.name === name)?.value
  const isUnknown = (name: string) => controls.find((each) => each.name === name)?.checked === true
  const counting = controls.filter(({ name, disabled, variants }) => {
    const [, stem = '', last] = /^(.*\.)?([^.]+)$/.exec(name) ?? []
    if ((last === 'hour' || last === 'minute') && isUnknown(`${stem}time_known`)) return false
    return !disabled && variants.every(({ of, name: variant }) => choiceOf(of, stated) === variant)
  })
  return requestOf(counting)
}

const choiceOf = (of: string, stated: (name: string) => string | undefined) =>
  stated(`${of}.system`) ?? stated(`${of}.kind`)

type Change = Pick<FormControl, 'value' | 'checked'>

/** Every other state of a control; of one that is typed, some other text. */
function changesOf({ type, options, value, checked, dataset, tag }: FormControl): Change[] {
  if (type === 'checkbox') return [{ value, checked: !checked }]
  if (tag === 'select') return options.filter((each) => each !== value).map((each) => ({ value: each, checked }))
  const other = dataset['kind'] === 'number' || dataset['kind'] === 'numbers' ? '3' : 'x'
  return [{ value: [value, dataset['standard']].includes(other) ? `${other}1` : other, checked }]
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value)

describe.each(Object.entries(calculationsOf(OPERATIONS)))('the form of %s', (_, calculation) => {
  const { read } = formOf(calculation)
  const fields = requestFields(calculation)
  const controls = () => controlsIn(formHtml(calculation, fields, read(calculation.example).given).markup)
  const readers = {
    query: calculation.query && bodyReader(calculation.query),
    body: calculation.body && bodyReader(calculation.body),
  }
  /** What the service reads. Where an option needs another field, such as a place, it refuses the request: what is sent. */
  const readPart = (part: 'query' | 'body', request: ReturnType<typeof sent>): unknown => {
    try {
      return readers[part]?.(request[part], { isStrict: true }).body
    } catch (error) {
      if (error instanceof Refusal) return request[part]
      throw error
    }
  }

  test('sends something else when any of its controls is changed', () => {
    const all = controls()
    const before = JSON.stringify(sent(all))
    const silent: string[] = []
    for (const [at, control] of all.entries()) {
      const [variant] = control.variants
      const own = variant ? controls() : all
      if (variant) {
        const choice = own.find(({ name }) => name === `${variant.of}.system`)
        if (choice) choice.value = variant.name
      }
      const base = variant ? JSON.stringify(sent(own)) : before
      for (const change of changesOf(control)) {
        const changed = own.map((each, index) => (index === at ? { ...each, ...change, disabled: false } : each))
        if (JSON.stringify(sent(changed)) === base) silent.push(`${control.name}: ${JSON.stringify(change)}`)
      }
    }
    expect(silent).toEqual([])
  })

  test('shows each box as the service reads the request, ticked and not', () => {
    const all = controls()
    for (const [at, control] of all.entries()) {
      const { name, dataset, checked } = control
      if (dataset['kind'] !== 'flag' || control.type !== 'checkbox' || control.variants.length > 0) continue
      const isOpposite = dataset['opposite'] !== undefined
      for (const isTicked of [checked, !checked]) {
        const request = sent(all.map((each, index) => (index === at ? { ...each, checked: isTicked } : each)))
        const part = dataset['part'] === 'query' ? 'query' : 'body'
        expect([name, valueAt(readPart(part, request), name) ?? false]).toEqual([name, isTicked !== isOpposite])
      }
    }
  })

  test('fills itself from the address that it makes', () => {
    const request = sent(controls())
    const again = read(Object.fromEntries(parametersOf(request)))
    expect(again.faults).toEqual([])
    expect(sent(controlsIn(formHtml(calculation, fields, again.given).markup))).toEqual(request)
  })
})

const controlsOf = (schema: z.ZodType, link: Record<string, string> = {}) => {
  const calculation = { births: {}, first: [], body: schema }
  const { fields, read } = formOf(calculation)
  return controlsIn(formHtml(calculation, fields, read(link).given).markup)
}

test('a switch of an object that may be left out is not ticked, is sent when it is, and is sent as off beside others', () => {
  const schema = z.object({
    texts: z.object({ enable: z.boolean().default(true), language: z.enum(['en', 'de']).default('en') }).nullish(),
  })
  const [enable, language] = controlsOf(schema)
  expect([enable!.name, enable!.checked]).toEqual(['texts.enable', false])
  expect(requestOf([enable!, language!]).body).toEqual({})
  expect(requestOf([{ ...enable!, checked: true }, language!]).body).toEqual({ texts: { enable: true } })
  const german = { ...language!, value: 'de' }
  expect(requestOf([enable!, german]).body).toEqual({ texts: { enable: false, language: 'de' } })
  expect(controlsOf(schema, { 'texts.enable': 'true' })[0]!.checked).toBe(true)
})

test('items of a list that count by default are ticked, and the list is sent when it differs', () => {
  const schema = z.object({ planets: z.array(z.enum(['saturn', 'jupiter', 'rahu'])).default(['saturn', 'rahu']) })
  const boxes = controlsOf(schema)
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
  expect(requestOf(boxes).body).toEqual({})
  expect(requestOf(boxes.map((each) => ({ ...each, checked: each.value === 'jupiter' }))).body).toEqual({
    planets: ['jupiter'],
  })
  expect(requestOf(boxes.map((each) => ({ ...each, checked: false }))).body).toEqual({ planets: [] })
})

test('a choice of one option that is the default has no control', () => {
  expect(controlsOf(z.object({ style: z.literal('improved').default('improved') }))).toEqual([])
})
