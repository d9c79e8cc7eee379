import type { Control } from '../../src/pages/playground/form-request.ts'

/** A control of a form as the browser would have it, which a test may change. */
export interface FormControl extends Control {
  readonly tag: string
  value: string
  checked: boolean
  /** The values of a choice. */
  readonly options: string[]
  /** Its own attribute. */
  disabled: boolean
  /** The names of the variants that it stands in: each is shown where its choice has that value. */
  readonly variants: readonly { readonly of: string; readonly name: string }[]
}

const TAG = /<(\/?)([a-z]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The controls of the markup of a form, in their order. */
export function controlsIn(markup: string): FormControl[] {
  const found: FormControl[] = []
  const open: { tag: string; attributes: Map<string, string> }[] = []
  for (const [, end, tag = '', text = ''] of markup.matchAll(TAG)) {
    if (end) {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue
    }
    const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))
    if (tag === 'input' || tag === 'select') {
      const of = open.flatMap((each) => each.attributes.get('data-variants') ?? []).at(-1)
      const name = open.flatMap((each) => each.attributes.get('data-variant') ?? []).at(-1)
      found.push({
        tag,
        name: attributes.get('name') ?? '',
        type: attributes.get('type') ?? 'select-one',
        value: attributes.get('value') ?? '',
        checked: attributes.has('checked'),
        disabled: attributes.has('disabled'),
        options: [],
        dataset: Object.fromEntries(
          [...attributes].flatMap(([key, value]) => (key.startsWith('data-') ? [[camel(key.slice(5)), value]] : [])),
        ),
        variants: of !== undefined && name !== undefined ? [{ of, name }] : [],
      })
    }
    if (tag === 'option') {
      const select = found.at(-1)
      const value = attributes.get('value') ?? ''
      if (select?.options.length === 0 || attributes.has('selected')) Object.assign(select ?? {}, { value })
      select?.options.push(value)
    }
    if (tag !== 'input') open.push({ tag, attributes })
  }
  return found
}
