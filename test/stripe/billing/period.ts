import type Stripe from 'stripe'

/** The instant some months after an anchor, on the same day of the month or on the last day of a shorter month. */
function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const day = Math.min(from.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return Date.UTC(year, month, day) / 1000 + (anchor % 86_400)
}

const MONTHS = { month: 1, year: 12 } as const

/** The end of the period of a price that begins at `start`, counted from the anchor so that a 31st comes back. */
export function periodEnd(anchor: number, start: number, price: Stripe.Price): number {
  const months = MONTHS[price.recurring!.interval as keyof typeof MONTHS]
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, count * months)
    if (end > start) return end
  }
}
