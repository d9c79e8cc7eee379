/**
 * A lookup by name, in any case and with blanks, hyphens and other signs for underscores. It returns null for an unknown
 * name.
 */
export function lookup<Value>(named: Iterable<readonly [name: string, value: Value]>): (text: string) => Value | null {
  const index = new Map([...named].map(([name, value]) => [spelling(name), value]))
  return (text) => index.get(spelling(text)) ?? null
}

const spelling = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
