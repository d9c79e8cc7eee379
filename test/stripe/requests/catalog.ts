import type Stripe from 'stripe'
import { z } from 'zod'
import { invalid } from '../failure.ts'
import { created, isWithin, page, paging } from '../http/page.ts'
import { flag, type Route, route, type ShapeOf, text } from '../http/route.ts'

export const CATALOG: readonly Route[] = [
  route('GET', '/v1/products/:id', {}, (world, _, id) => world.get('product', id)),
  route(
    'GET',
    '/v1/products',
    { ...paging, ...created, active: flag.optional(), ids: z.array(text).optional() },
    (world, of) =>
      page(
        '/v1/products',
        world
          .all('product')
          .filter((product) => of.active === undefined || product.active === of.active)
          .filter((product) => !of.ids || of.ids.includes(product.id))
          .filter((product) => isWithin(product.created, of.created)),
        of,
      ),
  ),
  route('GET', '/v1/prices/:id', {}, (world, _, id) => world.get('price', id)),
  route(
    'GET',
    '/v1/prices',
    {
      ...paging,
      ...created,
      active: flag.optional(),
      currency: text.optional(),
      lookup_keys: z.array(text).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    } satisfies ShapeOf<Stripe.PriceListParams>,
    (world, of) => {
      if (of.lookup_keys && of.lookup_keys.length > 10)
        throw invalid('At most 10 lookup keys.', { param: 'lookup_keys' })
      const found = world
        .all('price')
        .filter((price) => price.active === (of.active ?? true))
        .filter((price) => !of.currency || price.currency === of.currency)
        .filter((price) => !of.lookup_keys || (price.lookup_key !== null && of.lookup_keys.includes(price.lookup_key)))
        .filter((price) => !of.product || price.product === of.product)
        .filter((price) => !of.type || price.type === of.type)
        .filter((price) => isWithin(price.created, of.created))
      return page('/v1/prices', found, of)
    },
  ),
]
