/**
 * The billing plans by their names, with their titles for people, from the smallest to the largest. All else about a plan is keyed
 * by these names, so that the compiler names what another plan lacks.
 */
export const PLAN_TITLES = { free: 'Free', entry: 'Entry', high: 'High', operator: 'Operator' } as const

export type PlanName = keyof typeof PLAN_TITLES

export const PLAN_NAMES = Object.keys(PLAN_TITLES) as [PlanName, ...PlanName[]]

/** The plans that are bought, each at a price of Stripe. */
export const SOLD_PLANS = ['entry', 'high'] as const satisfies readonly PlanName[]
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** The plans that everybody may have. */
export const OPEN_PLANS = ['free', ...SOLD_PLANS] as const

export const isPlanName = (name: string): name is PlanName => Object.hasOwn(PLAN_TITLES, name)
