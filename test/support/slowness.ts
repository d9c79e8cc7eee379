/** What the work of `referenceWork` takes on a quiet core of the machine for which the bound was set. */
const REFERENCE_MS = 20
const TRIES = 3

/** How many times slower this core is now than the reference core, and at least 1. */
export function slowness(): number {
  const taken = Array.from({ length: TRIES }, () => {
    const before = process.threadCpuUsage()
    referenceWork()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, Math.min(...taken) / REFERENCE_MS)
}

/** Reading and checking of JSON, as a front does it. */
function referenceWork(): void {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ name: `field_${at}`, value: at / 7 })))
  const read = JSON.parse(text) as readonly { name: string; value: number }[]
  if (read.filter(({ name }) => /_\d+$/.test(name)).length !== read.length) throw new Error('The reference is wrong')
}
