/** Keys whose texts are not written yet: readings leave them out. */
export const UNWRITTEN = /^transit\.(jupiter|saturn|uranus|neptune|pluto|chiron|north_node)\./
