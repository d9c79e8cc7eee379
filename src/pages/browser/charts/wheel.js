// Lets a person choose bodies, houses and aspects of the wheels of a view, by pointer and by keyboard, and says in a text
// beside the wheel what is chosen.
import { clearBodies, watchBodies } from '../wheel-bodies.js'
import { aspectsOf, clearParts, housesOf, ringName, watchParts } from './wheel-parts.js'

const INVITATION = matchMedia('(pointer: coarse)').matches
  ? 'Tap a planet, house or aspect for its details.'
  : 'Hover over a planet, house or aspect for its details, or use Tab and the arrow keys.'

/** More would not fit into the lines that are kept free. */
const ASPECTS_MAX = 4

/** Marks the rows and cells of the tables that are about a body. Rows of two charts name the ring of each end. */
const mark = (body) => {
  const ring = body?.closest('[data-ring]').dataset.ring
  const names = body ? [body.dataset.body, `${RING_OF_TABLES[ring] ?? ring}:${body.dataset.body}`] : []
  for (const each of document.querySelectorAll('[data-ends]'))
    each.classList.toggle(
      'marked',
      each.dataset.ends.split(' ').some((end) => names.includes(end)),
    )
}

/** Tables call the ring of a lunar return like that of any other. */
const RING_OF_TABLES = { lunar_return: 'return' }

export function watchWheels(part) {
  for (const drawing of part.querySelectorAll('.sky > svg')) watchWheel(drawing, drawing.parentElement)
}

function watchWheel(drawing, section) {
  const text = section.querySelector('.chosen')
  const say = (words) => {
    if (text) text.textContent = words
  }
  say(INVITATION)
  watchBodies(drawing, ({ name, place, aspects }) => {
    const body = drawing.querySelector('[data-body].chosen')
    clearParts(drawing)
    mark(body)
    const more = aspects.length > ASPECTS_MAX ? `; ${aspects.length - ASPECTS_MAX} more` : ''
    const found = aspects.length > 0 ? `. ${aspects.slice(0, ASPECTS_MAX).join('; ')}${more}` : '. No aspects'
    const { house } = body.dataset
    const at = house && !/house/i.test(place) ? `, house ${house}` : ''
    say(`${ringName(drawing, body)}${name} ${place}${at}${found}.`)
  })
  watchParts(drawing, (words) => {
    mark(null)
    say(words)
  })
  for (const ring of drawing.querySelectorAll('.points')) oneStop([...ring.querySelectorAll('[data-body]')])
  oneStop(housesOf(drawing))
  oneStop(aspectsOf(drawing))
  drawing.addEventListener('pointerleave', () => {
    clearParts(drawing)
    mark(null)
    say(INVITATION)
  })
}

const KEYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Parts of a kind are one stop of the Tab key. Arrow keys move among them, Enter chooses. */
function oneStop(parts) {
  for (const [at, part] of parts.entries()) {
    part.setAttribute('tabindex', at === 0 ? '0' : '-1')
    part.addEventListener('focus', () => {
      for (const each of parts) each.setAttribute('tabindex', each === part ? '0' : '-1')
    })
    part.addEventListener('keydown', (event) => {
      const ends = { Home: 0, End: parts.length - 1 }
      const to = ends[event.key] ?? (event.key in KEYS ? at + KEYS[event.key] : null)
      if (to === null) return
      event.preventDefault()
      parts[(to + parts.length) % parts.length].focus()
    })
  }
}

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const drawing of document.querySelectorAll('.sky > svg')) {
    clearBodies(drawing)
    clearParts(drawing)
    const text = drawing.parentElement.querySelector('.chosen')
    if (text) text.textContent = INVITATION
  }
  mark(null)
})
