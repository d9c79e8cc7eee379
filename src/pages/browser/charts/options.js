// Keeps how charts are cast for the person, in this browser: the next chart, or that of a saved person, has the same options.

const KEPT = 'orrery-chart-options'

/** The controls of options: everything that is no field of a birth. */
const optionsOf = (form) => [...form.querySelectorAll('.how-cast [name]')]

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

/** A browser without storage asks for the options again. */
const write = (chosen) => {
  try {
    if (Object.keys(chosen).length === 0) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, JSON.stringify(chosen))
  } catch {}
}

/** Adds what was chosen last to the address of a chart. */
export function withOptions(address) {
  for (const [name, value] of Object.entries(read())) address.set(name, String(value))
  return address
}

/** Fills an empty form with what was chosen last, keeps what is sent, and forgets it when asked. */
export function keepOptions(form) {
  const controls = optionsOf(form)
  if (location.search === '') fill(controls, read())
  offerToForget(form, controls)
  form.addEventListener('submit', () => write(chosenIn(controls)))
}

function fill(controls, kept) {
  for (const control of controls) {
    const value = kept[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') control.checked = value.includes(control.value)
    else control.value = value
  }
}

function chosenIn(controls) {
  const chosen = {}
  for (const { name, type, value, checked, dataset } of controls) {
    if (type === 'checkbox') {
      if (checked) chosen[name] = [...(chosen[name] ?? []), value]
    } else if (value !== '' && value !== dataset.standard) chosen[name] = value
  }
  return chosen
}

/** Says that options are kept, and gives the form the standard ones when the person forgets them. */
function offerToForget(form, controls) {
  const offer = form.querySelector('.remembered')
  offer.hidden = Object.keys(read()).length === 0
  offer.querySelector('[data-forget]').addEventListener('click', () => {
    write({})
    for (const control of controls) {
      if (control.type === 'checkbox') control.checked = control.dataset.standard === 'true'
      else control.value = control.dataset.standard ?? ''
    }
    offer.textContent = 'Forgotten. The next chart has the standard options.'
    form.querySelector('button[type=submit]').focus()
  })
}
