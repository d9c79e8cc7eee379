// Draws a chart again while its options change, and takes its birth along to another kind of chart.
import { parametersOf, requestOf } from './form-values.js'

const QUIET_MS = 300

/** Calls `draw` when the form has been quiet for a while. The signal ends when the form changes again. */
export const drawWhileChanging = (form, draw) => {
  let timer
  let running = new AbortController()
  const later = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    timer = setTimeout(() => draw(signal), QUIET_MS)
  }
  form.addEventListener('input', later)
  form.addEventListener('change', later)
}

/** The links to other kinds of charts take the first birth of the form along. */
export const takeBirthAlong = (form, { stem, names }) => {
  for (const link of document.querySelectorAll('.kinds a')) {
    const follow = () => {
      const from = parametersOf(requestOf(form))
      const given = names.filter((name) => from.has(stem + name))
      if (given.length === 0) return
      const to = new URL(link.href)
      for (const name of names) to.searchParams.delete(link.dataset.stem + name)
      for (const name of given) to.searchParams.set(link.dataset.stem + name, from.get(stem + name))
      link.href = to
    }
    for (const kind of ['click', 'auxclick']) link.addEventListener(kind, follow)
  }
}
