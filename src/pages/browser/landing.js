// The script of the landing page: the wheel says what a body is, moves to where the visitor is, and code can be copied.
import { FailedRequest, outcomeOfReply, reached } from './refusals.js'
import { copySnippets } from './snippet-copy.js'
import { angleText, clearBodies, watchBodies } from './wheel-bodies.js'

/** The aspects that are shown until a body is chosen. */
const CLOSEST = 6
/** How old the place of a browser may be, and how long a person waits for it. */
const PLACE_AGE_MS = 600_000
const PLACE_WAIT_MS = 20_000

const at = (id) => document.getElementById(id)

function tell({ name, place, aspects }) {
  at('facts-name').textContent = name
  at('facts-place').textContent = place
  at('facts-aspects').replaceChildren(
    ...aspects.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    }),
  )
}

/** The title of an aspect of the drawing, with its orb in degrees and minutes. */
const titleOf = (aspect) =>
  aspect.querySelector('title').textContent.replace(/\d+(?:\.\d+)?°/, angleText(aspect.dataset.orb))

/** What stands below a wheel until a body is chosen. */
function tellClosest(drawing) {
  const byOrb = [...drawing.querySelectorAll('[data-aspect]')].sort((a, b) => a.dataset.orb - b.dataset.orb)
  const aspects = byOrb.slice(0, CLOSEST).map(titleOf)
  const canHover = matchMedia('(any-hover: hover)').matches
  const place = canHover ? 'Hover over a planet, or tab to it, to see its own.' : 'Tap a planet to see its own.'
  tell({ name: 'Tightest aspects now', place, aspects })
}

function show({ caption, svg }) {
  const drawing = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
  at('wheel').replaceChildren(drawing)
  at('caption').textContent = caption
  watchBodies(drawing, tell)
  tellClosest(drawing)
}

/** Where the browser is, to a tenth of a degree. */
const placeOf = () =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude.toFixed(1), lng: coords.longitude.toFixed(1) }),
      () => reject(new Error('Your browser did not share your location. You can allow it in the site settings.')),
      { maximumAge: PLACE_AGE_MS, timeout: PLACE_WAIT_MS },
    )
  })

async function drawHere() {
  const button = at('here')
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    const query = new URLSearchParams(await placeOf())
    const reply = await reached(fetch(`${at('sky').dataset.source}?${query}`))
    const answer = await reply.json().catch(() => null)
    if (!reply.ok || answer === null) throw new FailedRequest(outcomeOfReply(reply, answer))
    show(answer)
  } catch ({ message }) {
    at('caption').textContent = message
  }
  button.removeAttribute('aria-disabled')
}

const drawing = document.querySelector('#wheel svg')
if (drawing) {
  watchBodies(drawing, tell)
  tellClosest(drawing)
  at('facts').hidden = false
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clearBodies(document.querySelector('#wheel svg'))
  })
  // Browsers give a place to secure pages alone.
  if (isSecureContext && 'geolocation' in navigator) {
    document.querySelector('.here').hidden = false
    at('here').addEventListener('click', drawHere)
  }
}

copySnippets()
