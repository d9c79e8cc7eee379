// The script of the search of times: it completes places, and answers at the clock of the reader.
import { followUnknownTimes } from '../playground/form-values.js'
import { completePlace } from '../playground/place-search.js'
import { showCurrentTab } from './tabs.js'

const address = new URL(location.href)
if (!address.searchParams.has('zone')) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone && timeZone !== 'UTC') {
    address.searchParams.set('zone', timeZone)
    location.replace(address)
  }
}

showCurrentTab()
const form = document.getElementById('question')
if (form) {
  for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
  followUnknownTimes(form)
  // Empty fields and defaults would make the address long.
  form.addEventListener('formdata', ({ formData }) => {
    for (const control of form.elements)
      if (control.type !== 'checkbox' && (control.value === '' || control.value === control.dataset.standard))
        formData.delete(control.name)
  })
}
