const NONE = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'
const THREE = 'bhd jod kwd omr tnd'

const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...NONE.split(' ').map((currency) => [currency, 0] as const),
  ...THREE.split(' ').map((currency) => [currency, 3] as const),
])

/**
 * The number of decimals of a currency in amounts of Stripe, from https://docs.stripe.com/currencies. Intl differs: it
 * gives ISK and UGX none, whose last two digits are zeros at Stripe, and none to HUF, IDR and others that are seldom
 * paid in parts.
 */
export const decimalsOf = (currency: string): number => DECIMALS.get(currency.toLowerCase()) ?? 2
