// Keeps how charts are cast for the person, in this browser: the next chart, or that of a saved person, has the same options.

const KEPT = 'orrery-chart-options'

/** The controls of options: everything that is no field of a birth. */
const optionsOf = (form) => [...form.querySelectorAll('.common [name], .more [name]')]

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

/** Adds what was chosen last to the address of a chart. */
export function withOptions(address) {
  for (const [name, value] of Object.entries(read())) address.set(name, String(value))
  return address
}

/** Fills an empty form with what was chosen last, and keeps what is sent. */
export function keepOptions(form) {
  const controls = optionsOf(form)
  if (location.search === '') {
    const kept = read()
    for (const control of controls) {
      const value = kept[control.name]
      if (value === undefined) continue
      if (control.type === 'checkbox') control.checked = value.includes(control.value)
      else control.value = value
    }
  }
  form.addEventListener('submit', () => {
    const chosen = {}
    for (const { name, type, value, checked, dataset } of controls) {
      if (type === 'checkbox') {
        if (checked) chosen[name] = [...(chosen[name] ?? []), value]
      } else if (value !== '' && value !== dataset.standard) chosen[name] = value
    }
    try {
      localStorage.setItem(KEPT, JSON.stringify(chosen))
    } catch {
      // A browser without storage asks for the options again.
    }
  })
}
