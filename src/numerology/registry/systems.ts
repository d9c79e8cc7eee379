import type { AlphabetId } from '../alphabets.ts'
import { PROFILES, type System } from '../profile.ts'
import { profilesOf } from './profiles.ts'
import type { SourceId } from './sources.ts'

export interface SystemEntry {
  readonly status: 'supported'
  readonly supportedNameScripts: readonly string[]
  readonly interpretations: { readonly contentKinds: readonly string[]; readonly corpusId: SourceId }
}

const LATIN = ['Latn', 'non-Latn with caller-supplied Latin transliteration'] as const

/** The registry entry of each system without its profiles and calculations. */
export const SYSTEM_ENTRIES: Readonly<Record<System, SystemEntry>> = {
  pythagorean: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['number'], corpusId: 'orrery-pythagorean-texts-v1' },
  },
  chaldean: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['compound', 'root'], corpusId: 'orrery-chaldean-texts-v1' },
  },
  kabbalah: {
    status: 'supported',
    supportedNameScripts: ['Hebr'],
    interpretations: { contentKinds: ['reduced_value'], corpusId: 'orrery-kabbalah-texts-v1' },
  },
  ank_jyotish: {
    status: 'supported',
    supportedNameScripts: LATIN,
    interpretations: { contentKinds: ['number', 'label'], corpusId: 'orrery-ank-jyotish-texts-v1' },
  },
}

/** The sources of each table of letter values. */
export const ALPHABET_SOURCES: Readonly<Record<AlphabetId, readonly SourceId[]>> = {
  'pythagorean-latin-a-z-cyclic-1-9-v1': [
    'numeropaths-methods',
    'numerologia-mathematics-of-names',
    'astrology-com-hidden-passion',
  ],
  'chaldean-cheiro-latin-a-z-1-8-v1': [
    'cheiro-book-of-numbers',
    'numrolab-chaldean-chart',
    'aboutnumerology-chaldean-values',
    'mahajyotish-name-numerology',
  ],
  'hebrew-gematria-hechrechi-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods', '13petals-gematria'],
  'hebrew-gematria-siduri-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods'],
  'hebrew-gematria-katan-v1': ['walkingonfire-gematria', 'hitchhikersguide-four-methods'],
  'hebrew-millui-alef-names-v1': ['inner-gematria', 'ramchal-milui', 'biblecodeyeshua-letters', 'orrery-decisions'],
}

/** The alphabets of the profiles of a system. */
export const alphabetsOf = (system: System): AlphabetId[] => [
  ...new Set(profilesOf(system).map((id) => PROFILES[id].alphabet)),
]

/** The sources of each part of Ank Jyotish. */
export const ANK_JYOTISH_SOURCES = {
  moolank: ['ankjyotish-learn', 'free-calculators-report'],
  bhagyank: ['ankjyotish-learn', 'ananyatyagi-numerology', 'imageflipfree-chaldean'],
  namank: ['mahajyotish-name-numerology', 'daanyam-namank', 'jainqq-name-numbers'],
  graha: ['free-calculators-report', 'mahajyotish-name-numerology', 'daanyam-namank'],
  policies: ['ankjyotish-learn', 'daanyam-namank', 'orrery-decisions'],
} as const satisfies Readonly<Record<string, readonly SourceId[]>>
