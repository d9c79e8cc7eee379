// Times in the zone of the reader: in the order of ISO 8601, or in the words of a sentence. Without a script they are in UTC.

const two = (number) => String(number).padStart(2, '0')
const clockOf = (at) => `${two(at.getHours())}:${two(at.getMinutes())}`
const inDigits = (at) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${clockOf(at)}`
const inWords = (at) =>
  `${at.getDate()} ${at.toLocaleDateString('en-GB', { month: 'long' })} ${at.getFullYear()} at ${clockOf(at)}`

/** @param {ParentNode} within */
export const showLocalTimes = (within) => {
  for (const time of within.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    if (Number.isNaN(at.getTime())) continue
    time.title = time.textContent
    time.textContent = time.dataset.words === undefined ? inDigits(at) : inWords(at)
  }
}
