import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import type { PlaceChoices } from '../places/place.ts'

interface Searching {
  readonly compute: Compute
  readonly lane: Lane
  /** Counts the message that needs the searches. Called once, before the first search. */
  countMessage(): Promise<void>
  countSearch(): Promise<unknown>
}

/** Searches for the places of one message that may need a question to the person. Each name is searched once. */
export function placeSearches({ compute, lane, countMessage, countSearch }: Searching) {
  const searches = new Map<string, Promise<PlaceChoices>>()
  let counted: Promise<void> | undefined
  const search = async (city: string): Promise<PlaceChoices> => {
    counted ??= countMessage()
    await counted
    await countSearch()
    return JSON.parse(new TextDecoder().decode(await compute.run('place_choices', city, lane)))
  }
  return (city: string): Promise<PlaceChoices> => {
    const choices = searches.get(city) ?? search(city)
    searches.set(city, choices)
    return choices
  }
}
