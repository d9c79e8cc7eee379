// The script of the calendar: it completes places and zones. Without either in the address, it shows the month in the zone of
// the reader.
import { completePlace } from '../playground/place-search.js'
import { showCurrentTab } from './tabs.js'
import { completeZone, useOwnZone } from './zone-names.js'

useOwnZone('city')
showCurrentTab()

const form = document.getElementById('calendar-settings')
const { city, zone } = form.elements
// The search also fills in coordinates. Without names they are not sent: the calendar needs only the place.
for (const id of ['lat', 'lng']) form.append(Object.assign(document.createElement('input'), { type: 'hidden', id }))
completePlace(form, city)
completeZone(zone)
// A place has a zone of its own.
city.addEventListener('change', () => {
  if (city.value !== '') zone.value = ''
})

// Empty fields would make the address long.
form.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
})
