/**
 * What goes wrong with a request. `before`: nothing was done. `after`: the work is done, and only the idempotency key
 * protects from doing it twice. The key then gives the answer of the work, but after an `error` it gives the error, as
 * at Stripe.
 */
export type Fault =
  | { readonly kind: 'slow'; readonly delayMs: number }
  | { readonly kind: 'rate_limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'error' | 'closed' | 'hang'; readonly when: 'before' | 'after' }

export interface FaultRule {
  readonly fault: Fault
  /** The requests that it meets, such as `POST /v1/checkout/sessions`. Without it all requests. */
  readonly requests?: string | RegExp
  /** How many requests it meets. Without it all of them. */
  readonly times?: number
}

export interface Faults {
  add(rule: FaultRule): void
  clear(): void
  /** The fault of a request, which is used up by it. */
  take(method: string, path: string): Fault | null
}

export function openFaults(): Faults {
  let rules: { rule: FaultRule; left: number }[] = []
  return {
    add(rule) {
      rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY })
    },
    clear() {
      rules = []
    },
    take(method, path) {
      const found = rules.find(({ rule, left }) => left > 0 && meets(rule, `${method} ${path}`))
      if (!found) return null
      found.left -= 1
      return found.rule.fault
    },
  }
}

const meets = ({ requests }: FaultRule, request: string): boolean =>
  requests === undefined || (typeof requests === 'string' ? requests === request : requests.test(request))
