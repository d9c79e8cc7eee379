// Draws a chart again while its options change, and carries its birth over to another kind of chart or to the report order.
import { parametersOf } from './form-request.js'
import { requestIn } from './form-values.js'

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
      const from = parametersOf(requestIn(form))
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

const SAME = ['name', 'city', 'year', 'month', 'day']
const two = (text) => (text ?? '0').padStart(2, '0')

/** The link to the report order. Nothing is ordered before the button of that page is pressed. */
export const takeBirthToReport = (form, link) => {
  const follow = () => {
    const from = parametersOf(requestIn(form))
    const to = new URL(link.href)
    to.search = ''
    for (const name of SAME) if (from.has(name)) to.searchParams.set(name, from.get(name))
    if (from.get('time_known') === 'false') to.searchParams.set('time_unknown', 'on')
    else if (from.has('hour')) to.searchParams.set('time', `${two(from.get('hour'))}:${two(from.get('minute'))}`)
    link.href = to
  }
  for (const kind of ['click', 'auxclick']) link.addEventListener(kind, follow)
}
