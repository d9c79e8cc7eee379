import { bothOf, type KootaRule, koota, type MoonPlace, pointsIn, SOURCES, type Table } from './koota.ts'

/** The animals, in the order of the table. */
const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const
export type Yoni = (typeof YONIS)[number]

/** The animals of the nakshatras from Ashwini on. Abhijit, which is the other mongoose, is not counted. */
const OF_NAKSHATRAS: readonly Yoni[] = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Serpent',
  'Dog',
  'Cat',
  'Sheep',
  'Cat',
  'Rat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Buffalo',
  'Tiger',
  'Deer',
  'Deer',
  'Dog',
  'Monkey',
  'Mongoose',
  'Monkey',
  'Lion',
  'Horse',
  'Lion',
  'Cow',
  'Elephant',
]

export const yoniOf = ({ nakshatra }: MoonPlace): Yoni => OF_NAKSHATRAS[nakshatra]!

const GRID: Table = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
]

/** The table with other points in single cells, by the animals of bride and groom. */
const gridWith = (cells: Readonly<Record<string, number>>): Table =>
  GRID.map((row, bride) => row.map((points, groom) => cells[`${YONIS[bride]}/${YONIS[groom]}`] ?? points))

const MAITREYA = gridWith({ 'Deer/Horse': 1, 'Lion/Buffalo': 2 })
const PYJHORA = gridWith({ 'Deer/Horse': 1, 'Horse/Deer': 1 })

/** Whether two animals are sworn enemies. All sources have the same seven pairs. */
export const areEnemies = (one: Yoni, other: Yoni): boolean => pointsIn(GRID, YONIS, one, other) === 0

const ruleOf = (points: (hers: Yoni, his: Yoni) => number, says: string, source: string): KootaRule => ({
  says,
  source,
  score(couple) {
    const { his, hers, because } = bothOf(couple, yoniOf)
    return { score: points(hers, his), because }
  },
})

const tabled =
  (table: Table) =>
  (hers: Yoni, his: Yoni): number =>
    pointsIn(table, YONIS, hers, his)

const SAYS =
  'Four points for the same animal, three for friends, two for neutral animals, one for enemies, none for sworn enemies.'

function threeLevels(hers: Yoni, his: Yoni): number {
  if (hers === his) return 4
  return areEnemies(hers, his) ? 0 : 2
}

/** The animals of the two nakshatras. */
export const YONI = koota({
  name: 'Yoni',
  max: 4,
  rules: {
    grid: ruleOf(
      tabled(GRID),
      SAYS,
      'Symmetric table of several public matching programs; 194 of its 196 cells are those of Maitreya (saravali.de)',
    ),
    maitreya: ruleOf(tabled(MAITREYA), SAYS, `${SOURCES.maitreya}, Yoni Koota`),
    pyjhora: ruleOf(tabled(PYJHORA), SAYS, 'PyJHora, YoniArray of compatibility.py'),
    three_levels: ruleOf(
      threeLevels,
      'Four points for the same animal, none for sworn enemies, two for all others.',
      SOURCES.krazykrackpot,
    ),
  },
})
