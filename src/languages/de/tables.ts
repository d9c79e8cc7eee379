import type { TABLES as English } from '../en/tables.ts'
import type { Labels } from '../language.ts'

/** The words of tables and of the aspect grid in German. */
export const TABLES: Labels<typeof English> = {
  positions: 'Stellungen',
  houses: 'Häuser',
  elements: 'Elemente und Modalitäten',
  aspects: 'Aspekte',
  between: 'Aspekte: Zeilen innen, Spalten außen',
  house: 'Haus',
  inside: 'Innen',
  outside: 'Außen',
  sum: 'Summe',
  counted: 'Gezählt: Sonne bis Pluto, je einmal',
  countedVisible: 'Gezählt: die {count} sichtbaren von Sonne bis Pluto, je einmal',
  count: '{name}: {count}, {bodies}',
  none: '{name}: keine',
  letters: 'a applikativ, s separativ',
  noOrbs: 'Das Bild ist zu klein für Orben',
  moon: 'ohne Geburtszeit ist der Mond nur auf einige Grad bekannt',
  rings: {
    natal: 'Radix',
    transit: 'Transite',
    return: 'Solar',
    progressed: 'Progressionen',
    person_a: 'Person A',
    person_b: 'Person B',
  },
  otherHouse: {
    inner: '{point}, innen im {house}. Haus',
    outer: '{point}, außen im {house}. Haus',
  },
  houseAt: '{house}. Haus {place}',
  aspect: {
    applying: '{from} {aspect} {to}, Orbis {orb}, applikativ',
    separating: '{from} {aspect} {to}, Orbis {orb}, separativ',
    open: '{from} {aspect} {to}, Orbis {orb}',
  },
}
