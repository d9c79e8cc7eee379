// "Save this person" above a chart: saves the birth of the address where the person's births are.
import { outcomeOf, refusalLine } from '../../refusals.js'
import { openStore } from './store.js'

const NUMBERS = new Set(['year', 'month', 'day', 'hour', 'minute', 'second', 'lat', 'lng'])
const TEXTS = new Set(['name', 'city', 'tz_str', 'calendar', 'dst_policy'])

/** The fields of a birth in an address. */
export const birthOf = (parameters) => {
  const birth = {}
  for (const [name, value] of parameters) {
    if (NUMBERS.has(name) && value.trim() !== '') birth[name] = Number(value)
    else if (TEXTS.has(name)) birth[name] = value
    else if (name === 'time_known') birth[name] = value !== 'false'
  }
  return birth
}

export function watchSaving() {
  const link = document.querySelector('[data-save-person]')
  link?.addEventListener('click', async (event) => {
    const parameters = new URL(link.href).searchParams
    // A chart without a name gets one in the form.
    if (!parameters.get('name')?.trim()) return
    event.preventDefault()
    if (link.getAttribute('aria-disabled')) return
    link.setAttribute('aria-disabled', 'true')
    const status = link.parentElement.querySelector('[role=status]')
    try {
      const store = await openStore()
      await store.create(birthOf(parameters))
      status.textContent = store.isAccount ? 'Saved in your account.' : 'Saved in this browser.'
      const hadFocus = document.activeElement === link
      link.hidden = true
      const list = link.parentElement.querySelector('[data-saved-people]')
      list.hidden = false
      if (hadFocus) list.focus()
    } catch (error) {
      status.textContent = refusalLine(outcomeOf(error))
    } finally {
      link.removeAttribute('aria-disabled')
    }
  })
}
