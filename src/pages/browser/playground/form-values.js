// What a form says: the request, and the same as parameters of an address. What is as by default is left out.

const controlsOf = (form) => [...form.elements].filter((each) => each.dataset.kind && !each.matches(':disabled'))

/** A text that is no number goes to the service, which says what is wrong with it. */
const numberOr = (text) => (Number.isFinite(Number(text)) ? Number(text) : text)

/** The value of a control for a request. Undefined if there is nothing to send. */
const valueIn = (control) => {
  const { kind, standard } = control.dataset
  const isOpposite = control.dataset.opposite !== undefined
  if (control.type === 'checkbox' && kind === 'flag') {
    const value = control.checked !== isOpposite
    return String(value) === standard ? undefined : value
  }
  const text = control.value.trim()
  if (text === '' || text === standard) return undefined
  if (kind === 'flag') return text === 'true'
  if (kind === 'list' || kind === 'numbers') {
    const all = text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
    return kind === 'list' ? all : all.map(numberOr)
  }
  return kind === 'number' ? numberOr(text) : text
}

const put = (into, [first, ...rest], value) => {
  if (rest.length === 0) into[first] = value
  else {
    into[first] ??= {}
    put(into[first], rest, value)
  }
}

/** The parts of the request, each by the names of its fields. */
export const requestOf = (form) => {
  const request = { query: {}, body: {} }
  const lists = new Map()
  for (const control of controlsOf(form)) {
    const { kind, part, joined } = control.dataset
    if (kind === 'choices') {
      if (!control.checked) continue
      const list = lists.get(control.name) ?? { part, isText: joined !== undefined, values: [] }
      list.values.push(control.value)
      lists.set(control.name, list)
      continue
    }
    const value = valueIn(control)
    if (value !== undefined) put(request[part], control.name.split('.'), value)
  }
  for (const [path, { part, isText, values }] of lists)
    put(request[part], path.split('.'), isText ? values.join(',') : values)
  return request
}

/** Every value by the path of its field. */
const flat = (value, path = []) =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, each]) => flat(each, [...path, name]))
    : [[path.join('.'), Array.isArray(value) ? value.join(',') : String(value)]]

/** The parameters by which this page fills its form. */
export const parametersOf = ({ query, body }) => new URLSearchParams([...flat(query), ...flat(body)])

/** The query of a call, or an empty text. */
export const queryOf = (query) => {
  const text = new URLSearchParams(flat(query)).toString()
  return text === '' ? '' : `?${text}`
}

/** Shows the fields of the variant that a choice names, and no others. */
export const followVariants = (form) => {
  for (const variants of form.querySelectorAll('[data-variants]')) {
    const choice = variants.querySelector('select')
    choice.addEventListener('change', () => {
      for (const each of variants.querySelectorAll('[data-variant]')) {
        each.hidden = each.dataset.variant !== choice.value
        each.disabled = each.hidden
      }
    })
  }
}

/** A time that is not known has no hour and no minute. */
export const followUnknownTimes = (form) => {
  for (const unknown of form.querySelectorAll('[data-opposite]')) {
    const stem = unknown.name.slice(0, -'time_known'.length)
    unknown.addEventListener('change', () => {
      for (const name of ['hour', 'minute']) form.elements[stem + name].disabled = unknown.checked
    })
  }
}
