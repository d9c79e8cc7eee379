import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** What the wheel of a return of any body says beside its names. */
interface ReturnLabels extends SecondLabels {
  /** How the return differs from the next full one, in parentheses after its name. */
  readonly options: { readonly converse: string; readonly precession: string }
}

/** The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. */
export const LABELS: Readonly<Record<Language, ReturnLabels>> = {
  en: {
    title: '{called} of {name}',
    called: '{body} return',
    ring: { spoken: 'the return', heading: 'Return' },
    options: { converse: 'converse', precession: 'precession-corrected' },
  },
  de: {
    title: '{called} · {name}',
    called: 'Wiederkehr: {body}',
    ring: { spoken: 'die Wiederkehr', heading: 'Wiederkehr' },
    options: { converse: 'konvers', precession: 'präzessionskorrigiert' },
  },
  fr: {
    title: '{called} · {name}',
    called: 'Révolution : {body}',
    ring: { spoken: 'la révolution', heading: 'Révolution' },
    options: { converse: 'converse', precession: 'corrigée de la précession' },
  },
  es: {
    title: '{called} · {name}',
    called: 'Revolución: {body}',
    ring: { spoken: 'la revolución', heading: 'Revolución' },
    options: { converse: 'conversa', precession: 'corregida por precesión' },
  },
  pt: {
    title: '{called} · {name}',
    called: 'Revolução: {body}',
    ring: { spoken: 'a revolução', heading: 'Revolução' },
    options: { converse: 'conversa', precession: 'corrigida pela precessão' },
  },
  it: {
    title: '{called} · {name}',
    called: 'Rivoluzione: {body}',
    ring: { spoken: 'la rivoluzione', heading: 'Rivoluzione' },
    options: { converse: 'conversa', precession: 'corretta per la precessione' },
  },
  hi: {
    title: '{called} · {name}',
    called: 'प्रत्यावर्तन: {body}',
    ring: { spoken: 'प्रत्यावर्तन', heading: 'प्रत्यावर्तन' },
    options: { converse: 'विलोम', precession: 'अयन चलन संशोधित' },
  },
}
