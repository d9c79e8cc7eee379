// The form of a person: a new one, or one of the list.
import { followUnknownTimes, requestIn } from '../../playground/form-values.js'
import { completePlace } from '../../playground/place-search.js'
import { outcomeOf, refusalLine } from '../../refusals.js'

const dialog = document.getElementById('editor')
const form = document.getElementById('person')
const fault = document.getElementById('person-fault')
const opposite = form.elements.time_known

for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
followUnknownTimes(form)
for (const close of form.querySelectorAll('[data-close]')) close.addEventListener('click', () => dialog.close())

let save = null

const fill = (person) => {
  for (const control of form.elements) {
    if (!control.name || !control.dataset.kind || control === opposite) continue
    const value = person[control.name]
    control.value = Array.isArray(value) ? value.join(', ') : (value ?? control.dataset.standard ?? '')
  }
  opposite.checked = person.time_known === false
  opposite.dispatchEvent(new Event('change'))
}

/** Opens the form. `onSave` gets the person, and throws what is wrong with it. */
export const openEditor = (title, person, onSave) => {
  document.getElementById('editor-title').textContent = title
  fault.hidden = true
  if (person) fill(person)
  // Rarely used fields of the form that the birth has are kept.
  const { state, country } = person ?? {}
  save = (typed) => {
    const isSamePlace = typed.city === person?.city
    return onSave({ ...(isSamePlace && { ...(state && { state }), ...(country && { country }) }), ...typed })
  }
  dialog.showModal()
  form.elements.name.focus()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('[type=submit]')
  button.disabled = true
  try {
    await save(requestIn(form).body)
    dialog.close()
  } catch (error) {
    fault.textContent = refusalLine(outcomeOf(error))
    fault.hidden = false
    fault.scrollIntoView({ block: 'nearest' })
  } finally {
    button.disabled = false
  }
})
