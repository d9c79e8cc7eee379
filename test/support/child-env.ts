const { PATH, NODE_COMPILE_CACHE } = process.env

/**
 * What a process that a test starts gets of our environment, which has no settings of the service. It has no series of
 * positions: building them takes half a minute.
 */
export const CHILD_ENV: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE, SERIES_CENTURIES: 'none' }
