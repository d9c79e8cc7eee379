// The script of the chart room: it completes places, and lets a person choose the bodies of the wheel.
import { followUnknownTimes } from '../playground/form-values.js'
import { completePlace } from '../playground/place-search.js'
import { clearBodies, watchBodies } from '../wheel-bodies.js'

const form = document.getElementById('birth')
for (const input of form.querySelectorAll('[data-place]')) completePlace(form, input)
followUnknownTimes(form)

/** Marks the rows and cells of the tables that are about a body. */
const mark = (id) => {
  for (const each of document.querySelectorAll('[data-ends]'))
    each.classList.toggle('marked', id !== null && each.dataset.ends.split(' ').includes(id))
}

const drawing = document.querySelector('#wheel svg')
if (drawing) {
  watchBodies(drawing, () => mark(drawing.querySelector('[data-body].chosen')?.dataset.body ?? null))
  drawing.addEventListener('pointerleave', () => mark(null))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    clearBodies(drawing)
    mark(null)
  })
}

// Empty fields and defaults would make the address long.
form.addEventListener('formdata', ({ formData }) => {
  for (const control of form.elements)
    if (control.type !== 'checkbox' && (control.value === '' || control.value === control.dataset.standard))
      formData.delete(control.name)
})
