/** Cancels the account's subscription at the end of its period. Can be repeated. */
export type CancelBilling = (accountId: string) => Promise<void>
