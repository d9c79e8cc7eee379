import type { KeyName } from '../../astro/progression-keys.ts'
import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel of another system, and what its chart is called in captions. */
type SystemLabels = Readonly<Record<Exclude<KeyName, 'secondary'>, Pick<SecondLabels, 'title' | 'called'>>>

/**
 * The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. `dated` is the date
 * that was asked for.
 */
export const LABELS: Readonly<
  Record<Language, SecondLabels & { readonly dated: string; readonly systems: SystemLabels }>
> = {
  en: {
    title: 'Secondary progressions of {name}',
    called: 'Secondary progressions',
    ring: { spoken: 'the progressed chart', heading: 'Progressed chart' },
    dated: 'Progressed to {date}',
    systems: {
      tertiary_1: { title: 'Tertiary progressions of {name}', called: 'Tertiary progressions' },
      tertiary_2: { title: 'Tertiary progressions II of {name}', called: 'Tertiary progressions II' },
      minor: { title: 'Minor progressions of {name}', called: 'Minor progressions' },
    },
  },
  de: {
    title: 'Sekundärprogressionen von {name}',
    called: 'Sekundärprogressionen',
    ring: { spoken: 'das Progressionshoroskop', heading: 'Progressionen' },
    dated: 'Progressiv zum {date}',
    systems: {
      tertiary_1: { title: 'Tertiärprogressionen von {name}', called: 'Tertiärprogressionen' },
      tertiary_2: { title: 'Tertiärprogressionen II von {name}', called: 'Tertiärprogressionen II' },
      minor: { title: 'Minorprogressionen von {name}', called: 'Minorprogressionen' },
    },
  },
  fr: {
    title: 'Progressions secondaires : {name}',
    called: 'Progressions secondaires',
    ring: { spoken: 'le thème progressé', heading: 'Thème progressé' },
    dated: 'Progressé au {date}',
    systems: {
      tertiary_1: { title: 'Progressions tertiaires : {name}', called: 'Progressions tertiaires' },
      tertiary_2: { title: 'Progressions tertiaires II : {name}', called: 'Progressions tertiaires II' },
      minor: { title: 'Progressions mineures : {name}', called: 'Progressions mineures' },
    },
  },
  es: {
    title: 'Progresiones secundarias de {name}',
    called: 'Progresiones secundarias',
    ring: { spoken: 'la carta progresada', heading: 'Carta progresada' },
    dated: 'Progresada al {date}',
    systems: {
      tertiary_1: { title: 'Progresiones terciarias de {name}', called: 'Progresiones terciarias' },
      tertiary_2: { title: 'Progresiones terciarias II de {name}', called: 'Progresiones terciarias II' },
      minor: { title: 'Progresiones menores de {name}', called: 'Progresiones menores' },
    },
  },
  pt: {
    title: 'Progressões secundárias de {name}',
    called: 'Progressões secundárias',
    ring: { spoken: 'o mapa progredido', heading: 'Mapa progredido' },
    dated: 'Progredido para {date}',
    systems: {
      tertiary_1: { title: 'Progressões terciárias de {name}', called: 'Progressões terciárias' },
      tertiary_2: { title: 'Progressões terciárias II de {name}', called: 'Progressões terciárias II' },
      minor: { title: 'Progressões menores de {name}', called: 'Progressões menores' },
    },
  },
  it: {
    title: 'Progressioni secondarie di {name}',
    called: 'Progressioni secondarie',
    ring: { spoken: 'il tema progresso', heading: 'Tema progresso' },
    dated: 'Progresso alla data {date}',
    systems: {
      tertiary_1: { title: 'Progressioni terziarie di {name}', called: 'Progressioni terziarie' },
      tertiary_2: { title: 'Progressioni terziarie II di {name}', called: 'Progressioni terziarie II' },
      minor: { title: 'Progressioni minori di {name}', called: 'Progressioni minori' },
    },
  },
  hi: {
    title: 'द्वितीयक प्रगति: {name}',
    called: 'द्वितीयक प्रगति',
    ring: { spoken: 'प्रगत कुंडली', heading: 'प्रगत कुंडली' },
    dated: '{date} तक प्रगत',
    systems: {
      tertiary_1: { title: 'तृतीयक प्रगति: {name}', called: 'तृतीयक प्रगति' },
      tertiary_2: { title: 'तृतीयक प्रगति II: {name}', called: 'तृतीयक प्रगति II' },
      minor: { title: 'लघु प्रगति: {name}', called: 'लघु प्रगति' },
    },
  },
}
