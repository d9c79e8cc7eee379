const PATH = '/mcp'
const SCOPED = /^\/mcp\/(?!oauth$)[a-z_-]{1,40}$/

/** The resource that stands for all MCP endpoints of a service. */
export const wholeResource = (base: string): string => base + PATH

/** The resource that a client asks for (RFC 8707), in its canonical form. Null for one that is not of this service. */
export function resourceOf(base: string, asked: string | undefined): string | null {
  if (asked === undefined) return wholeResource(base)
  if (!URL.canParse(asked)) return null
  const { origin, pathname, search, username, password } = new URL(asked)
  const text = `${origin}${pathname}`.replace(/\/$/, '')
  if (search || username || password || asked.includes('#') || !text.startsWith(base)) return null
  const path = text.slice(base.length)
  return path === PATH || SCOPED.test(path) ? text : null
}

/** Whether a grant for one resource is enough for another: the same, or a part of all endpoints. */
export const covers = (granted: string, asked: string): boolean =>
  granted === asked || (granted.endsWith(PATH) && asked.startsWith(`${granted}/`))

/** The service that a resource belongs to. */
export const baseOfResource = (resource: string): string => resource.replace(/\/mcp(?:\/[^/]*)?$/, '')
