import { eraseMySize, readMySizes, setMySize } from '#contract/customers/my-sizes.ts'
import type { Handle } from '#db/connection/handle.ts'
import { knownSizes } from '#domain/customers/my-sizes/my-sizes.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { mySizesRepository } from './repository.ts'

async function sizesOf(db: Handle, idCustomer: number) {
  const sizes = mySizesRepository(db)
  return knownSizes(await sizes.choicesOf(idCustomer), await sizes.evidenceOf(idCustomer))
}

export function mySizesRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, readMySizes, async (_input, { customer }) => ({
    error: false as const,
    sizes: await sizesOf(db, customer.idCustomer),
  }))

  mount(app, setMySize, ({ body: { kind, wearer, size } }, { country, customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      await mySizesRepository(tx).write(idCustomer, { kind, wearer, size, at: now })
      const message = country === 'ar' ? 'Talle guardado.' : 'Talla guardada.'
      return { error: false as const, message, sizes: await sizesOf(tx, idCustomer) }
    }),
  )

  mount(app, eraseMySize, ({ query: { kind, wearer } }, { country, customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      await mySizesRepository(tx).write(idCustomer, { kind, wearer, size: null, at: now })
      const message = country === 'ar' ? 'Talle borrado.' : 'Talla borrada.'
      return { error: false as const, message, sizes: await sizesOf(tx, idCustomer) }
    }),
  )
}
