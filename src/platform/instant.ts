/** An instant in Unix milliseconds, as ISO 8601 in UTC. */
export const instant = (unixMs: number): string => new Date(unixMs).toISOString()

export const instantOrNull = (unixMs: number | null): string | null => (unixMs === null ? null : instant(unixMs))
