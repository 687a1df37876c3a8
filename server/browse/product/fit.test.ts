import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const fit = async () => (await shop.get('/api/productdetail/zapatilla-brisa-zm0001', { country: 'ar' })).json().data.fit

test('U43 returns as too small become the product’s fit line, with five answers and not with four', async () => {
  expect(await fit()).toBe(null)
  for (let at = 1; at <= 5; at++) {
    expect(await fit()).toBe(null)
    await shop.db
      .execute(sql`insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, branch_id, created_at)
      select 'F' || ${at}::int, o.country, o.id_customer, o.order_nr, 'finished', 'branch_dropoff', (select id from branch_office where name = 'Vereda Palermo'), now()
      from sales_order o where order_nr = 'R101'`)
    await shop.db
      .execute(sql`insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount)
      select 'F' || ${at}::int, country, order_nr, id, 1, 'too_small', '', 'credit_wallet', 0 from order_item
      where order_nr = 'R101' and sku_simple = 'ZM0001-38' order by id limit 1`)
  }
  expect(await fit()).toBe('runs_small')
})
