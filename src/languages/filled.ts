/** A text with its placeholders filled: `{planet}` becomes `the Moon`. Throws for a placeholder without a word. */
export const filled = (text: string, fills: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = fills[name]
    if (word === undefined) throw new Error(`Nothing fills {${name}}`)
    return String(word)
  })
