/** Words within a name that mean the same: `current_longitude` is `current_lng`. */
const WORDS: Readonly<Record<string, string>> = { latitude: 'lat', longitude: 'lng', lon: 'lng', long: 'lng' }

/** `houseSystem`, `House-System` and `house_system` count as the same. */
export const spelling = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word))
    .join('_')
