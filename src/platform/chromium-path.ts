import { accessSync, constants, statSync } from 'node:fs'

/** Whether a path is a file that this process may run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Throws when CHROMIUM_PATH is not a program. For processes that run a browser, or start a process that does. */
export function checkChromiumPath(path: string | undefined): void {
  if (path === undefined || isProgram(path)) return
  throw new Error(
    `The environment is not valid.\nCHROMIUM_PATH is not a program: ${path}. Set it to the program itself, as in ` +
      '/usr/bin/chromium or, on macOS, /Applications/Google Chrome.app/Contents/MacOS/Google Chrome; or unset it.',
  )
}
