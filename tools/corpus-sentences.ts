import { syllable } from 'syllable'

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]['’”"]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z0-9']+/)
    .filter(Boolean)

/**
 * Flesch reading ease: 206.835 − 1.015 words per sentence − 84.6 syllables per word (Flesch, A New Readability Yardstick,
 * Journal of Applied Psychology 32, 1948). 60 to 70 is plain English.
 */
export function readingEase(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 206.835 - (1.015 * words.length) / sentencesOf(text).length - (84.6 * syllables) / words.length
}

const OPENING_PARTICIPLE =
  /^(?!(?:need|indeed|hundred|speed|feed|seed|bed|red|breed|shed|led)\b)[A-Z][a-z]+(?:ed|en|wn|ept)\b/
/** A subject before the verb, as in "On a photograph you may stand a little aside". */
const SUBJECT = /\w .*\b(you|it|we|they|he|she|this|that|there|who|which|what)\b/i
const OWN_SUBJECT = /\b(you|i|we|they|he|she|it|that|this|what|who|there)\b/i
const ADVERB_THEN_NOUN = /^(Gladly|Gone|Rarely|Seldom|Never|Hardly|Scarcely|Little|Only|Nor)\b/
const AUXILIARY = /^\w+ (?:\w+ )?(?:is|are|was|were|do|does|did|can|will|has|have|comes?|goes?|lies|stands?)\b/

/** A place or a cause before its verb, with the subject last: "Behind you lies the fifth house". */
const PLACE_FIRST =
  /^(?:In|On|At|To|From|Through|Behind|Under|Beneath|Between|Beside|Near|Above|Around|Beyond|Among|Inside|Out of|Over)\b([^,;:]{0,60}?) (?:stands?|lies|lie|comes?|sits?|runs|hangs?) (?:your|the|an?|both|its|this|one|two)\b/

/** Sentences whose subject does not come first, such as "Needed is a thing" and "Gone is the fear". */
export const invertedIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => {
    if (ADVERB_THEN_NOUN.test(sentence) && AUXILIARY.test(sentence)) return true
    const place = PLACE_FIRST.exec(sentence)
    if (place && !SUBJECT.test(place[1]!)) return true
    const verb = /\b(is|are|was|were|comes?|lies|stands?|goes)\b/.exec(sentence)
    if (!verb || !OPENING_PARTICIPLE.test(sentence)) return false
    const before = sentence.slice(0, verb.index)
    return (
      before.split(' ').length <= 5 &&
      !before.includes(',') &&
      !OWN_SUBJECT.test(before) &&
      /^\S+ ?$|^\S+ (in|by|of|from|with|to|on|at) /.test(before)
    )
  })

/** Verbs that begin a piece of advice. */
const ADVICE = new Set(
  `accept accustom act add admit alter cancel create picture propose remain smile be believe clarify discuss examine express agree allow answer arrange ask avoid begin book borrow break breathe bring build buy call
  carry catch change check choose clear close collect come compare complete consider cook count cut dance dare decide
  describe divide do draw drop eat end enjoy enter expect explain face feed feel find finish fix follow forgive form free
  get give go greet guard have hear help hold imagine include invite join judge keep know learn leave lend let light limit
  linger list listen live look lower make mark measure meet mend mention move name note notice observe offer open own pause
  pay permit pick place plan plant play point practise praise prepare promise protect put question raise reach read rehearse
  remember remind repair repeat reply reserve respect rest return reward say schedule see seek select sell send separate set
  share show sign sing sit sleep slow spare speak spend split stand start state stay step stop study suppose swap take talk
  taste tell test thank think throw tidy touch trade train translate treat trust try turn use visit wait walk warn watch
  wear welcome when work write`.split(/\s+/),
)
const GENTLE =
  /\b(it (may )?helps?|try|ask|you (can|could|might)|worth|consider|a good (test|question|habit|start|way)|let)\b/i

/** True when one of the last two sentences gives a thing to do, to notice or to ask. */
export const endsWithAdvice = (text: string): boolean =>
  sentencesOf(text)
    .slice(-2)
    .some((sentence) => {
      const clauses = sentence.split(',').map((clause) => wordsOf(clause)[0])
      return (
        sentence.endsWith('?') ||
        clauses.some((first) => first !== undefined && ADVICE.has(first)) ||
        GENTLE.test(sentence)
      )
    })
