/** The seven planets of the tradition, the Sun and the Moon among them. */
export const SEVEN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type SevenPlanet = (typeof SEVEN)[number]

export const isSeven = (id: string): id is SevenPlanet => (SEVEN as readonly string[]).includes(id)
