/** Browsers by a part of their user agent. The first that matches counts, because most name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\bFxiOS\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/\bCriOS\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const LENGTH_MAX = 80

/** The readable name of a user agent: browser and system, or the text itself. */
export function agentName(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return 'A program without a name'
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version === undefined) continue
    const system = SYSTEMS.find(([each]) => each.test(userAgent))?.[1]
    return `${name} ${version}${system === undefined ? '' : ` on ${system}`}`
  }
  return userAgent.length > LENGTH_MAX ? `${userAgent.slice(0, LENGTH_MAX)}…` : userAgent
}
