/** The words of tables and of the aspect grid in English. */
export const TABLES = {
  positions: 'Positions',
  houses: 'Houses',
  elements: 'Elements and modes',
  aspects: 'Aspects',
  /** Above the grid between the rings of a bi-wheel. */
  between: 'Aspects: rows inside, columns outside',
  /** Above columns. */
  house: 'House',
  inside: 'Inside',
  outside: 'Outside',
  sum: 'Sum',
  /** Which bodies the table of elements counts. */
  counted: 'Counted: Sun to Pluto, each once',
  countedVisible: 'Counted: the {count} visible bodies of Sun to Pluto, each once',
  /** What a row counts. */
  count: '{name}: {count}, {bodies}',
  none: '{name}: none',
  /** Notes below a grid of aspects. */
  letters: 'a applying, s separating',
  noOrbs: 'The image is too small for orbs',
  moon: 'the Moon is known to a few degrees without a birth time',
  /** Rings in pictures without names of people. */
  rings: {
    natal: 'Natal chart',
    transit: 'Transits',
    return: 'Solar return',
    progressed: 'Progressed chart',
    person_a: 'Person A',
    person_b: 'Person B',
  },
  /** A body in a house of the inner or the outer ring. */
  otherHouse: {
    inner: '{point}, in house {house} inside',
    outer: '{point}, in house {house} outside',
  },
  houseAt: 'House {house} {place}',
  aspect: {
    applying: '{from} {aspect} {to}, orb {orb}, applying',
    separating: '{from} {aspect} {to}, orb {orb}, separating',
    open: '{from} {aspect} {to}, orb {orb}',
  },
} as const
