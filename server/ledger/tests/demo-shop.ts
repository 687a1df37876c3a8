import { expect } from 'vitest'
import { sql, type SQL } from '#db/connection/drizzle.ts'
import { demoDatabase } from '#tests/database.ts'
import { noon } from '#tests/demo-moment.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { operatorOn } from './operator.ts'

export const now = noon
export const acting = { actor: 'operator test', now }

/** The demo without an assortment, restored before every test, with an operator's terminal and database queries. */
export async function openDemoShop() {
  const { db, pool, url } = await demoDatabase()
  await restoreBeforeEach(pool)
  const rows = async (query: SQL) => (await db.execute(query)).rows
  return {
    db,
    url,
    rows,
    one: async (query: SQL) => (await rows(query))[0],
    operator: operatorOn(url, { now }),
    stockOf: async (skuSimple: string) =>
      (await rows(sql`select stock from simple where sku_simple = ${skuSimple}`))[0]!.stock as number,
    lastStep: async (subject: string, id: string) =>
      (
        await rows(
          sql`select status, label, note from status_event where subject = ${subject} and subject_id = ${id}
            order by id desc limit 1`,
        )
      )[0],
    /** INV-02 and INV-12: stock and wallets hold nothing that was not booked. */
    async expectBooked() {
      expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
      expect(await rows(sql`select * from wallet_reconciliation`)).toEqual([])
    },
    /** A digest of everything an operator could change, to prove that nothing was changed. */
    picture: () =>
      rows(sql`select
        (select md5(string_agg(o::text, ';' order by order_nr)) from sales_order o) as orders,
        (select md5(string_agg(e::text, ';' order by batchnumber)) from exchange_request e) as exchanges,
        (select md5(string_agg(s::text, ';' order by sku_simple)) from simple s) as stock,
        (select md5(string_agg(w::text, ';' order by wallet_id)) from wallet w) as wallets,
        (select count(*) from stock_movement) as movements,
        (select count(*) from wallet_movement) as money,
        (select count(*) from status_event) as steps,
        (select count(*) from coupon_use) as uses,
        (select count(*) from audit) as traces`),
  }
}
