// Sends what the form says, and shows the answer. Loaded when a person is about to send.
import { outcomeOf, refusalText } from '../refusals.js'
import { answersIn } from './answer.js'
import { loadParts } from './answer-parts.js'
import { send } from './call.js'
import { clearFaults, faultsOf, showFaults } from './faults.js'
import { queryOf } from './form-request.js'
import { requestIn } from './form-values.js'
import { withKey } from './key.js'
import { keyQuestion } from './key-question.js'
import { firstCall, sidesOf } from './picture.js'

/** A narrow page has the answer below a long form. It comes into view, and the focus stays where it is. */
const lead = () => {
  const place = document.getElementById('answer')
  const { top } = place.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) place.scrollIntoView()
}

const callOf = ({ method, path }, { query, body }) => ({
  method,
  path: path + queryOf(query),
  ...(method === 'POST' && { body }),
})

/**
 * @param {{ form: HTMLFormElement, calculation: object, tab: { at: string, set: (id: string) => void },
 *   say: (text: string) => void, keep: (request: object) => void, showKey: () => void }} page
 */
export const sendingOf = ({ form, calculation, tab, say, keep, showKey }) => {
  let key = null
  /** Counts the calls, because only the answer of the last one is shown. */
  let latest = 0
  const answers = answersIn(document.getElementById('answer-content'), {
    ...{ calculation, title: document.title.replace(/ – Orrery$/, ''), tab },
    key: async () => key,
  })
  loadParts(calculation.slug).catch(() => {})

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
    const call = callOf(calculation, request)
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
  return {
    run,
    forget() {
      key = null
    },
  }
}
