import type { TABLES as English } from '../en/tables.ts'
import type { Labels } from '../language.ts'

/** The words of tables and of the aspect grid in French. */
export const TABLES: Labels<typeof English> = {
  positions: 'Positions',
  houses: 'Maisons',
  elements: 'Éléments et modes',
  aspects: 'Aspects',
  between: 'Aspects : lignes à l’intérieur, colonnes à l’extérieur',
  house: 'Maison',
  inside: 'Intérieur',
  outside: 'Extérieur',
  sum: 'Total',
  counted: 'Comptés : du Soleil à Pluton, une fois chacun',
  countedVisible: 'Comptés : les {count} astres visibles du Soleil à Pluton, une fois chacun',
  count: '{name} : {count}, {bodies}',
  none: '{name} : aucun',
  letters: 'a appliquant, s séparant',
  noOrbs: 'L’image est trop petite pour les orbes',
  moon: 'sans heure de naissance, la Lune n’est connue qu’à quelques degrés',
  rings: {
    natal: 'Thème natal',
    transit: 'Transits',
    return: 'Révolution solaire',
    progressed: 'Thème progressé',
    person_a: 'Personne A',
    person_b: 'Personne B',
  },
  otherHouse: {
    inner: '{point}, maison {house} à l’intérieur',
    outer: '{point}, maison {house} à l’extérieur',
  },
  houseAt: 'Maison {house} {place}',
  aspect: {
    applying: '{from} {aspect} {to}, orbe {orb}, appliquant',
    separating: '{from} {aspect} {to}, orbe {orb}, séparant',
    open: '{from} {aspect} {to}, orbe {orb}',
  },
}
