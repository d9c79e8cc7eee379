// Faults of the service beside the fields that they are about.

const fieldOf = (form, path) => form.querySelector(`[data-field="${CSS.escape(path)}"]:not([disabled] *)`)

/** The field at a place, or the nearest one around it. */
const nearest = (form, path) => {
  for (let names = path; names.length > 0; names = names.slice(0, -1)) {
    const field = fieldOf(form, names.join('.'))
    if (field) return field
  }
  return null
}

/** Each fault as a place and a message, whichever shape the service uses. */
export const faultsOf = (answer) => {
  if (Array.isArray(answer?.detail))
    return answer.detail.map(({ loc, msg }) => ({ path: loc.slice(1).map(String), message: msg }))
  if (typeof answer?.field === 'string') return [{ path: answer.field.split('.'), message: answer.detail }]
  return []
}

export const clearFaults = (form) => {
  for (const fault of form.querySelectorAll('.fault')) {
    fault.textContent = ''
    fault.hidden = true
  }
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  form.querySelector('#form-fault').hidden = true
}

/** Shows faults, and focuses the first field that has one, unless the person is typing. */
export const showFaults = (form, faults, { isQuiet }) => {
  const shown = []
  const others = []
  for (const { path, message } of faults) {
    const field = nearest(form, path)
    if (!field) {
      others.push([path.join('.'), message].filter(Boolean).join(': '))
      continue
    }
    const place = field.querySelector('.fault')
    place.textContent = place.hidden ? message : `${place.textContent}. ${message}`
    place.hidden = false
    const control = field.querySelector('input, select')
    control.setAttribute('aria-invalid', 'true')
    for (let around = field.closest('details'); around; around = around.parentElement.closest('details'))
      around.open = true
    shown.push(control)
  }
  const rest = form.querySelector('#form-fault')
  rest.textContent = others.join('. ')
  rest.hidden = others.length === 0
  const [first] = shown.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  if (!isQuiet) first?.focus()
}
