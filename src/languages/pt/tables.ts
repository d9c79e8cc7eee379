import type { TABLES as English } from '../en/tables.ts'
import type { Labels } from '../language.ts'

/** The words of tables and of the aspect grid in Portuguese. */
export const TABLES: Labels<typeof English> = {
  positions: 'Posições',
  houses: 'Casas',
  elements: 'Elementos e modalidades',
  aspects: 'Aspectos',
  between: 'Aspectos: linhas dentro, colunas fora',
  house: 'Casa',
  inside: 'Dentro',
  outside: 'Fora',
  sum: 'Soma',
  counted: 'Contados: do Sol a Plutão, uma vez cada',
  countedVisible: 'Contados: os {count} astros visíveis do Sol a Plutão, uma vez cada',
  count: '{name}: {count}, {bodies}',
  none: '{name}: nenhum',
  letters: 'a aplicativo, s separativo',
  noOrbs: 'A imagem é pequena demais para os orbes',
  moon: 'sem hora de nascimento, a Lua só é conhecida com erro de alguns graus',
  rings: {
    natal: 'Mapa natal',
    transit: 'Trânsitos',
    return: 'Revolução solar',
    progressed: 'Mapa progredido',
    person_a: 'Pessoa A',
    person_b: 'Pessoa B',
  },
  otherHouse: {
    inner: '{point}, na casa {house} de dentro',
    outer: '{point}, na casa {house} de fora',
  },
  houseAt: 'Casa {house} {place}',
  aspect: {
    applying: '{from} {aspect} {to}, orbe {orb}, aplicativo',
    separating: '{from} {aspect} {to}, orbe {orb}, separativo',
    open: '{from} {aspect} {to}, orbe {orb}',
  },
}
