/** Ends now what an account would still pay for. Can be repeated. */
export type CancelBilling = (accountId: string) => Promise<void>
