// The script of the calendar: without a zone or a place in the address, it shows the month in the zone of the reader.
import { showCurrentTab } from './tabs.js'

const address = new URL(location.href)
if (!address.searchParams.has('zone') && !address.searchParams.has('city')) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone && timeZone !== 'UTC') {
    address.searchParams.set('zone', timeZone)
    location.replace(address)
  }
}

showCurrentTab()

// Empty fields would make the address long.
document.getElementById('calendar-settings').addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
})
