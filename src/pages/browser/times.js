// Times in the zone of the reader, in the order of ISO 8601. Without a script they are in UTC.

const two = (number) => String(number).padStart(2, '0')

/** @param {ParentNode} within */
export const showLocalTimes = (within) => {
  for (const time of within.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    if (Number.isNaN(at.getTime())) continue
    time.title = time.textContent
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
    time.textContent = `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
  }
}
