import { CATALOGUES } from '../../languages/catalogues.ts'
import { LANGUAGES, type Language } from '../../languages/language.ts'
import { canLetter } from '../script.ts'

/** All texts of a part of a catalogue, at any depth. */
const textsIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

const PLACEHOLDER = /\{\w+\}/g

/** The languages in which a text of charts or of their tables has a letter without strokes. */
const WITH_FONTS: ReadonlySet<Language> = new Set(
  LANGUAGES.filter((language) => {
    const { charts, tables } = CATALOGUES[language]
    return textsIn([charts, tables]).some((text) => !canLetter(text.replaceAll(PLACEHOLDER, '')))
  }),
)

/** Whether the words of pictures in a language need fonts. */
export const needsFonts = (language: Language): boolean => WITH_FONTS.has(language)
