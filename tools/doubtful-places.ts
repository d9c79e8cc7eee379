import { readFileSync } from 'node:fs'
import { rankedPlaces } from '../src/places/build.ts'
import { gazetteerFiles } from '../src/places/gazetteer.ts'
import { lookupKey } from '../src/places/lookup-keys.ts'
import { doubtfulWeights, LESSER, type Ranked, weightOf } from '../src/places/weight.ts'

/**
 * Lists the names whose first place may not be the one that people mean: it has more inhabitants than the second, but neither
 * a rank of an administration nor as many names. `node tools/doubtful-places.ts [COUNT]` prints the largest 30 of one country
 * each, for a look at a map; those that are wrong need a rule in `src/places/weight.ts`.
 */
const COUNT = Number(process.argv[2] ?? 30)
const SECOND_MIN = 10_000
const RANKS = new Set(['PPLC', 'PPLA', 'PPLA2'])

const places = [...rankedPlaces(readFileSync(gazetteerFiles().places))]
const corrected = doubtfulWeights(places)
const weight = (place: Ranked): number => corrected.get(place.id) ?? weightOf(place.population, place.feature)

const byName = Map.groupBy(
  places.filter(({ population }) => population >= SECOND_MIN),
  ({ name, country }) => `${country} ${lookupKey(name)}`,
)
const doubtful = [...byName.values()].flatMap((group) => {
  const [first, ...others] = group.filter(({ feature }) => !LESSER.has(feature)).sort((a, b) => weight(b) - weight(a))
  if (!first || RANKS.has(first.feature)) return []
  const rival = others.find(({ feature, names }) => RANKS.has(feature) || names > first.names)
  return rival ? [{ first, rival }] : []
})
const told = ({ id, feature, population, names }: Ranked): string =>
  `geonames.org/${id} ${feature}, ${population} people, ${names} names`
for (const { first, rival } of doubtful.sort((a, b) => b.rival.population - a.rival.population).slice(0, COUNT)) {
  console.log(`${first.name}, ${first.country}: ${told(first)}; then ${told(rival)}`)
}
