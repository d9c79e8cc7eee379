// The script of a calculation: it sends what the form says, and shows the answer.
import { answersIn } from './answer.js'
import { send } from './call.js'
import { drawWhileChanging } from './editor.js'
import { clearFaults, faultsOf, showFaults } from './faults.js'
import { followUnknownTimes, followVariants, parametersOf, queryOf, requestOf } from './form-values.js'
import { findKey, forgetKey, pastedKey } from './key.js'
import { keyQuestion } from './key-question.js'
import { completePlace } from './place-search.js'

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
  ...{ calculation, title: document.title.replace(/ – Orrery$/, ''), say, tab },
  key: async () => key,
})

const showKey = () => {
  const place = document.getElementById('key-state')
  if (!pastedKey()) return place.replaceChildren()
  const forget = document.createElement('button')
  Object.assign(forget, { type: 'button', className: 'plain', textContent: 'Forget the key' })
  forget.addEventListener('click', () => {
    forgetKey()
    key = null
    showKey()
    say('The key is forgotten.')
  })
  place.replaceChildren('A pasted key is used. ', forget)
}

const callOf = ({ query, body }) => ({
  method: calculation.method,
  path: calculation.path + queryOf(query),
  ...(calculation.method === 'POST' && { body }),
})

/** Counts the calls, because only the answer of the last one is shown. */
let latest = 0

const run = async ({ signal, isQuiet = false } = {}) => {
  latest += 1
  const own = latest
  clearFaults(form)
  const request = requestOf(form)
  const call = callOf(request)
  keep(request)
  const question = (message) => {
    answers.ask(
      call,
      keyQuestion(message, () => run()),
    )
    document.getElementById('key')?.focus()
    showKey()
  }
  answers.wait()
  try {
    key = calculation.isOpen ? null : await findKey()
    if (!key && !calculation.isOpen) return question(null)
    const outcome = await send(call, { key, signal })
    if (own !== latest) return
    if (outcome.status === 401) {
      forgetKey()
      return question(outcome.json?.detail ?? null)
    }
    if (outcome.ok) answers.show(call, outcome)
    else {
      const faults = [400, 409, 422].includes(outcome.status) ? faultsOf(outcome.json) : []
      answers.refuse(call, outcome)
      if (!isQuiet) showFaults(form, faults)
    }
    say(outcome.ok ? 'The answer is here.' : 'The call was refused.')
  } catch (error) {
    if (error.name === 'AbortError' || own !== latest) return
    answers.refuse(call, { json: { message: `The service cannot be reached. Try again.` }, status: 0 })
  }
  showKey()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void run()
})
for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
followVariants(form)
followUnknownTimes(form)
showKey()
if (calculation.isEditor) drawWhileChanging(form, (signal) => run({ signal, isQuiet: true }))
// A link with a request shows its answer too. A request with faults waits for the person.
const hasRequest = [...address.keys()].some((name) => name !== 'tab' && name !== 'kind')
if (hasRequest && !document.querySelector('.notice[role=alert]:not([hidden])')) void run()
