import { asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type ListedStore = { code: OpenCountry; name: string; storeId: string; enabled: boolean; isDefault: boolean }

/** Every store the product knows, on or off. */
export async function listStores(db: Handle): Promise<ListedStore[]> {
  const { code, name, storeId, enabled, isDefault } = countryTable
  const rows = await db.select({ code, name, storeId, enabled, isDefault }).from(countryTable).orderBy(asc(code))
  return rows.filter((row): row is ListedStore => isOpenCountry(row.code))
}

/** Locks the stores, so that two operators never switch off the last two of them at once. */
async function lockStores(tx: Handle): Promise<ListedStore[]> {
  await tx.execute(sql`select from ${countryTable} order by ${countryTable.code} for update`)
  return listStores(tx)
}

/** Opens or closes a store. One that is off is in no picker, host, site map, feed or job; its orders are still served. */
export async function switchStore(db: Handle, code: OpenCountry, enabled: boolean, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stores = await lockStores(tx)
    const store = stores.find((one) => one.code === code)
    if (!store) throw new OperatorRefusal(`There is no store ${code}.`, 'No hay tal tienda.')
    if (store.enabled === enabled) return
    if (store.isDefault) {
      throw new OperatorRefusal(
        `${code} is the default store: choose another first, store default.`,
        'Es la tienda principal: elegí antes otra.',
      )
    }
    await tx.update(countryTable).set({ enabled }).where(eq(countryTable.code, code))
    await writeAudit(tx, acting, enabled ? 'store-on' : 'store-off', code)
  })
}

/** The store of a visitor about whom nothing is known. */
export async function setDefaultStore(db: Handle, code: OpenCountry, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stores = await lockStores(tx)
    const store = stores.find((one) => one.code === code)
    if (!store?.enabled) {
      throw new OperatorRefusal(`${code} is off: switch it on first, store on ${code}.`, 'Está cerrada: abrila antes.')
    }
    if (store.isDefault) return
    await tx.update(countryTable).set({ isDefault: false }).where(eq(countryTable.isDefault, true))
    await tx.update(countryTable).set({ isDefault: true }).where(eq(countryTable.code, code))
    await writeAudit(tx, acting, 'store-default', code)
  })
}
