/** An instant as answers have it, in ISO 8601 by UTC: of Unix milliseconds. */
export const instant = (unixMs: number): string => new Date(unixMs).toISOString()

export const instantOrNull = (unixMs: number | null): string | null => (unixMs === null ? null : instant(unixMs))
