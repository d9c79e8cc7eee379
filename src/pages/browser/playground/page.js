// The script of a calculation: the form and its address. What sends a request is loaded when a person comes to the form.

import { copySnippets } from '../snippet-copy.js'
import { drawWhileChanging, takeBirthAlong, takeBirthToReport } from './editor.js'
import { parametersOf } from './form-request.js'
import { followUnknownTimes, followVariants } from './form-values.js'
import { forgetKey, pastedKey } from './key.js'
import { completePlace } from './place-search.js'

copySnippets()
const area = document.querySelector('.playground')
const form = document.getElementById('call')
const calculation = JSON.parse(area.dataset.calculation)
const address = new URLSearchParams(location.search)
const announced = document.getElementById('announced')
const say = (text) => {
  announced.textContent = text
}

/** The address keeps the form and the tab, and never a key. */
const keep = (request) => {
  const parameters = parametersOf(request)
  if (calculation.isEditor) parameters.set('kind', address.get('kind') ?? 'natal')
  if (tab.at) parameters.set('tab', tab.at)
  history.replaceState(null, '', `?${parameters}`)
}
const tab = {
  at: address.get('tab') ?? '',
  set(id) {
    tab.at = id
    const parameters = new URLSearchParams(location.search)
    parameters.set('tab', id)
    history.replaceState(null, '', `?${parameters}`)
  },
}

let loading = null
/** What sends the request and shows the answer, loaded once. */
const sending = () => {
  loading ??= import('./sending.js').then(({ sendingOf }) => sendingOf({ form, calculation, tab, say, keep, showKey }))
  return loading
}

const showKey = () => {
  const place = document.getElementById('key-state')
  if (!pastedKey()) return place.replaceChildren()
  const forget = document.createElement('button')
  Object.assign(forget, { type: 'button', className: 'plain', textContent: 'Forget key' })
  forget.addEventListener('click', () => {
    forgetKey()
    void loading?.then((own) => own.forget())
    showKey()
    say('The key was forgotten.')
  })
  place.replaceChildren('Using a pasted key. ', forget)
}

const run = async (how) => {
  const fault = document.getElementById('form-fault')
  const own = await sending().catch(() => null)
  if (own === null) {
    // It is asked for again at the next press.
    loading = null
    fault.textContent = navigator.onLine
      ? 'This page did not load completely. Reload it, then send again.'
      : 'The service cannot be reached. Try again.'
    fault.hidden = false
  } else if (!how?.signal?.aborted) await own.run(how)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void run({ isAsked: true })
})
for (const sign of ['focusin', 'pointerenter'])
  form.addEventListener(sign, () => void sending().catch(() => {}), { once: true })
for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
followVariants(form)
followUnknownTimes(form)
showKey()
if (calculation.isEditor) {
  drawWhileChanging(form, (signal) => run({ signal, isQuiet: true }))
  takeBirthAlong(form, calculation.birth)
}
const toReport = document.getElementById('to-report')
if (toReport) takeBirthToReport(form, toReport)
// A link on a page of ours shows its answer too. A reload, or a step back, spends nothing.
if (calculation.runs && performance.getEntriesByType('navigation')[0]?.type === 'navigate') void run()
