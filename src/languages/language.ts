/** The languages of labels, headings, tables and the glossary. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The only language that passages of readings are written in. */
export const READING_LANGUAGE = 'en' satisfies Language

/** The shape of a table of texts, with any words: another language has every label of the English one, and no other. */
export type Labels<Source> = Source extends string ? string : { readonly [Key in keyof Source]: Labels<Source[Key]> }

/** A text with its placeholders filled: `{planet}` becomes `the Moon`. Throws for a placeholder without a word. */
export const filled = (text: string, fills: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = fills[name]
    if (word === undefined) throw new Error(`Nothing fills {${name}}`)
    return String(word)
  })

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
