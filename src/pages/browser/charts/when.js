// The script of the search of times: it completes places and zones, and answers at the clock of the reader without a reload.
import { followUnknownTimes } from '../playground/form-values.js'
import { completePlace } from '../playground/place-search.js'
import { showCurrentTab } from './tabs.js'
import { completeZone, useOwnZone } from './zone-names.js'

useOwnZone()
showCurrentTab()
const current = document.querySelector('.questions [aria-current]')
if (current) current.closest('ul').scrollLeft = current.offsetLeft - 48

const shown = () => document.getElementById('asked')
let asking = new AbortController()

/** Shows another answer in place of this one. What was asked before is no longer wanted. */
async function show(url, isNew = true) {
  asking.abort()
  asking = new AbortController()
  shown().setAttribute('aria-busy', 'true')
  try {
    const reply = await fetch(url, { signal: asking.signal, headers: { Accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
    const next = page.getElementById('asked')
    if (!next) throw new Error('The page has no answer')
    const focused = document.activeElement?.closest('#asked') ? document.activeElement.id : ''
    if (isNew) history.pushState(null, '', url)
    shown().replaceWith(next)
    document.getElementById('said').textContent = next.querySelector('[role=alert], .in-short')?.textContent ?? ''
    enhance()
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  } catch (error) {
    if (error.name !== 'AbortError') location.assign(url)
  }
}

function enhance() {
  const form = document.getElementById('question')
  if (!form) return
  for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
  for (const input of document.querySelectorAll('[data-zone]')) completeZone(input)
  followUnknownTimes(form)
  // Empty fields and defaults would make the address long.
  form.addEventListener('formdata', ({ formData }) => {
    for (const control of form.elements)
      if (control.type !== 'checkbox' && (control.value === '' || control.value === control.dataset.standard))
        formData.delete(control.name)
  })
  form.addEventListener('submit', (event) => {
    // A birth that was typed becomes the one of all tabs: the page is loaded again.
    if (form.querySelector('.birth')) return
    event.preventDefault()
    show(new URL(`?${new URLSearchParams(new FormData(form))}`, location.href))
  })
  form.addEventListener('change', ({ target }) => {
    if (target.matches('select') && !form.querySelector('.birth')) form.requestSubmit()
  })
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('#asked a[data-step]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  show(new URL(link.href))
})
window.addEventListener('popstate', () => (shown() ? show(new URL(location.href), false) : location.reload()))
enhance()
