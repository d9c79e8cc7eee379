/** The texts in and about chart images, in English. */
export const CHARTS = {
  titles: { natal: 'Natal chart of {name}' },
  skyOf: 'Sky of {when}',
  moment: '{date}, {time} {zone} ({offset})',
  noon: '{date}, cast for noon: time unknown',
  country: '{place}, {country}',
  compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
  houses: '{system} houses',
  sectors: 'Gauquelin sectors',
  /** Why a chart has other houses than were asked for. */
  housesEnd: '{asked} ends at the polar circle',
  housesInstead: '{houses} ({reason})',
  noHouses: 'no houses',
  tropical: 'tropical zodiac',
  sidereal: 'sidereal zodiac ({ayanamsa})',
  siderealDegrees: 'sidereal zodiac ({ayanamsa} {degrees})',
  ownAyanamsa: 'own ayanamsa, {degrees}° on Julian day {epoch} TT',
  methods: '{houses}, {zodiac}',
  /** Marks after the titles of two captions. */
  inner: 'inside',
  outer: 'outside',
  descriptions: {
    birth: 'Cast for {when}, {where}; {how}.',
    second: '{called}: {when}, {where}. {birth}',
    dated: '{called}: {dated}, the sky of {when}, {where}. {birth}',
  },
  rings: {
    natal: 'the natal chart',
    person_a: 'the first person',
    person_b: 'the second person',
  },
  /** What screen readers say. */
  spoken: {
    shown: 'Shown: {points}.',
    inside: 'Inside, {ring}: {points}.',
    outside: 'Outside, {ring}: {points}.',
    point: '{name} {place}',
    variant: '{name} ({variant})',
    inHouse: '{point} in house {house}',
    retrograde: '{point} retrograde',
    stationary: {
      retrograde: '{point}, stationary, turning retrograde',
      direct: '{point}, stationary, turning direct',
    },
    noAspects: 'No aspects are drawn.',
    aspects: '{count} aspects, the closest: {closest}.',
    aspect: '{from} {aspect} {to} within {orb}°',
  },
  /** Titles of the parts of a drawing, and the marks of a body in them. */
  parts: {
    house: 'House {house}',
    inHouse: 'house {house}',
    retrograde: 'retrograde',
    stationary: { retrograde: 'stationary, turning retrograde', direct: 'stationary, turning direct' },
    axes: { asc: 'Ascendant', dc: 'Descendant', mc: 'Midheaven', ic: 'Imum coeli' },
    applying: '{from} {aspect} {to}, orb {orb}°, applying',
    separating: '{from} {aspect} {to}, orb {orb}°, separating',
    shape: 'Horoscope shape: {shape}',
  },
  decimalMark: '.',
} as const

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
