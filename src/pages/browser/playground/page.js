// The script of a calculation: it sends what the form says, and shows the answer.

import { outcomeOf, refusalText } from '../refusals.js'
import { copySnippets } from '../snippet-copy.js'
import { answersIn } from './answer.js'
import { send } from './call.js'
import { drawWhileChanging, takeBirthAlong, takeBirthToReport } from './editor.js'
import { clearFaults, faultsOf, showFaults } from './faults.js'
import { parametersOf, queryOf } from './form-request.js'
import { followUnknownTimes, followVariants, requestIn } from './form-values.js'
import { forgetKey, pastedKey, withKey } from './key.js'
import { keyQuestion } from './key-question.js'
import { firstCall, sidesOf } from './picture.js'
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
let key = null
const answers = answersIn(document.getElementById('answer-content'), {
  ...{ calculation, title: document.title.replace(/ – Orrery$/, ''), tab },
  key: async () => key,
})

/** A narrow page has the answer below a long form. It comes into view, and the focus stays where it is. */
const lead = () => {
  const place = document.getElementById('answer')
  const { top } = place.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) place.scrollIntoView()
}

const showKey = () => {
  const place = document.getElementById('key-state')
  if (!pastedKey()) return place.replaceChildren()
  const forget = document.createElement('button')
  Object.assign(forget, { type: 'button', className: 'plain', textContent: 'Forget key' })
  forget.addEventListener('click', () => {
    forgetKey()
    key = null
    showKey()
    say('The key was forgotten.')
  })
  place.replaceChildren('Using a pasted key. ', forget)
}

const callOf = ({ query, body }) => ({
  method: calculation.method,
  path: calculation.path + queryOf(query),
  ...(calculation.method === 'POST' && { body }),
})

/** Counts the calls, because only the answer of the last one is shown. */
let latest = 0

/** Faults of the input stand beside their fields. While a person types, the picture of before stays. */
const refused = (call, outcome, { isQuiet, arrive }) => {
  const faults = [400, 409, 422].includes(outcome.status) ? faultsOf(outcome.json) : []
  if (isQuiet && faults.length > 0) answers.keep()
  else answers.refuse(call, outcome)
  if (faults.length === 0) arrive()
  showFaults(form, faults, { isQuiet })
  say('The request was refused.')
}

const run = async ({ signal, isQuiet = false, isAsked = false } = {}) => {
  latest += 1
  const own = latest
  clearFaults(form)
  const request = requestIn(form)
  const call = callOf(request)
  const sides = sidesOf(call, calculation)
  const asked = firstCall(call, sides, tab.at)
  keep(request)
  const arrive = isAsked ? lead : () => {}
  answers.wait(arrive)
  const question = (message) => {
    const again = () => run({ isAsked: true })
    answers.ask(call, keyQuestion(message, again))
    if (isAsked) {
      const field = document.getElementById('key')
      field.focus()
      // A key that was refused is written over.
      field.select()
    } else say('Sign in or paste a key.')
  }
  try {
    const { outcome, key: used } = await withKey((given) => send(asked, { key: given, signal }), calculation)
    if (own !== latest) return
    key = used
    if (outcome === null) question(null)
    else if (outcome.status === 401) question(refusalText(outcome))
    else if (!outcome.ok) refused(call, outcome, { isQuiet, arrive })
    else {
      answers.show(call, outcome, { sides, asked })
      arrive()
      say('The answer is here.')
    }
  } catch (error) {
    if (own !== latest || error.name === 'AbortError') return
    answers.refuse(call, outcomeOf(error))
    arrive()
    say('The request failed.')
  }
  showKey()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void run({ isAsked: true })
})
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
