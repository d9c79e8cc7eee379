// The script of the chart room: it completes places, changes views without a reload, and keeps options for the person.

import { followUnknownTimes } from '../playground/form-values.js'
import { completePlace } from '../playground/place-search.js'
import { keepOptions } from './options.js'
import { offerSaved } from './people/partner.js'
import { watchSaving } from './people/save.js'
import { listPeople } from './people/switcher.js'
import { watchPrinting } from './print.js'
import { moveInTime } from './slider.js'
import { showCurrentTab } from './tabs.js'
import { watchWheels } from './wheel.js'

/** What views do beside their links and forms. Each gets the part of the page that was shown. */
const ENHANCERS = [watchWheels, moveInTime, offerSaved]

const form = document.getElementById('birth')
for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
followUnknownTimes(form)
keepOptions(form)
watchSaving()
listPeople()
watchPrinting()

/** Empty fields and defaults would make the address long. */
const withoutDefaults = ({ target, formData }) => {
  for (const control of target.elements)
    if (control.type !== 'checkbox' && (control.value === '' || control.value === control.dataset.standard))
      formData.delete(control.name)
}
document.addEventListener('formdata', withoutDefaults)

const shown = () => document.getElementById('view')
const enhance = (part) => {
  for (const input of part.querySelectorAll('[data-place]')) completePlace(input.form, input)
  followUnknownTimes(part)
  for (const each of ENHANCERS) each(part, show)
}

let asking = new AbortController()
/** The query of the view that is shown. A link within the page changes the address, and not the view. */
let at = location.search

/**
 * Shows another view of the birth in place of this one. What was asked before is no longer wanted.
 * @param {URL} url Its address.
 * @param {{ isStep?: boolean, isLive?: boolean }} [how] A step of a slider replaces the address instead of adding one to the
 *   history. A live step swaps only what is marked as live, so that the slider stays under the pointer.
 */
async function show(url, { isStep = false, isLive = false } = {}) {
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  shown().setAttribute('aria-busy', 'true')
  try {
    const reply = await fetch(url, { signal, headers: { Accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
    const next = page.getElementById('view')
    if (!next) throw new Error('The page has no view')
    const focused = document.activeElement?.closest('#view') ? document.activeElement : null
    history[isStep ? 'replaceState' : 'pushState'](null, '', url)
    at = url.search
    const parts = swap(next, isLive)
    document.title = page.title
    keepInBirthForm(url)
    for (const part of parts) enhance(part)
    refocus(focused)
    showCurrentTab()
  } catch (error) {
    if (error.name !== 'AbortError') location.assign(url)
  }
}

/** Puts the parts of a new view into the page, and gives them. A view that lacks a live part is shown as a whole. */
function swap(next, isLive) {
  const old = [...shown().querySelectorAll('[data-live]')]
  const pairs = old.map((each) => [each, next.querySelector(`#${CSS.escape(each.id)}`)])
  if (isLive && pairs.length > 0 && pairs.every(([, each]) => each)) {
    for (const [each, part] of pairs) each.replaceWith(part)
    shown().removeAttribute('aria-busy')
    return pairs.map(([, part]) => part)
  }
  shown().replaceWith(next)
  return [next]
}

/** The birth form leads back to the view that is shown. */
function keepInBirthForm(url) {
  form.querySelector('input[name=view]')?.remove()
  const view = url.searchParams.get('view')
  if (view) form.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name: 'view', value: view }))
}

/** Who moves by keyboard stays on the same control. */
function refocus(old) {
  if (!old) return
  const name = old.getAttribute('name')
  const selector = old.dataset.view
    ? `[data-view="${old.dataset.view}"]`
    : old.id
      ? `#${CSS.escape(old.id)}`
      : name && `[name="${CSS.escape(name)}"]`
  if (selector) shown().querySelector(selector)?.focus({ preventScroll: true })
  if (document.activeElement !== document.body) return
  // Its form is folded now: reading goes on at the heading of what it asked for, or at what is wrong.
  const heading = shown().querySelector('[role=alert], h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('#view a[data-view], #view a[data-step]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  show(new URL(link.href))
})
document.addEventListener('submit', (event) => {
  if (!event.target.matches('#view .view-form')) return
  event.preventDefault()
  const url = new URL(location.href)
  url.search = new URLSearchParams(new FormData(event.target, event.submitter)).toString()
  show(url)
})
window.addEventListener('popstate', () => {
  if (location.search !== at) show(new URL(location.href), { isStep: true })
})

/** Escape and a click elsewhere close what is unfolded above the chart. */
const unfolded = () => document.querySelector('.person-actions > details[open]')
const fold = (opened) => {
  opened.open = false
}
document.addEventListener('keydown', ({ key }) => {
  const opened = unfolded()
  if (key !== 'Escape' || !opened) return
  fold(opened)
  opened.querySelector('summary').focus()
})
document.addEventListener('click', ({ target }) => {
  const opened = unfolded()
  if (opened?.matches('.switcher') && !opened.contains(target)) fold(opened)
})
showCurrentTab()
if (shown()) enhance(shown())
