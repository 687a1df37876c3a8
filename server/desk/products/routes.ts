import type { FastifyInstance } from 'fastify'
import {
  changeProduct,
  createProduct,
  listProducts,
  readProductChecks,
  readProductLists,
  setProductStock,
  showProduct,
  uploadProductPicture,
} from '#contract/desk/products.ts'
import type { Handle } from '#db/connection/handle.ts'
import { maxCounted } from '#domain/browse/assortment/grid-filter.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { changeProduct as change, subjectOf } from '#server/browse/assortment/change-product.ts'
import { createProduct as create } from '#server/browse/assortment/create-product.ts'
import { countChecks, countProducts, listProducts as list } from '#server/browse/assortment/list-products.ts'
import { readProduct } from '#server/browse/assortment/read-products.ts'
import type { ShopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { addProductPicture } from '#server/operations/photos/add-product-picture.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { setStock } from '#server/ledger/stock/set-stock.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { changedMeanwhile, lockProduct, lockSeenProduct } from './lock-seen-product.ts'
import { readLists } from './read-lists.ts'
import { withSentences } from './refuse.ts'
import { shownProduct, wireListed } from './wire-product.ts'

const pageSize = 60

type Parts = {
  db: Handle
  hosts: Pick<ShopHosts, 'originOf'>
  photos: PhotoStore
  prepare: PhotoPreparer['prepare']
}

export function deskProductRoutes(app: FastifyInstance, mount: MountDesk, { db, hosts, photos, prepare }: Parts) {
  mount(app, listProducts, async ({ query: { country, sort = 'newest', after, ...filter } }, { requireStore, now }) => {
    requireStore(country)
    const scope = { country, now }
    const [{ products, next }, total] = await Promise.all([
      list(db, filter, scope, { sort, after, limit: pageSize }),
      after === undefined ? countProducts(db, filter, scope, maxCounted) : null,
    ])
    return { products: products.map(wireListed), next, total }
  })

  mount(app, readProductLists, async ({ query: { country } }, { requireStore, caller }) => {
    requireStore(country)
    return { ...(await readLists(db, country)), shop: hosts.originOf[country] ?? caller.origin }
  })

  mount(app, readProductChecks, async ({ query: { country } }, { requireStore, now }) => {
    requireStore(country)
    return { checks: await countChecks(db, { country, now }) }
  })

  mount(app, showProduct, async ({ params }, { requireStore }) => {
    requireStore(params.country)
    return shownProduct(db, params)
  })

  mount(app, changeProduct, async ({ params, body }, call) => {
    const { country } = params
    call.requireStore(country)
    await withSentences(call.language, () =>
      call.transact(async (tx) => {
        const current = await lockSeenProduct(tx, { ...params, version: body.version })
        await change(tx, country, current, definedOf(body.change), call.acting(body.reason || undefined))
      }),
    )
    return shownProduct(db, params)
  })

  mount(app, uploadProductPicture, async ({ params, body: { picture } }, call) => {
    const { country, sku } = params
    call.requireStore(country)
    if (!(await readProduct(db, params))) throw new DeskError('not_found')
    const address = await addProductPicture(db, Buffer.from(picture, 'base64'), { store: photos, prepare }, call.now)
    await call.transact((tx) =>
      writeAudit(tx, call.acting(), 'product-picture', subjectOf(country, sku), {
        country,
        after: { picture: address },
      }),
    )
    return { address }
  })

  mount(app, setProductStock, async ({ params, body: { skuSimple, seen, stock, reason } }, call) => {
    call.requireStore(params.country)
    await call.transact(async (tx) => {
      const { sizes } = await lockProduct(tx, params, true)
      const size = sizes.find((one) => one.skuSimple === skuSimple)
      if (!size) throw new DeskError('not_found')
      if (size.stock !== seen) {
        const { details } = await changedMeanwhile(tx, params)
        throw new DeskError('changed_meanwhile', { data: { ...details.data, stock: size.stock } })
      }
      await setStock(tx, { skuSimple, stock, country: params.country }, call.acting(reason || undefined))
    })
    return shownProduct(db, params)
  })

  mount(app, createProduct, async ({ body }, call) => {
    const { country, sku, copyOf } = body
    call.requireStore(country)
    await withSentences(call.language, () =>
      call.transact(async (tx) => {
        if (copyOf) await lockProduct(tx, { country, sku: copyOf })
        await create(tx, body, call.acting())
      }),
    )
    return shownProduct(db, { country, sku })
  })
}

/** Only the fields that were named. */
const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
