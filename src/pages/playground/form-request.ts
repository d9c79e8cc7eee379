/**
 * The request that a form says. What is as by default is left out. The module has no imports, so that browsers load it too.
 */

/** A control of a form, as a page has it. */
export interface Control {
  /** The path of its field. */
  readonly name: string
  readonly type: string
  readonly value: string
  readonly checked?: boolean
  readonly dataset: Readonly<Record<string, string | undefined>>
}

type Members = Record<string, unknown>

/** The parts of a request, each by the names of its fields. */
export interface FormRequest {
  readonly query: Members
  readonly body: Members
}

/** The request of the controls that are not disabled. */
export function requestOf(controls: readonly Control[]): FormRequest {
  const request: FormRequest = { query: {}, body: {} }
  const into = ({ dataset }: Control): Members => (dataset['part'] === 'query' ? request.query : request.body)
  const boxes = new Map<string, Control[]>()
  for (const control of controls) {
    if (control.dataset['kind'] === 'choices') boxes.set(control.name, [...(boxes.get(control.name) ?? []), control])
    else {
      const value = valueIn(control)
      if (value !== undefined) put(into(control), control.name.split('.'), value)
    }
  }
  for (const [path, all] of boxes) if (all.some(isChanged)) put(into(all[0]!), path.split('.'), chosen(all))
  // Any other field of an object would switch it on, unless the object says that it is off.
  for (const control of controls) {
    const [group, name] = parts(control.name)
    const object = isSwitch(control) && !control.checked ? at(into(control), group) : undefined
    if (object) object[name] = false
  }
  return request
}

const isSwitch = ({ dataset }: Control): boolean => dataset['switch'] !== undefined

/** A box that is as by default says nothing. */
const isChanged = ({ checked, dataset }: Control): boolean => String(checked) !== (dataset['standard'] ?? 'false')

const chosen = (boxes: readonly Control[]): readonly string[] | string => {
  const values = boxes.filter(({ checked }) => checked).map(({ value }) => value)
  return boxes[0]!.dataset['joined'] === undefined ? values : values.join(',')
}

/** A text that is no number goes to the service, which says what is wrong with it. */
const numberOr = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text)

/** The value of a control for a request. Undefined if there is nothing to send. */
function valueIn(control: Control): unknown {
  const { kind, standard } = control.dataset
  if (control.type === 'checkbox') {
    const value = control.checked !== (control.dataset['opposite'] !== undefined)
    return String(value) === standard ? undefined : value
  }
  const text = control.value.trim()
  if (text === '' || text === standard) return undefined
  if (kind === 'flag') return text === 'true'
  if (kind === 'list') return listed(text)
  if (kind === 'numbers') return listed(text).map(numberOr)
  return kind === 'number' ? numberOr(text) : text
}

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const put = (into: Members, [first, ...rest]: readonly string[], value: unknown): void => {
  if (first === undefined) return
  if (rest.length === 0) into[first] = value
  else {
    into[first] ??= {}
    put(into[first] as Members, rest, value)
  }
}

/** The names down to an object, and the last one. */
const parts = (path: string): readonly [readonly string[], string] => {
  const names = path.split('.')
  return [names.slice(0, -1), names.at(-1)!]
}

const at = (value: Members, path: readonly string[]): Members | undefined =>
  path.reduce<Members | undefined>((inner, name) => inner?.[name] as Members | undefined, value)

/** Every value by the path of its field. */
const flat = (value: unknown, path: readonly string[] = []): [string, string][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, each]) => flat(each, [...path, name]))
    : [[path.join('.'), Array.isArray(value) ? value.join(',') : String(value)]]

/** The parameters of an address that fills the form. */
export const parametersOf = ({ query, body }: FormRequest): URLSearchParams =>
  new URLSearchParams([...flat(query), ...flat(body)])

/** The query of a call, or an empty text. */
export const queryOf = (query: FormRequest['query']): string => {
  const text = new URLSearchParams(flat(query)).toString()
  return text === '' ? '' : `?${text}`
}
