// The bodies of a wheel that is in the page: what a person who points at one, or reaches it with the Tab key, is told.
// The page of an MCP host has this file within its own script.

/** Units of the drawing around a glyph that belong to it. */
const REACH = 8

/**
 * Lets a person choose the bodies of a drawing.
 * @param {SVGElement} drawing
 * @param {(facts: { name: string, place: string, aspects: string[] }) => void} tell Gets the facts of a body that is chosen.
 */
export function watchBodies(drawing, tell) {
  // A picture has no controls within it.
  drawing.setAttribute('role', 'group')
  for (const body of drawing.querySelectorAll('[data-body]')) {
    body.prepend(targetOf(body))
    body.setAttribute('tabindex', '0')
    body.setAttribute('role', 'button')
    body.setAttribute('aria-label', nameOf(body))
    for (const event of ['pointerenter', 'focus', 'click'])
      body.addEventListener(event, () => tell(chooseBody(drawing, body)))
  }
  drawing.addEventListener('pointerleave', () => clearBodies(drawing))
}

/** Shows all bodies alike. */
export function clearBodies(drawing) {
  drawing.classList.remove('narrowed')
  for (const each of drawing.querySelectorAll('.chosen, .related')) each.classList.remove('chosen', 'related')
}

/** Marks a body, its aspects and the bodies at their other ends. */
function chooseBody(drawing, body) {
  clearBodies(drawing)
  const bodies = [...drawing.querySelectorAll('[data-body]')]
  const aspects = [...drawing.querySelectorAll('[data-aspect]')].flatMap((aspect) => {
    const end = ['from', 'to'].find((each) => isEnd(aspect, each, body))
    if (!end) return []
    const other = bodies.find((each) => isEnd(aspect, end === 'from' ? 'to' : 'from', each))
    return [{ aspect, other, end }]
  })
  drawing.classList.add('narrowed')
  body.classList.add('chosen')
  for (const { aspect, other } of aspects) {
    aspect.classList.add('chosen')
    other?.classList.add('related')
  }
  const [name, ...place] = nameOf(body).split(/ (?=\d)/)
  return {
    name,
    place: place.join(' '),
    aspects: aspects.toSorted((a, b) => a.aspect.dataset.orb - b.aspect.dataset.orb).map(lineOf),
  }
}

/** The strokes of a glyph are too thin to point at. */
function targetOf(body) {
  const { x, y, width, height } = (body.querySelector('.glyph') ?? body).getBBox()
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const place = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH }
  for (const [name, value] of Object.entries({ ...place, fill: 'transparent', 'pointer-events': 'all' }))
    target.setAttribute(name, value)
  return target
}

/** The name and place of a body, as the wheel says them. */
export const nameOf = (element) => element.querySelector('title')?.textContent ?? element.dataset.body
const ringOf = (body) => body.closest('[data-ring]').dataset.ring

/** Whether one end of an aspect is a body. In a bi-wheel the aspect names the rings of its ends in their order. */
function isEnd(aspect, end, body) {
  const { dataset } = aspect
  const rings = (dataset.rings ?? aspect.closest('[data-rings]')?.dataset.rings ?? '').split(' ')
  return (
    dataset[end] === body.dataset.body &&
    (dataset[`${end}Variant`] ?? '') === (body.dataset.variant ?? '') &&
    rings[end === 'from' ? 0 : 1] === ringOf(body)
  )
}

function lineOf({ aspect: { dataset }, other, end }) {
  const otherName = other ? nameOf(other).split(/ (?=\d)/)[0] : dataset[end === 'from' ? 'to' : 'from']
  const motion = dataset.applying === 'true' ? 'applying' : 'separating'
  return `${dataset.aspect.replaceAll('_', '-')} ${otherName}, orb ${angleText(dataset.orb)}, ${motion}`
}

/** `1°03′` of degrees. */
export function angleText(degrees) {
  const minutes = Math.round(Number(degrees) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
