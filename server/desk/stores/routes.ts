import type { FastifyInstance } from 'fastify'
import { changeStore, listStores as listStoresCall, type DeskStores } from '#contract/desk/stores.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { requireAllStores } from '#server/desk/system/require-all-stores.ts'
import { listStores, setDefaultStore, switchStore } from '#server/platform/brand/change-stores.ts'

/** Which stores the shop has: for those who work for all of them. */
export function storesRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  const read = async (): Promise<DeskStores> => ({
    stores: (await listStores(db)).map(({ code, storeId, enabled, isDefault }) => ({
      country: code,
      storeId,
      isOpen: enabled,
      isMain: isDefault,
    })),
  })

  mount(app, listStoresCall, (_input, call) => {
    requireAllStores(call)
    return read()
  })

  mount(app, changeStore, async ({ params: { country }, body: { act } }, call) => {
    requireAllStores(call)
    await call.transact(async (tx) => {
      if (act === 'main') await setDefaultStore(tx, country, call.acting())
      else await switchStore(tx, country, act === 'open', call.acting())
      return {}
    })
    return read()
  })
}
