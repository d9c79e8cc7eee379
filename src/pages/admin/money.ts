import type { CurrencyRevenue } from '../../contract/admin-revenue.ts'
import { decimalsOf } from '../../platform/mail/minor-units.ts'
import { count, withUnit } from '../elements/figures.ts'

/** An amount of minor units in the units of its currency, without its name: "−1 234.50". */
export function amount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = count(Number(digits.slice(0, digits.length - decimals)))
  return `${minor < 0 ? '−' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`
}

export const code = (currency: string): string => currency.toUpperCase()

/** An amount with the name of its currency: "1 234.50 USD". */
export const price = (minor: number, currency: string): string => withUnit(amount(minor, currency), code(currency))

/** A difference, which has a sign unless it is zero. */
export const change = (minor: number, currency: string): string => `${minor > 0 ? '+' : ''}${price(minor, currency)}`

/** Revenue from credits and packs, before refunds. */
export const soldOnce = ({ credits, pack }: CurrencyRevenue['sales']): number => credits.amount + pack.amount
