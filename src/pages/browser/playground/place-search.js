// Completes places by the gazetteer of the service. A chosen place fills the coordinates beside it. An empty field offers
// the places that were chosen last.
import { FailedRequest, outcomeOf, outcomeOfReply, reached, refusalLine } from '../refusals.js'
import { addressOf } from './call.js'
import { placeList } from './place-list.js'
import { countriesOf, ordered } from './place-order.js'
import { forgetPlaces, recentPlaces, rememberPlace } from './recent-places.js'

const WAIT_MS = 150
const LETTERS_MIN = 2
const PLACES_MAX = 7
/** More are found than shown: those in a country of the reader may come from further down. */
const FOUND_MAX = 20
const FORGET = 'Forget recent places'

const nameOf = ({ name, state, country_name: country }) =>
  [name, ...(state && state !== name ? [state] : []), country].join(', ')

const search = async (text, signal) => {
  const query = new URLSearchParams({ q: text, limit: FOUND_MAX })
  const reply = await reached(fetch(addressOf(`api/v1/geo/search?${query}`), { signal }))
  if (!reply.ok) throw new FailedRequest(outcomeOfReply(reply, await reply.json().catch(() => null)))
  const own = new Set([...countriesOf(navigator.languages), ...recentPlaces().map(({ country }) => country)])
  return ordered((await reached(reply.json())).results, own).slice(0, PLACES_MAX)
}

/** What the keys do in a field whose list is open or closed. */
const onKeys = (input, list, { ask, choose }) =>
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && list.isOpen) list.close()
    else if (event.key === 'Enter' && list.isOpen && list.at >= 0) choose(list.at)
    else if (step !== undefined && list.isOpen) list.step(step)
    else if (step !== undefined) void ask()
    else return
    event.preventDefault()
  })

export const completePlace = (form, input) => {
  const field = (name) => form.elements[input.dataset.place + name]
  const hint = document.getElementById(`${input.id}-hint`)
  hint.ariaLive = 'polite'
  const said = hint.textContent
  let places = []
  let timer
  let asking = new AbortController()

  const forget = () => {
    forgetPlaces()
    list.close()
    hint.textContent = 'The recent places were forgotten.'
  }
  const choose = (index) => {
    const place = places[index]
    if (!place) return forget()
    rememberPlace(place)
    input.value = nameOf(place)
    field('lat').value = place.lat
    field('lng').value = place.lng
    list.close()
    hint.textContent = `${place.lat}°, ${place.lng}°, ${place.timezone}`
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const list = placeList(input, choose)
  const offerRecent = () => {
    places = recentPlaces()
    if (places.length === 0) return
    list.show([...places.map(nameOf), FORGET])
    hint.textContent = 'Recent places, kept in this browser only. Choose one with the arrow keys, or type another.'
  }
  const ask = async () => {
    asking.abort()
    asking = new AbortController()
    const text = input.value.trim()
    if (text === '') return offerRecent()
    if (text.length < LETTERS_MIN) return list.close()
    try {
      places = await search(text, asking.signal)
      if (document.activeElement !== input) return
      list.show(places.map(nameOf))
      hint.textContent =
        places.length === 0 ? 'No places found.' : `${places.length} places. Choose one with the arrow keys.`
    } catch (error) {
      if (error.name !== 'AbortError') hint.textContent = `The place search failed. ${refusalLine(outcomeOf(error))}`
    }
  }
  onKeys(input, list, { ask, choose })
  input.addEventListener('input', () => {
    // Coordinates of another place would take precedence over the new name.
    for (const name of ['lat', 'lng']) field(name).value = ''
    hint.textContent = said
    list.close()
    clearTimeout(timer)
    timer = setTimeout(ask, WAIT_MS)
  })
  input.addEventListener('focus', () => {
    if (input.value.trim() === '') offerRecent()
  })
  input.addEventListener('blur', () => {
    if (input.value.trim() === '') hint.textContent = said
    clearTimeout(timer)
    asking.abort()
    list.close()
  })
}
