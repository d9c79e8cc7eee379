import { expect, test } from 'vitest'
import { BIRTH, type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const BOUGHT = 4
const REPORT = {
  url: '/api/v1/natal/calculate',
  payload: { ...BIRTH, name: 'Ada', psychological_report: { enabled: true } },
}

let shop: ShopFronts
useShopFronts({}, (opened) => {
  shop = opened
})

async function buy(customer: Customer): Promise<string> {
  const session = await customer.buy({ kind: 'report_credits', quantity: BOUGHT })
  await shop.tell()
  return shop.stripe.chargeOf(session)
}

/** The credits that are left, and what became of the order. */
async function credits(customer: Customer): Promise<readonly number[]> {
  await shop.tell()
  const { report_credits, purchases } = (await customer.ask('GET', '/billing/customer')).json()
  return [report_credits, purchases[0].taken_back, purchases[0].owed]
}

test('a refund that fails gives back what it took', async () => {
  const ada = await shop.person('ada')
  const { id } = shop.stripe.operator.refund(await buy(ada))
  expect(await credits(ada)).toEqual([0, BOUGHT, 0])
  shop.stripe.operator.failRefund(id)
  expect(await credits(ada)).toEqual([BOUGHT, 0, 0])
})

test('a refund that fails ends first what was owed', async () => {
  const ada = await shop.person('owing')
  const charge = await buy(ada)
  for (let used = 0; used < BOUGHT - 1; used += 1)
    expect((await ada.calculate(shop.fronts[0], REPORT)).statusCode).toBe(200)
  const { id } = shop.stripe.operator.refund(charge)
  expect(await credits(ada)).toEqual([0, 1, BOUGHT - 1])
  shop.stripe.operator.failRefund(id)
  expect(await credits(ada)).toEqual([1, 0, 0])
})

test('a dispute takes everything back once it is lost, also after a refund in part', async () => {
  const ada = await shop.person('losing')
  const charge = await buy(ada)
  shop.stripe.operator.refund(charge, 300)
  expect(await credits(ada)).toEqual([BOUGHT - 1, 1, 0])
  const { id } = shop.stripe.operator.openDispute(charge)
  expect(await credits(ada)).toEqual([BOUGHT - 1, 1, 0])
  shop.stripe.operator.closeDispute(id, 'lost')
  expect(await credits(ada)).toEqual([0, BOUGHT, 0])
})

test('a dispute about a part that is lost takes back what that part paid for', async () => {
  const ada = await shop.person('losing-a-part')
  const charge = await buy(ada)
  const price = shop.stripe.all('charge').find(({ id }) => id === charge)!.amount / BOUGHT
  const { id } = shop.stripe.operator.openDispute(charge, { amount: price * 2 })
  shop.stripe.operator.closeDispute(id, 'lost')
  expect(await credits(ada)).toEqual([BOUGHT - 2, 2, 0])
})

test('a dispute that is won changes nothing', async () => {
  const ada = await shop.person('winning')
  const { id } = shop.stripe.operator.openDispute(await buy(ada))
  shop.stripe.operator.closeDispute(id, 'won')
  expect(await credits(ada)).toEqual([BOUGHT, 0, 0])
})
