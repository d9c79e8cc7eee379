/** Ends whatever an account pays for by and by. Called again it finds nothing to end. */
export type CancelBilling = (accountId: string) => Promise<void>

/** Nothing is sold yet. */
export const nothingToCancel: CancelBilling = async () => {}
