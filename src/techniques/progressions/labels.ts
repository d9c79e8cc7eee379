import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/**
 * The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. `dated` is the date
 * that was asked for.
 */
export const LABELS: Readonly<Record<Language, SecondLabels & { readonly dated: string }>> = {
  en: {
    title: 'Secondary progressions of {name}',
    called: 'Secondary progressions',
    ring: { spoken: 'the progressed chart', heading: 'Progressed chart' },
    dated: 'Progressed to {date}',
  },
  de: {
    title: 'Sekundärprogressionen von {name}',
    called: 'Sekundärprogressionen',
    ring: { spoken: 'das Progressionshoroskop', heading: 'Progressionen' },
    dated: 'Progressiv zum {date}',
  },
  fr: {
    title: 'Progressions secondaires : {name}',
    called: 'Progressions secondaires',
    ring: { spoken: 'le thème progressé', heading: 'Thème progressé' },
    dated: 'Progressé au {date}',
  },
  es: {
    title: 'Progresiones secundarias de {name}',
    called: 'Progresiones secundarias',
    ring: { spoken: 'la carta progresada', heading: 'Carta progresada' },
    dated: 'Progresada al {date}',
  },
  pt: {
    title: 'Progressões secundárias de {name}',
    called: 'Progressões secundárias',
    ring: { spoken: 'o mapa progredido', heading: 'Mapa progredido' },
    dated: 'Progredido para {date}',
  },
  it: {
    title: 'Progressioni secondarie di {name}',
    called: 'Progressioni secondarie',
    ring: { spoken: 'il tema progresso', heading: 'Tema progresso' },
    dated: 'Progresso alla data {date}',
  },
}
