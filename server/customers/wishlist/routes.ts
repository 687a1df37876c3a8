import {
  addToWishlist,
  mergeWishlist,
  readFavourites,
  readWishlist,
  removeFromWishlist,
} from '#contract/customers/wishlist.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { favouritesToAdd } from '#domain/customers/wishlist/guest-favourites.ts'
import { maxFavourites } from '#domain/customers/wishlist/wishlist-rules.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { wishlistRepository } from './repository.ts'

export function wishlistRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, readWishlist, async (_input, { customer }) => ({
    error: false as const,
    wishlist: await wishlistRepository(db).of(customer.idCustomer),
  }))

  mount(app, readFavourites, async (_input, { country, customer, now }) => ({
    error: false as const,
    favourites: await wishlistRepository(db).favouritesOf(country, customer.idCustomer, now),
  }))

  mount(app, addToWishlist, ({ body }, { country, customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      const favourites = wishlistRepository(tx)
      const found = await favourites.productOf(country, body.sku, now)
      if (!found) throw new RuleError('product_not_found')
      const { sku, skuSimple, price: priceWhenAdded } = found
      await favourites.lock(idCustomer)
      const before = await favourites.of(idCustomer)
      if (before.some((item) => item.sku === sku)) {
        return { error: false as const, message: 'El producto ya existe en favoritos.', wishlist: before }
      }
      if (before.length >= maxFavourites) throw new RuleError('wishlist_full')
      await favourites.add({ country, idCustomer, sku, skuSimple, priceWhenAdded, createdAt: now })
      const wishlist = await favourites.of(idCustomer)
      return { error: false as const, message: 'El producto se agregó a favoritos.', wishlist }
    }),
  )

  mount(app, mergeWishlist, ({ body }, { country, customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      const favourites = wishlistRepository(tx)
      await favourites.lock(idCustomer)
      const before = (await favourites.of(idCustomer)).map(({ sku }) => sku)
      for (const requested of favouritesToAdd(body.skus.split('--'), before, { max: maxFavourites })) {
        const found = await favourites.productOf(country, requested, now)
        if (!found) continue
        const { sku, skuSimple, price: priceWhenAdded } = found
        await favourites.add({ country, idCustomer, sku, skuSimple, priceWhenAdded, createdAt: now })
      }
      return { error: false as const, message: '', wishlist: await favourites.of(idCustomer) }
    }),
  )

  mount(app, removeFromWishlist, ({ query: { sku } }, { customer: { idCustomer }, transact }) =>
    transact(async (tx) => {
      const favourites = wishlistRepository(tx)
      await favourites.remove(idCustomer, sku)
      const wishlist = await favourites.of(idCustomer)
      return { error: false as const, message: 'Producto removido de su lista de favoritos.', wishlist }
    }),
  )
}
