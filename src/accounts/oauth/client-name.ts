const LENGTH_MAX = 60

/**
 * The name that a client gives itself, as one line that cannot change the text around it: without control, format and
 * bidirectional characters. Null for a name without a visible character.
 */
export function clientName(text: string): string | null {
  const name = text
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{M}{3,}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const shown = [...name].slice(0, LENGTH_MAX).join('').trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(shown) ? shown : null
}
