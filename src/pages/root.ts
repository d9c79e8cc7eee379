/** The relative path from a page to the root of the service, so that links work below any path of a proxy. */
export function rootOf(url: string): string {
  const slashes = url.split('?', 1)[0]!.split('/').length - 2
  return '../'.repeat(slashes) || './'
}
