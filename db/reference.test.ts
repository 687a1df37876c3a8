import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { and, eq, getTableName } from './connection/drizzle.ts'
import { writeReferenceData } from './reference.ts'
import { exchangeOption } from './schema/exchange.ts'
import { fastShippingZone, shippingMethod } from './schema/shipping.ts'
import { accountType, addressType, bank, country, idType, routeAlias } from './schema/store.ts'
import { walletConfig } from './schema/wallet.ts'

const { db } = await freshDatabase()

test('a migrated database has the lists no shop can run without', async () => {
  const lists = [country, idType, accountType, addressType, routeAlias, bank, exchangeOption, walletConfig]
  const counts: Record<string, number> = {}
  for (const table of [...lists, shippingMethod, fastShippingZone]) {
    counts[getTableName(table)] = await db.$count(table)
  }
  expect(counts).toEqual({
    country: 3,
    id_type: 4,
    account_type: 7,
    address_type: 17,
    route_alias: 9,
    bank: 76,
    exchange_option: 37,
    wallet_config: 3,
    shipping_method: 9,
    fast_shipping_zone: 6,
  })
})

test('what the retailer changed survives the next start', async () => {
  const standard = and(eq(shippingMethod.country, 'ar'), eq(shippingMethod.code, 'standard'))
  await db.update(shippingMethod).set({ price: 1 }).where(standard)
  await writeReferenceData(db)
  const [row] = await db.select().from(shippingMethod).where(standard)
  expect(row!.price).toBe(1)
})
