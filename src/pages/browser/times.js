// Times in the zone of the reader: short in tables, or in the words of a sentence. Without a script they are in UTC.

const two = (number) => String(number).padStart(2, '0')
const clockOf = (at) => `${two(at.getHours())}:${two(at.getMinutes())}`
/** As the server writes it: British English has four letters for September. */
const dayOf = (at, month) => `${at.getDate()} ${at.toLocaleDateString('en-US', { month })} ${at.getFullYear()}`
const inShort = (at) => `${dayOf(at, 'short')}, ${clockOf(at)}`
const inWords = (at) => `${dayOf(at, 'long')} at ${clockOf(at)}`

/** @param {ParentNode} within */
export const showLocalTimes = (within) => {
  for (const time of within.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    if (Number.isNaN(at.getTime())) continue
    time.title = time.textContent
    time.textContent = time.dataset.words === undefined ? inShort(at) : inWords(at)
  }
}
