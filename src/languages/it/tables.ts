import type { TABLES as English } from '../en/tables.ts'
import type { Labels } from '../language.ts'

/** The words of tables and of the aspect grid in Italian. */
export const TABLES: Labels<typeof English> = {
  positions: 'Posizioni',
  houses: 'Case',
  elements: 'Elementi e modalità',
  aspects: 'Aspetti',
  between: 'Aspetti: righe interno, colonne esterno',
  house: 'Casa',
  inside: 'Interno',
  outside: 'Esterno',
  sum: 'Somma',
  counted: 'Contati: dal Sole a Plutone, una volta ciascuno',
  countedVisible: 'Contati: {count} astri visibili dal Sole a Plutone, una volta ciascuno',
  count: '{name}: {count}, {bodies}',
  none: '{name}: nessuno',
  letters: 'a applicante, s separante',
  noOrbs: 'L’immagine è troppo piccola per le orbite',
  moon: 'senza ora di nascita la Luna è nota solo entro alcuni gradi',
  rings: {
    natal: 'Tema natale',
    transit: 'Transiti',
    return: 'Rivoluzione solare',
    progressed: 'Tema progresso',
    person_a: 'Persona A',
    person_b: 'Persona B',
  },
  otherHouse: {
    inner: '{point}, nella casa {house} interna',
    outer: '{point}, nella casa {house} esterna',
  },
  houseAt: 'Casa {house} {place}',
  aspect: {
    applying: '{from} {aspect} {to}, orbita {orb}, applicante',
    separating: '{from} {aspect} {to}, orbita {orb}, separante',
    open: '{from} {aspect} {to}, orbita {orb}',
  },
}
