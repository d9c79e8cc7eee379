/** A value of a form: texts, and lists and objects of them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** Decodes a body or a query with nested brackets, as in `items[0][price]=a&metadata[b]=c&expand[]=d`. */
export function decodeForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const at = name.indexOf('[')
    const keys =
      at < 0 ? [name] : [name.slice(0, at), ...[...name.slice(at).matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!)]
    put(root, keys, value)
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]))
}

function put(target: { [key: string]: FormValue }, [first, ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(target).length) : first!
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const inner = target[key]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null)
  target[key] = next
  put(next, rest, value)
}

/** An object whose keys are 0, 1, 2 and so on is a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList
    ? entries.map(([, inner]) => withLists(inner))
    : Object.fromEntries(entries.map(([key, inner]) => [key, withLists(inner)]))
}
