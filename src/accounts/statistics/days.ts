export const DAY_MS = 86_400_000

/** The day in UTC of an instant in Unix milliseconds, as YYYY-MM-DD. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Days of the installation, and days of accounts, that are kept. */
export const SUMS_DAYS = 800
export const ACCOUNTS_DAYS = 400
