import { readFileSync } from 'node:fs'

/** The rows of a published table in `published/`, without its line of titles. */
export const published = (name: string): string[][] =>
  readFileSync(new URL(`published/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
