import type { TABLES as English } from '../en/tables.ts'
import type { Labels } from '../language.ts'

/** The words of tables and of the aspect grid in Spanish. */
export const TABLES: Labels<typeof English> = {
  positions: 'Posiciones',
  houses: 'Casas',
  elements: 'Elementos y modalidades',
  aspects: 'Aspectos',
  between: 'Aspectos: filas dentro, columnas fuera',
  house: 'Casa',
  inside: 'Dentro',
  outside: 'Fuera',
  sum: 'Suma',
  counted: 'Contados: del Sol a Plutón, una vez cada uno',
  countedVisible: 'Contados: los {count} astros visibles del Sol a Plutón, una vez cada uno',
  count: '{name}: {count}, {bodies}',
  none: '{name}: ninguno',
  letters: 'a aplicativo, s separativo',
  noOrbs: 'La imagen es demasiado pequeña para los orbes',
  moon: 'sin hora de nacimiento, la Luna se conoce con un error de varios grados',
  rings: {
    natal: 'Carta natal',
    transit: 'Tránsitos',
    return: 'Revolución solar',
    progressed: 'Carta progresada',
    person_a: 'Persona A',
    person_b: 'Persona B',
  },
  otherHouse: {
    inner: '{point}, en la casa {house} de dentro',
    outer: '{point}, en la casa {house} de fuera',
  },
  houseAt: 'Casa {house} {place}',
  aspect: {
    applying: '{from} {aspect} {to}, orbe {orb}, aplicativo',
    separating: '{from} {aspect} {to}, orbe {orb}, separativo',
    open: '{from} {aspect} {to}, orbe {orb}',
  },
}
