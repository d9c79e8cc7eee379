// Lets a person choose the bodies of the wheels of a view, by pointer and by keyboard.
import { clearBodies, watchBodies } from '../wheel-bodies.js'

/** Marks the rows and cells of the tables that are about a body. */
const mark = (id) => {
  for (const each of document.querySelectorAll('[data-ends]'))
    each.classList.toggle('marked', id !== null && each.dataset.ends.split(' ').includes(id))
}

export function watchWheels(view) {
  for (const drawing of view.querySelectorAll('.sky > svg')) {
    watchBodies(drawing, () => mark(drawing.querySelector('[data-body].chosen')?.dataset.body ?? null))
    drawing.addEventListener('pointerleave', () => mark(null))
  }
}

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const drawing of document.querySelectorAll('.sky > svg')) clearBodies(drawing)
  mark(null)
})
