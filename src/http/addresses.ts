import type { Operation } from '../operations/operation.ts'

/** The operations by their paths, for requests that reach no route. */
export interface Addresses {
  /** Methods of a path, without its query. */
  methodsAt(address: string): string[]
  find(method: string, address: string): Operation | undefined
}

export function addresses(operations: readonly Operation[]): Addresses {
  const known = operations.map((operation) => ({ operation, path: pathOf(operation.url) }))
  const at = (address: string): Operation[] => {
    const asked = address.split('?', 1)[0]!
    return known.filter(({ path }) => path.test(asked)).map(({ operation }) => operation)
  }
  return {
    methodsAt: (address) => at(address).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    find: (method, address) => at(address).find((each) => each.method === (method === 'HEAD' ? 'GET' : method)),
  }
}

/** As in the router, a part in braces matches any text, and a slash may end the path. */
const pathOf = (url: string): RegExp => new RegExp(`^${url.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
