// How a form is read: what its controls say, and which of them count.
import { requestOf } from './form-request.js'

const controlsOf = (form) => [...form.elements].filter((each) => each.dataset.kind && !each.matches(':disabled'))

/** The request that a form says. */
export const requestIn = (form) => requestOf(controlsOf(form))

/** Shows the fields of the variant that a choice names, and no others. */
export const followVariants = (form) => {
  for (const variants of form.querySelectorAll('[data-variants]')) {
    const choice = variants.querySelector('select')
    choice.addEventListener('change', () => {
      for (const each of variants.querySelectorAll('[data-variant]')) {
        each.hidden = each.dataset.variant !== choice.value
        each.disabled = each.hidden
      }
    })
  }
}

/** A time that is not known has no hour and no minute. */
export const followUnknownTimes = (form) => {
  for (const unknown of form.querySelectorAll('[data-opposite]')) {
    const stem = unknown.name.slice(0, -'time_known'.length)
    unknown.addEventListener('change', () => {
      for (const name of ['hour', 'minute']) unknown.form.elements[stem + name].disabled = unknown.checked
    })
  }
}
