import { type Couple, type KootaRule, koota, type MoonPlace, SOURCES } from './koota.ts'

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

/** Points by animal: rows are the bride’s, columns the groom’s. */
type Table = readonly (readonly number[])[]

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

/** Cells in which the table of Maitreya differs: a deer with a horse as groom, and a lion with a buffalo. */
const MAITREYA: Table = GRID.map((row, bride) =>
  row.map((points, groom) => {
    if (YONIS[bride] === 'Deer' && YONIS[groom] === 'Horse') return 1
    return YONIS[bride] === 'Lion' && YONIS[groom] === 'Buffalo' ? 2 : points
  }),
)

const pointsIn = (table: Table, hers: Yoni, his: Yoni): number => table[YONIS.indexOf(hers)]![YONIS.indexOf(his)]!

/** Whether two animals are sworn enemies. All sources have the same seven pairs. */
export const areEnemies = (one: Yoni, other: Yoni): boolean => pointsIn(GRID, one, other) === 0

const ruleOf = (points: (hers: Yoni, his: Yoni) => number, says: string, source: string): KootaRule => ({
  says,
  source,
  score({ groom, bride }: Couple) {
    const [his, hers] = [yoniOf(groom), yoniOf(bride)]
    return { score: points(hers, his), because: `groom ${his}, bride ${hers}` }
  },
})

const SAYS =
  'Four points for the same animal, three for friends, two for neutral ones, one for enemies, none for sworn enemies.'

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
      (hers, his) => pointsIn(GRID, hers, his),
      SAYS,
      'The symmetric table of 14 animals that most programs have; it differs from that of Maitreya in two cells',
    ),
    maitreya: ruleOf((hers, his) => pointsIn(MAITREYA, hers, his), SAYS, `${SOURCES.maitreya}, Yoni Koota`),
    three_levels: ruleOf(
      threeLevels,
      'Four points for the same animal, none for sworn enemies, two for all others.',
      SOURCES.krazykrackpot,
    ),
  },
})
