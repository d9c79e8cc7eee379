import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { created, isWithin, page, paging } from '../http/page.ts'
import {
  changeMetadata,
  metadata,
  metadataChange,
  type Route,
  route,
  type ShapeOf,
  text,
  unsettable,
} from '../http/route.ts'
import { makeCustomer } from '../objects/customer.ts'
import { deleteCustomer } from '../people/customer.ts'

const fields = {
  email: unsettable(text).optional(),
  name: unsettable(text).optional(),
  description: unsettable(text).optional(),
  phone: unsettable(text).optional(),
} satisfies ShapeOf<Stripe.CustomerUpdateParams>

export const CUSTOMERS: readonly Route[] = [
  route('POST', '/v1/customers', { ...fields, metadata: metadata.optional() }, (world, of) => {
    const customer = makeCustomer(world, of)
    emit(world, 'customer.created', customer)
    return customer
  }),
  route('GET', '/v1/customers/:id', {}, (world, _, id) => world.deletedCustomers.get(id) ?? world.get('customer', id)),
  route('POST', '/v1/customers/:id', { ...fields, metadata: metadataChange.optional() }, (world, of, id) => {
    const customer = world.get('customer', id)
    change(world, 'customer.updated', customer, () => {
      for (const field of ['email', 'name', 'description', 'phone'] as const)
        if (of[field] !== undefined) customer[field] = of[field]
      if (of.metadata !== undefined) changeMetadata(customer.metadata, of.metadata)
    })
    return customer
  }),
  route('DELETE', '/v1/customers/:id', {}, (world, _, id) => deleteCustomer(world, id)),
  route('GET', '/v1/customers', { ...paging, ...created, email: text.optional() }, (world, of) => {
    const found = world
      .all('customer')
      .filter((customer) => !of.email || customer.email === of.email)
      .filter((customer) => isWithin(customer.created, of.created))
    return page('/v1/customers', found, of)
  }),
]
