// The houses and aspects of a wheel that is in the page: what a person who chooses one is told.
import { angleText, clearBodies, nameOf } from '../wheel-bodies.js'

/** Units of the drawing: a line is too thin to point at. */
const LINE_REACH = 10

/** How a body of a ring is called beside those of another ring. */
const OWNERS = {
  natal: 'Natal ',
  transit: 'Transiting ',
  return: 'Return ',
  lunar_return: 'Return ',
  progressed: 'Progressed ',
}

export const housesOf = (drawing) => [...drawing.querySelectorAll('.houses > [data-house]')]
export const aspectsOf = (drawing) => [...drawing.querySelectorAll('.aspects > [data-aspect]')]
const bodiesOf = (drawing) => [...drawing.querySelectorAll('.points [data-body]')]

/** Whose chart a body is of, if the wheel has two. */
export const ringName = (drawing, body) =>
  drawing.querySelectorAll('.points').length < 2 ? '' : (OWNERS[body.closest('[data-ring]').dataset.ring] ?? '')

/** Shows all houses and aspects alike. */
export function clearParts(drawing) {
  for (const each of housesOf(drawing)) each.classList.remove('chosen')
}

/**
 * Lets a person choose houses and aspects.
 * @param {SVGElement} drawing
 * @param {(words: string) => void} say Gets what is chosen as a sentence.
 */
export function watchParts(drawing, say) {
  for (const body of bodiesOf(drawing)) body.setAttribute('aria-label', ringName(drawing, body) + nameOf(body))
  for (const house of housesOf(drawing)) watch(house, houseText(drawing, house), () => chooseHouse(drawing, house), say)
  for (const aspect of aspectsOf(drawing)) {
    aspect.prepend(targetOf(aspect))
    watch(aspect, aspectText(drawing, aspect), () => chooseAspect(drawing, aspect), say)
  }
}

function watch(part, words, choose, say) {
  part.setAttribute('role', 'button')
  part.setAttribute('aria-label', words)
  for (const event of ['pointerenter', 'focus', 'click'])
    part.addEventListener(event, () => {
      choose()
      say(words)
    })
}

function chooseHouse(drawing, house) {
  clearBodies(drawing)
  clearParts(drawing)
  house.classList.add('chosen')
  for (const body of bodiesOf(drawing)) body.classList.toggle('related', body.dataset.house === house.dataset.house)
}

/** `House 9 from 3°05′ Gemini: Sun, Mercury.` */
function houseText(drawing, house) {
  const { house: number, cusp } = house.dataset
  const inside = bodiesOf(drawing).filter(
    (body) => body.dataset.house === number && isOfRing(body, house.closest('[data-ring]').dataset.ring),
  )
  const names = inside.map((body) => plainName(drawing, body))
  return `House ${number} from ${placeText(drawing, Number(cusp))}: ${names.length > 0 ? names.join(', ') : 'no planets'}.`
}

const isOfRing = (body, ring) => body.closest('[data-ring]').dataset.ring === ring

function chooseAspect(drawing, aspect) {
  clearBodies(drawing)
  clearParts(drawing)
  drawing.classList.add('narrowed')
  aspect.classList.add('chosen')
  for (const body of endsOf(drawing, aspect)) body?.classList.add('related')
}

/** The bodies of both ends; undefined for one that the wheel does not draw as a body, such as the Ascendant. */
function endsOf(drawing, aspect) {
  const rings = (aspect.dataset.rings ?? aspect.closest('[data-rings]')?.dataset.rings ?? '').split(' ')
  return ['from', 'to'].map((end, at) =>
    bodiesOf(drawing).find(
      (body) =>
        body.dataset.body === aspect.dataset[end] &&
        (body.dataset.variant ?? '') === (aspect.dataset[`${end}Variant`] ?? '') &&
        isOfRing(body, rings[at]),
    ),
  )
}

/** `Transiting Saturn square Natal Moon, orb 1°03′, applying.` */
function aspectText(drawing, aspect) {
  const { aspect: type, orb, applying, from, to } = aspect.dataset
  const [one, other] = endsOf(drawing, aspect).map((body, at) =>
    body ? plainName(drawing, body) : pointName(drawing, [from, to][at]),
  )
  return `${one} ${type.replaceAll('_', '-')} ${other}, orb ${angleText(orb)}, ${applying === 'true' ? 'applying' : 'separating'}.`
}

const plainName = (drawing, body) => ringName(drawing, body) + nameOf(body).split(/ (?=\d)/)[0]

/** The name of an angle, which the wheel draws as an axis. */
const pointName = (drawing, id) =>
  drawing.querySelector(`[data-angle="${id}"] > title`)?.textContent.split(/ (?=\d)/)[0] ?? id.replaceAll('_', ' ')

const SIGN_DEGREES = 30

/** `3°05′ Gemini`, with the names of the signs in the wheel. */
function placeText(drawing, longitude) {
  const names = [...drawing.querySelectorAll('[data-sign][data-element] > title')].map((title) => title.textContent)
  const minutes = Math.floor((longitude % SIGN_DEGREES) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${names[Math.floor(longitude / SIGN_DEGREES)] ?? ''}`
}

/** A transparent line, wide enough to point at. */
function targetOf(aspect) {
  const drawn = aspect.querySelector('.aspect-line')
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const look = { d: drawn?.getAttribute('d') ?? '', fill: 'none', stroke: 'transparent', 'stroke-width': LINE_REACH }
  for (const [name, value] of Object.entries({ ...look, 'pointer-events': 'stroke' })) target.setAttribute(name, value)
  return target
}
